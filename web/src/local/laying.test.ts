// @vitest-environment node
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { lay, unpack } from "./laying";

const FILES = { "quarriors/__init__.pyc": "one", "quarriors/text/page.ftl": "close = Zù", "six.pyc": "" };

/** As `quarriors/site/packing.py` packs. */
function packed(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const data = Object.values(files).map((text) => Buffer.from(text));
  const names = Buffer.from(JSON.stringify(Object.keys(files).map((name, at) => [name, data[at]?.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(names.length);
  return new Uint8Array(gzipSync(Buffer.concat([length, names, ...data])));
}

test("what is packed comes out as it was", async () => {
  const files = await unpack(packed(FILES));
  expect([...files].map(([name, data]) => [name, new TextDecoder().decode(data)])).toEqual(Object.entries(FILES));
});

test("each folder is made once, before what lies in it", async () => {
  const done: string[] = [];
  lay(await unpack(packed(FILES)), "/core", {
    mkdirTree: (path) => void done.push(`${path}/`),
    writeFile: (path) => void done.push(path),
  });
  expect(done).toEqual(["/core/quarriors/", "/core/quarriors/__init__.pyc", "/core/quarriors/text/", "/core/quarriors/text/page.ftl", "/core/", "/core/six.pyc"]);
});

test("a damaged pack is no pack", async () => {
  await expect(unpack(packed(FILES).slice(0, -9))).rejects.toThrow();
});
