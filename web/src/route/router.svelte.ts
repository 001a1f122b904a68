/** Where the page is, and going somewhere else. */

import { readRoute, writeRoute, type Route } from "./routes";

class Router {
  route: Route = $state.raw(readRoute(location.hash));
  /** Whether this is no longer the page that the visit began with: of that one the browser tells by itself. */
  hasMoved = false;

  constructor() {
    addEventListener("hashchange", () => {
      const { page } = this.route;
      this.hasMoved = true;
      this.route = readRoute(location.hash);
      // a page is read from its beginning, however far one had scrolled in the one before
      if (this.route.page !== page) document.documentElement.scrollTop = 0;
    });
  }

  go(route: Route): void {
    location.hash = writeRoute(route);
  }

  /** Goes there without a way back: for links with an invitation, which should not stay in the history. */
  replace(route: Route): void {
    this.hasMoved ||= this.route.page !== route.page;
    history.replaceState(null, "", writeRoute(route));
    this.route = route;
  }
}

export const router = new Router();
