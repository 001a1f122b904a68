/** What is drawn for the promo cards, which are played with dice of other boxes, on a 64 grid. */
import { silhouette, star } from "../../path";
import type { BoxArt } from "../art";

const ART: BoxArt = {
  emblems: {},
  colours: {},
  lid: silhouette([star(32, 34, 5, 33, 14)]),
};
export default ART;
