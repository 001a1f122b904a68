/**
 * Somebody opens a link to a game, or to a moment of it. Messengers can look at its path, which no route of the page has: the page goes on from
 * there to the route, in its own folder, before anything else asks where it is. The invitation behind `#` stays there.
 */

import { readArrival, writeRoute } from "./routes";

const arrival = readArrival(location.pathname, location.hash);
if (arrival !== null) history.replaceState(null, "", arrival.root + (arrival.route === null ? location.hash : writeRoute(arrival.route)));
