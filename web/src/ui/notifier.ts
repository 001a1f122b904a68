/** Telling somebody who looks elsewhere that it is their turn. */

export type Permission = "granted" | "denied" | "unsupported";

/** Asks the browser, and whoever sits before it: only ever after a click. */
export async function askPermission(): Promise<Permission> {
  if (!("Notification" in globalThis)) return "unsupported";
  try {
    return (await Notification.requestPermission()) === "granted" ? "granted" : "denied";
  } catch {
    return "unsupported";
  }
}

/** One notification per game: a newer one takes the place of the older. Does nothing while the page is looked at. */
export function tellTurn(game: string, title: string, text: string): void {
  if (!document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const told = new Notification(title, { body: text, tag: game, icon: "./icon.svg" });
    told.onclick = () => {
      focus();
      told.close();
    };
    // whoever is back knows it, and may read another language soon
    const seen = (): void => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", seen);
      told.close();
    };
    document.addEventListener("visibilitychange", seen);
  } catch {
    // some phones have the name but refuse to make one: the title of the page still says it
  }
}
