/** Doing something again and again while somebody looks at the page. */

/** Now, then every so many seconds, and when the page comes back into sight. Returns how to stop. */
export function refresh(seconds: number, what: () => void): () => void {
  const look = (): void => {
    if (!document.hidden) what();
  };
  what();
  const timer = setInterval(look, seconds * 1000);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
