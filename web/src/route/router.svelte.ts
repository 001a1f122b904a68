/** Where the page is, and going somewhere else. */

import { readRoute, writeRoute, type Route } from "./routes";

class Router {
  route: Route = $state.raw(readRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = readRoute(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = writeRoute(route);
  }

  /** Goes there without a way back: for links with an invitation, which should not stay in the history. */
  replace(route: Route): void {
    history.replaceState(null, "", writeRoute(route));
    this.route = route;
  }
}

export const router = new Router();
