/** Lays our modules out for Python: a pack is a list of names and sizes, then the files themselves, all of it compressed at once. */

/** Where files are laid out. */
export interface Floor {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: true }): void;
}

/** What is in a pack: `quarriors/site/packing.py` has written it. */
export async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<ReadonlyMap<string, Uint8Array>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const all = new Uint8Array(await new Response(stream).arrayBuffer());
  const length = new DataView(all.buffer).getUint32(0);
  let at = 4 + length;
  const list = JSON.parse(new TextDecoder().decode(all.subarray(4, at))) as readonly (readonly [string, number])[];
  return new Map(list.map(([name, size]) => [name, all.subarray(at, (at += size))]));
}

/** Puts them below a folder. They are handed over, not copied. */
export function lay(files: ReadonlyMap<string, Uint8Array>, folder: string, floor: Floor): void {
  const made = new Set<string>();
  for (const [name, data] of files) {
    const path = `${folder}/${name}`;
    const above = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(above)) floor.mkdirTree(above);
    made.add(above);
    floor.writeFile(path, data, { canOwn: true });
  }
}
