/** The folder of a server in what somebody typed, with or without its beginning; null if that is no address. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  try {
    const address = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    if (!/^https?:$/.test(address.protocol) || address.username !== "" || /\s/.test(text)) return null;
    const folder = address.pathname.replace(/index\.html$/, "");
    return `${address.origin}${folder.endsWith("/") ? folder : `${folder}/`}`;
  } catch {
    return null;
  }
}
