// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { askPermission, tellTurn } from "./notifier";

afterEach(() => vi.unstubAllGlobals());

function browser(permission: string, make: (title: string) => unknown = () => ({})): string[] {
  const told: string[] = [];
  const Notice = class {
    static permission = permission;
    static requestPermission = () => Promise.resolve(permission);
    constructor(title: string) {
      make(title);
      told.push(title);
    }
    close(): void {
      told.pop();
    }
  };
  vi.stubGlobal("Notification", Notice);
  return told;
}

test("permission is what the browser says, or that it has no notifications", async () => {
  expect(await askPermission()).toBe("unsupported");
  browser("denied");
  expect(await askPermission()).toBe("denied");
  browser("granted");
  expect(await askPermission()).toBe("granted");
});

test("it is told only to those who look elsewhere and have allowed it", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const told = browser("granted");
  tellTurn("abc", "Quarriors", "Your turn");
  expect(told).toEqual([]);
  hidden.mockReturnValue(true);
  tellTurn("abc", "Quarriors", "Your turn");
  expect(told).toEqual(["Quarriors"]);
  const refused = browser("denied");
  tellTurn("abc", "Quarriors", "Your turn");
  expect(refused).toEqual([]);
});

test("a browser that has notifications and makes none does no harm", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  browser("granted", () => {
    throw new TypeError("Illegal constructor");
  });
  expect(() => tellTurn("abc", "Quarriors", "Your turn")).not.toThrow();
});

test("whoever looks at the page again needs no notification any more", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const told = browser("granted");
  tellTurn("abc", "Quarriors", "Your turn");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told).toEqual(["Quarriors"]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told).toEqual([]);
});
