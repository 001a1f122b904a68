/** Path drawing for the set: silhouettes are built from solids and holes and end up as one SVG path each.
 *
 * Paths here use absolute M, L, C, Q and Z only, so that they can be mirrored, turned round and moved. */

type Segment = { command: string; points: number[] };

const round = (n: number): string => String(Math.round(n * 10) / 10);

function parse(d: string): Segment[] {
  const found = d.match(/[MLCQZ]|-?\d*\.?\d+/g) ?? [];
  const wants: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 };
  const segments: Segment[] = [];
  let command = "M";
  for (let i = 0; i < found.length; ) {
    const word = found[i]!;
    if (word in wants) {
      command = word;
      i += 1;
      if (command === "Z") {
        segments.push({ command, points: [] });
        continue;
      }
    }
    const count = wants[command]!;
    const points = found.slice(i, i + count).map(Number);
    if (points.length < count || points.some(Number.isNaN)) throw new Error(`a path of M, L, C, Q, Z was expected: ${d}`);
    segments.push({ command, points });
    i += count;
    if (command === "M") command = "L";
  }
  return segments;
}

const write = (segments: readonly Segment[]): string =>
  segments.map((s) => s.command + s.points.map(round).join(" ")).join("");

function subpaths(segments: readonly Segment[]): Segment[][] {
  const all: Segment[][] = [];
  for (const s of segments) {
    if (s.command === "M") all.push([]);
    all[all.length - 1]!.push(s);
  }
  return all;
}

/** The same outline drawn from its end to its beginning. */
function backwards(sub: readonly Segment[]): Segment[] {
  const drawn = sub.filter((s) => s.command !== "Z");
  const ends = drawn.map((s) => s.points.slice(-2));
  const result: Segment[] = [{ command: "M", points: ends[ends.length - 1]! }];
  for (let i = drawn.length - 1; i > 0; i -= 1) {
    const { command, points } = drawn[i]!;
    const to = ends[i - 1]!;
    if (command === "C") result.push({ command, points: [points[2]!, points[3]!, points[0]!, points[1]!, ...to] });
    else if (command === "Q") result.push({ command, points: [points[0]!, points[1]!, ...to] });
    else result.push({ command: "L", points: to });
  }
  return sub.length > drawn.length ? [...result, { command: "Z", points: [] }] : result;
}

function mapped(segments: readonly Segment[], at: (x: number, y: number) => [number, number]): Segment[] {
  return segments.map(({ command, points }) => {
    const moved: number[] = [];
    for (let i = 0; i < points.length; i += 2) moved.push(...at(points[i]!, points[i + 1]!));
    return { command, points: moved };
  });
}

/** Positive for outlines that turn clockwise on the screen; control points are near enough. */
function turn(sub: readonly Segment[]): number {
  const p = sub.flatMap((s) => s.points);
  let area = 0;
  for (let i = 0; i < p.length; i += 2) {
    const j = (i + 2) % p.length;
    area += p[i]! * p[j + 1]! - p[j]! * p[i + 1]!;
  }
  return area;
}

/** One path of these outlines: solids may overlap, holes go through whatever single solid they lie in. */
export function silhouette(solids: readonly string[], holes: readonly string[] = []): string {
  const oriented = (d: string, sign: number): string =>
    subpaths(parse(d))
      .map((sub) => write(turn(sub) * sign < 0 ? backwards(sub) : sub))
      .join("");
  return [...solids.map((d) => oriented(d, 1)), ...holes.map((d) => oriented(d, -1))].join("");
}

/** The mirror image in the upright axis of the 64 grid. */
export const flip = (d: string): string => write(mapped(parse(d), (x, y) => [64 - x, y]));

/** An outline and its mirror image: eyes, ears, horns. */
export const pair = (d: string): string => d + flip(d);

/** A whole outline from its right half, which begins and ends on the axis. */
export function sym(half: string): string {
  const right = parse(half).filter((s) => s.command !== "Z");
  const left = backwards(mapped(right, (x, y) => [64 - x, y])).slice(1);
  return write([...right, ...left]) + "Z";
}

export const moved = (d: string, dx: number, dy: number, scale = 1): string =>
  write(mapped(parse(d), (x, y) => [x * scale + dx, y * scale + dy]));

/** Turned clockwise about a point. */
export function turned(d: string, degrees: number, cx = 32, cy = 32): string {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return write(mapped(parse(d), (x, y) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c]));
}

export const polygon = (...points: number[]): string => {
  const pairs: string[] = [];
  for (let i = 0; i < points.length; i += 2) pairs.push(`${round(points[i]!)} ${round(points[i + 1]!)}`);
  return `M${pairs.join("L")}Z`;
};

export function oval(cx: number, cy: number, rx: number, ry: number = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const r = round;
  return (
    `M${r(cx)} ${r(cy - ry)}C${r(cx + kx)} ${r(cy - ry)} ${r(cx + rx)} ${r(cy - ky)} ${r(cx + rx)} ${r(cy)}` +
    `C${r(cx + rx)} ${r(cy + ky)} ${r(cx + kx)} ${r(cy + ry)} ${r(cx)} ${r(cy + ry)}` +
    `C${r(cx - kx)} ${r(cy + ry)} ${r(cx - rx)} ${r(cy + ky)} ${r(cx - rx)} ${r(cy)}` +
    `C${r(cx - rx)} ${r(cy - ky)} ${r(cx - kx)} ${r(cy - ry)} ${r(cx)} ${r(cy - ry)}Z`
  );
}

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? polygon(x, y, x + w, y, x + w, y + h, x, y + h)
    : `M${x + r} ${y}L${x + w - r} ${y}Q${x + w} ${y} ${x + w} ${y + r}L${x + w} ${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}` +
      `L${x + r} ${y + h}Q${x} ${y + h} ${x} ${y + h - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;

/** A band through points `[x, y, width]`, smooth between them: stalks, tails, horns, rope. */
export function ribbon(...spine: [number, number, number][]): string {
  const along: [number, number, number][] = [];
  const at = (i: number) => spine[Math.max(0, Math.min(spine.length - 1, i))]!;
  const steps = spine.length === 2 ? 1 : 6;
  for (let i = 0; i < spine.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      along.push(
        [0, 1, 2].map((k) => {
          const [a, b, c, d] = [p0[k]!, p1[k]!, p2[k]!, p3[k]!];
          return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
        }) as [number, number, number],
      );
    }
  }
  along.push(at(spine.length - 1));
  const sides: [number[], number[]] = [[], []];
  along.forEach(([x, y, w], i) => {
    const [before, after] = [along[Math.max(0, i - 1)]!, along[Math.min(along.length - 1, i + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [((-dy / long) * w) / 2, ((dx / long) * w) / 2];
    sides[0].push(x + nx, y + ny);
    sides[1].unshift(x - nx, y - ny);
  });
  return polygon(...sides[0], ...sides[1]);
}

/** A star of `points` rays; `lean` turns it, in degrees. */
export function star(cx: number, cy: number, points: number, outer: number, inner: number, lean = 0): string {
  const corners: number[] = [];
  for (let i = 0; i < points * 2; i += 1) {
    const a = (Math.PI * i) / points - Math.PI / 2 + (lean * Math.PI) / 180;
    const r = i % 2 === 0 ? outer : inner;
    corners.push(cx + r * Math.cos(a), cy + r * Math.sin(a));
  }
  return polygon(...corners);
}
