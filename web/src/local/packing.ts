/** A record as the end of a link, and back: deflated, in letters that addresses may have. */

async function through(data: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([data]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export async function packed(text: string): Promise<string> {
  const data = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...data)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The record in it; null if the link was cut off, or was never one. */
export async function unpacked(link: string): Promise<string | null> {
  try {
    const data = Uint8Array.from(atob(link.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await through(data, new DecompressionStream("deflate-raw")));
    return isRecord(text) ? text : null;
  } catch {
    return null;
  }
}

/** Whether a text begins as records do: those of games, and those that a server or a table here has written. */
export function isRecord(text: string): boolean {
  return /^quarriors (?:record|game) \d+\s*$/m.test(text.slice(0, 200));
}

/** Who sits at the table of a record, in their order. */
export function playersOf(record: string): readonly string[] {
  const line = /^players: (.*)$/m.exec(record)?.[1] ?? "";
  return line.split(",").map((name) => name.trim()).filter((name) => name !== "");
}
