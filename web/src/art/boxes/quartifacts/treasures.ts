/** The nine Quartifacts of the quest dice, on a 64 grid. */
import { box, oval, pair, polygon, ribbon, silhouette, star, sym, turned } from "../../path";

const ARROW_HEAD = (x: number): string => polygon(x, 0.5, x + 6, 9, x + 2, 9, x + 2, 22, x - 2, 22, x - 2, 9, x - 6, 9);

export const TREASURES: Record<string, string> = {
  "Holy Quail": silhouette(
    [
      "M21 20 C28 20 32 24 33 30 C40 26 52 28 62 38 C56 40 54 44 50 50 C45 56 37 57 31 56 C19 55 12 46 12 36 L2 31 L11 27 C12 23 16 20 21 20 Z",
      ribbon([20, 22, 3], [19, 14, 3.5], [24, 9, 5], [28, 11, 3]), oval(35, 5.5, 13, 5),
      polygon(27, 54, 31, 54, 30, 64, 22, 64, 26, 60), polygon(37, 54, 41, 54, 42, 64, 34, 64, 37.5, 60),
    ],
    [oval(20.5, 28, 2.8), "M29 37 C36 33 46 34 53 38 C47 40 45 47 38 48 C32 48.5 28 43 29 37 Z", oval(35, 5.5, 9, 2)],
  ),
  "Holy Quill": silhouette(
    ["M62 2 C40 2 20 14 15 38 L3 60 L8 63 L19 46 C26 48 32 46 36 42 L31 40 L42 37 C46 33 49 29 51 25 L45 25 L55 19 C59 13 61 8 62 2 Z"],
    [polygon(19.5, 41, 46, 15, 47.5, 16.5, 22.5, 43)],
  ),
  "Holy Quilt": silhouette(
    [box(3, 3, 58, 58, 8)],
    [
      polygon(9, 9, 29.5, 9, 9, 29.5), polygon(55, 34.5, 55, 55, 34.5, 55),
      star(45, 19, 4, 11, 4.5), star(19, 45, 4, 11, 4.5),
    ],
  ),
  Exqualibur: silhouette(
    [
      oval(32, 4.5, 4.5), box(29.3, 6, 5.4, 14), box(17, 15, 30, 6.5, 3), polygon(26.5, 20, 37.5, 20, 37.5, 48, 26.5, 48),
      "M4 63 L9 50 L19 42 L23.5 42 L23.5 51 L40.5 51 L40.5 42 L46 41 L55 49 L60 63 Z",
    ],
    [box(31, 24, 2, 22)],
  ),
  "Quicksilver Quiver": silhouette(
    [
      ...[turned(ARROW_HEAD(32), 18, 32, 50), turned(ARROW_HEAD(32), -18, 32, 50), ARROW_HEAD(32)],
      sym("M32 22 L47 22 L43 58 C42 62 38 63.5 32 63.5"),
    ],
    [polygon(18, 27.5, 46, 27.5, 45.5, 32, 18.5, 32), polygon(20.5, 49, 43.5, 49, 43, 53.5, 21, 53.5)],
  ),
  // Nobody knows which end is up.
  "Quirky Quarterstaff": silhouette([
    ribbon([8, 59, 10], [15, 50, 8], [17, 41, 8], [27, 38, 8], [35, 34, 8], [35, 25, 8], [40, 18, 8], [49, 16, 8], [57, 7, 10]),
    star(14, 16, 4, 11, 3.6), star(51, 49, 4, 11, 3.6),
  ]),
  "Tri-Clops Skull": silhouette(
    [sym("M32 8 C38 8 43 10 47 14 C53 13 56 8 55 0.5 C63 6 66 18 57 27 C59 36 55 43 48 46 L45 63 L32 63")],
    [oval(32, 20, 5.6), pair(oval(43.5, 33.5, 6)), sym("M32 38.5 L35.8 45 L32 45"), box(30.2, 53, 3.6, 10), pair(box(37, 53, 3.6, 10))],
  ),
  "Quaxos' Crystal": silhouette(
    [
      polygon(32, 0.5, 43, 14, 40, 50, 24, 50, 21, 14), polygon(50, 17, 62, 28, 52, 52, 43, 50, 45, 24), polygon(13, 22, 20, 30, 21.5, 50, 12, 52, 3, 34),
      box(7, 53, 50, 9, 4),
    ],
    [polygon(30.5, 8, 30.5, 46, 27, 46, 25, 15.5)],
  ),
  "Quown of Quiana": silhouette(
    [
      sym("M32 10 L42 30 L58 14 L54 46 L32 46"), oval(32, 7.5, 5.5), pair(oval(58, 12, 5.5)), box(9, 49.5, 46, 11, 3),
    ],
    [sym("M32 30 L37 37 L32 44"), pair(oval(46, 55, 2.6)), oval(32, 55, 2.6)],
  ),
};
