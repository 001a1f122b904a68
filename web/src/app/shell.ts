/** The service worker of the page, and whether the browser would install the page as an app. */

/** Where the worker lies: beside the page, wherever that is. */
const WORKER = "./sw.js";

/** Lets the browser keep the shell of the page. Without it, everything works as long as there is a connection. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = (): void => {
    // a browser may refuse it: in private windows, or without https
    navigator.serviceWorker.register(WORKER).catch(() => undefined);
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
