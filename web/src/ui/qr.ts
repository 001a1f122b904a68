/**
 * QR codes (ISO/IEC 18004): text as bytes, error correction M, versions 1 to 10. More than 213 bytes do not fit, and no
 * link of ours is as long as that.
 */

/** By version, from 1: all codewords, those of error correction in each block, blocks, and where alignment patterns lie. */
const VERSIONS: readonly (readonly [number, number, number, readonly number[]])[] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export type Modules = readonly (readonly boolean[])[];

/** The dark modules of the code, row by row; null if the text is too long. */
export function qrOf(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([all, correcting, blocks], place) => {
    const bits = 4 + (place < 9 ? 8 : 16) + 8 * bytes.length;
    return bits <= 8 * (all - correcting * blocks);
  }) + 1;
  if (version === 0) return null;
  const codewords = interleaved(dataOf(bytes, version), version);
  const plain = new Grid(version);
  plain.fill(codewords);
  const masked = MASKS.map((_, mask) => plain.masked(mask));
  return masked.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best));
}

/** The dark modules as one path, a unit each, with a quiet edge of four around them; and the width of it all. */
export function qrPath(modules: Modules): { readonly d: string; readonly width: number } {
  const d = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  return { d, width: modules.length + 8 };
}

// -- codewords -------------------------------------------------------------------------------------

function dataOf(bytes: readonly number[], version: number): number[] {
  const [all, correcting, blocks] = VERSIONS[version - 1]!;
  const capacity = all - correcting * blocks;
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, 8 * capacity - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

function interleaved(data: readonly number[], version: number): number[] {
  const [all, correcting, count] = VERSIONS[version - 1]!;
  const short = Math.floor(all / count) - correcting;
  const longer = all % count;
  const blocks: number[][] = [];
  for (let place = 0, at = 0; place < count; place++) {
    const size = short + (place >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + size));
    at += size;
  }
  const divisor = divisorOf(correcting);
  const corrections = blocks.map((block) => remainderOf(block, divisor));
  const woven: number[] = [];
  for (let at = 0; at <= short; at++) for (const block of blocks) if (at < block.length) woven.push(block[at]!);
  for (let at = 0; at < correcting; at++) for (const correction of corrections) woven.push(correction[at]!);
  return woven;
}

/** In the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1. */
export function times(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((y >>> bit) & 1) product ^= x;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) found[at] = times(found[at]!, root) ^ (found[at + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const found = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ found.shift()!;
    found.push(0);
    divisor.forEach((coefficient, at) => (found[at]! ^= times(coefficient, factor)));
  }
  return found;
}

// -- the grid --------------------------------------------------------------------------------------

class Grid {
  private readonly size: number;
  private readonly dark: boolean[][];
  /** What is no data: it is never masked. */
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    for (let at = 0; at < this.size; at++) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [this.size - 4, 3], [3, this.size - 4]] as const) this.finder(x, y);
    const lines = VERSIONS[version - 1]![3];
    const last = lines.length - 1;
    lines.forEach((x, column) =>
      lines.forEach((y, row) => {
        const isAtFinder = (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0);
        if (!isAtFinder) this.alignment(x, y);
      }),
    );
    this.format(this.dark, 0);
    if (version >= 7) this.versions();
  }

  private set(x: number, y: number, isDark: boolean): void {
    this.dark[y]![x] = isDark;
    this.fixed[y]![x] = true;
  }

  private finder(cx: number, cy: number): void {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        const [x, y] = [cx + dx, cy + dy];
        if (x >= 0 && x < this.size && y >= 0 && y < this.size) this.set(x, y, far !== 2 && far !== 4);
      }
    }
  }

  private alignment(cx: number, cy: number): void {
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) this.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }

  /** Level M, whose bits are 00, and the mask, twice. */
  private format(dark: boolean[][], mask: number): void {
    let rest = mask;
    for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const isOn = (bit: number): boolean => ((bits >>> bit) & 1) === 1;
    const put = (x: number, y: number, on: boolean): void => {
      dark[y]![x] = on;
      this.fixed[y]![x] = true;
    };
    for (let bit = 0; bit <= 5; bit++) put(8, bit, isOn(bit));
    put(8, 7, isOn(6));
    put(8, 8, isOn(7));
    put(7, 8, isOn(8));
    for (let bit = 9; bit < 15; bit++) put(14 - bit, 8, isOn(bit));
    for (let bit = 0; bit < 8; bit++) put(this.size - 1 - bit, 8, isOn(bit));
    for (let bit = 8; bit < 15; bit++) put(8, this.size - 15 + bit, isOn(bit));
    put(8, this.size - 8, true);
  }

  private versions(): void {
    let rest = this.version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [this.size - 11 + (bit % 3), Math.floor(bit / 3)];
      const isOn = ((bits >>> bit) & 1) === 1;
      this.set(far, near, isOn);
      this.set(near, far, isOn);
    }
  }

  /** Codewords go up and down in columns of two, from the right. */
  fill(codewords: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        for (const x of [right, right - 1]) {
          const isUpward = ((right + 1) & 2) === 0;
          const y = isUpward ? this.size - 1 - step : step;
          if (this.fixed[y]![x] || bit >= 8 * codewords.length) continue;
          this.dark[y]![x] = ((codewords[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
      }
    }
  }

  masked(mask: number): Modules {
    const flips = MASKS[mask]!;
    const dark = this.dark.map((row, y) => row.map((isDark, x) => (this.fixed[y]![x] ? isDark : isDark !== flips(x, y))));
    this.format(dark, mask);
    return dark;
  }
}

/** How hard it would be to read: runs, blocks, what looks like a finder, and too much of one colour. */
function penaltyOf(modules: Modules): number {
  const size = modules.length;
  let penalty = 0;
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x]!))];
  for (const line of lines) {
    let run = 1;
    for (let at = 1; at <= size; at++) {
      if (at < size && line[at] === line[at - 1]) run += 1;
      else {
        if (run >= 5) penalty += run - 2;
        run = 1;
      }
    }
    const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const finder of ["10111010000", "00001011101"]) {
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) penalty += 40;
    }
  }
  let dark = 0;
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) dark += 1;
      const below = modules[y + 1];
      if (below && x + 1 < size && isDark === row[x + 1] && isDark === below[x] && isDark === below[x + 1]) penalty += 3;
    }),
  );
  return penalty + 10 * Math.floor(Math.abs((100 * dark) / (size * size) - 50) / 5);
}
