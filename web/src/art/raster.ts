/** A silhouette as a few pixels, for tests that ask whether two of them look alike. */

/** Corners of every outline of a path of M, L, C, Q and Z, curves cut into short lines. */
function outlines(d: string): [number, number][][] {
  const all: [number, number][][] = [];
  for (const [, command, rest] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const n = (rest!.match(/-?\d+\.?\d*/g) ?? []).map(Number);
    if (command === "M") all.push([]);
    const line = all[all.length - 1]!;
    const from = line[line.length - 1] ?? [0, 0];
    if (command === "M" || command === "L") line.push([n[0]!, n[1]!]);
    for (let i = 1; i <= 6 && (command === "C" || command === "Q"); i += 1) {
      const [t, s] = [i / 6, 1 - i / 6];
      const point = [0, 1].map((k) =>
        command === "Q"
          ? s * s * from[k]! + 2 * s * t * n[k]! + t * t * n[k + 2]!
          : s ** 3 * from[k]! + 3 * s * s * t * n[k]! + 3 * s * t * t * n[k + 2]! + t ** 3 * n[k + 4]!,
      );
      line.push(point as [number, number]);
    }
  }
  return all;
}

/** Which pixels of a square of `wide` by `wide` the path fills, by the nonzero rule. */
export function raster(d: string, wide: number): boolean[] {
  const lines = outlines(d);
  return Array.from({ length: wide * wide }, (_, i) => {
    const [x, y] = [(((i % wide) + 0.5) * 64) / wide, ((Math.floor(i / wide) + 0.5) * 64) / wide];
    let winding = 0;
    for (const line of lines) {
      line.forEach(([x1, y1], k) => {
        const [x2, y2] = line[(k + 1) % line.length]!;
        const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
        if (y1 <= y && y2 > y && side > 0) winding += 1;
        if (y1 > y && y2 <= y && side < 0) winding -= 1;
      });
    }
    return winding !== 0;
  });
}

/** How much of what either fills both fill: 1 is the same picture. */
export function likeness(a: readonly boolean[], b: readonly boolean[]): number {
  const both = a.filter((filled, i) => filled && b[i]).length;
  const either = a.filter((filled, i) => filled || b[i]).length;
  return both / either;
}
