import { expect, test } from "vitest";
import { qrOf, qrPath, times, type Modules } from "./qr";

/** The text of a code, read as a camera would that sees it straight: format, mask, columns, blocks, bytes. */
function read(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const [all, correcting, blocks] = SIZES[version]!;
  let format = 0;
  for (let bit = 14; bit >= 0; bit--) {
    const [x, y] = bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8];
    format = 2 * format + Number(modules[y]![x]);
  }
  format ^= 0x5412;
  expect(format >> 13).toBe(0);
  const mask = (format >> 10) & 7;
  const flips = [
    (x: number, y: number) => (x + y) % 2, (_: number, y: number) => y % 2, (x: number) => x % 3, (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask]!;
  const last = size - 7;
  const spots = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  const isFixed = (x: number, y: number): boolean => {
    if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) || x === 6 || y === 6) return true;
    if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
    return spots.some((cx) =>
      spots.some((cy) => {
        const atFinder = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
        return !atFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
      }),
    );
  };
  const bits: number[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y)) bits.push(Number(modules[y]![x]) ^ (flips(x, y) === 0 ? 1 : 0));
    }
    upward = !upward;
  }
  const codewords = Array.from({ length: all }, (_, at) => bits.slice(8 * at, 8 * at + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  const short = Math.floor(all / blocks) - correcting;
  const sizes = Array.from({ length: blocks }, (_, at) => short + (at >= blocks - (all % blocks) ? 1 : 0));
  const data: number[][] = sizes.map(() => []);
  let place = 0;
  for (let at = 0; at <= short; at++) sizes.forEach((count, block) => at < count && data[block]!.push(codewords[place++]!));
  for (let at = 0; at < correcting; at++) data.forEach((block) => block.push(codewords[place++]!));
  // every block is a codeword: the polynomial has the roots 1, 2, 4 …
  for (const block of data) {
    let root = 1;
    for (let step = 0; step < correcting; step++, root = times(root, 2)) {
      expect(block.reduce((sum, byte) => times(sum, root) ^ byte, 0)).toBe(0);
    }
  }
  const plain = data.flatMap((block, at) => block.slice(0, sizes[at]));
  const stream = plain.flatMap((byte) => [...byte.toString(2).padStart(8, "0")].map(Number));
  const take = (count: number): number => stream.splice(0, count).reduce((sum, bit) => 2 * sum + bit, 0);
  expect(take(4)).toBe(4);
  const length = take(version < 10 ? 8 : 16);
  return new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)));
}

/** Codewords, those of correction in a block, and blocks, as the standard lists them for level M. */
const SIZES: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [26, 10, 1], 2: [44, 16, 1], 3: [70, 26, 1], 4: [100, 18, 2], 5: [134, 24, 2], 6: [172, 16, 4], 7: [196, 18, 4], 8: [242, 22, 4],
  9: [292, 22, 5], 10: [346, 26, 5],
};

test.each([1, 14, 15, 26, 42, 62, 84, 90, 106, 122, 152, 180, 213])("a text of %i letters is read again", (length) => {
  const text = "https://games.example/q/join/FPG3PfPVhFwd/0123456789abcdef?lang=it#qi_".repeat(4).slice(0, length);
  const modules = qrOf(text);
  expect(modules).not.toBe(null);
  expect(read(modules!)).toBe(text);
});

test("umlauts and pictures are bytes like others", () => expect(read(qrOf("Grüße 🎲")!)).toBe("Grüße 🎲"));

test("what is too long has no code", () => expect(qrOf("x".repeat(214))).toBe(null));

test("around it is a quiet edge, and what is dark is in the path", () => {
  const modules = qrOf("quarriors")!;
  const { d, width } = qrPath(modules);
  expect(width).toBe(modules.length + 8);
  expect(d.startsWith("M4 4h1v1h-1z")).toBe(true);
  expect(d.match(/M/g)?.length).toBe(modules.flat().filter(Boolean).length);
});
