// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { walked } from "./roving";

// the browser of the tests has none; the names here need none
vi.stubGlobal("CSS", { escape: (text: string) => text });

let table: HTMLElement;
let lost: number;
let leave: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main><p>Cloth</p>
    <button data-die="1"></button><button data-die="2"></button><button data-card="base/portal"></button></main><a href="#/">Home</a>`;
  table = document.querySelector("main") as HTMLElement;
  lost = 0;
  leave = walked(() => (lost += 1))(table);
});
afterEach(() => leave());

const thing = (name: string): HTMLElement => table.querySelector<HTMLElement>(name) as HTMLElement;
const stops = (): readonly (string | undefined)[] =>
  [...table.querySelectorAll("button")].filter((one) => one.tabIndex === 0).map(({ dataset }) => dataset["die"] ?? dataset["card"]);
const press = (where: Element): boolean => where.dispatchEvent(new Event("pointerdown", { bubbles: true }));
/** Somebody else's move: the table changes. */
const change = async (what: () => void): Promise<void> => {
  what();
  await Promise.resolve();
};

test("Tab stops at what can be used", async () => {
  await change(() => thing('[data-die="2"]').classList.add("canAct"));
  expect(stops()).toEqual(["2"]);
});

test("where nothing can be used, Tab comes to the first thing, then to the one where it has been", () => {
  expect(stops()).toEqual(["1"]);
  thing('[data-card="base/portal"]').focus();
  expect(stops()).toEqual(["base/portal"]);
  document.querySelector("a")?.focus();
  expect(stops()).toEqual(["base/portal"]);
});

test("a die that has moved takes the focus along", async () => {
  thing('[data-die="1"]').focus();
  await change(() => {
    thing('[data-die="1"]').remove();
    table.insertAdjacentHTML("beforeend", '<button data-die="1"></button>');
  });
  expect(document.activeElement).toBe(thing('[data-die="1"]'));
});

test("a die that is gone leaves the focus to what is asked", async () => {
  thing('[data-die="1"]').focus();
  await change(() => thing('[data-die="1"]').remove());
  expect(lost).toBe(1);
});

test("whoever clicks beside everything has let go of the focus", async () => {
  thing('[data-die="1"]').focus();
  press(table.querySelector("p") as Element);
  thing('[data-die="1"]').blur();
  await change(() => thing('[data-die="2"]').classList.add("canAct"));
  expect(document.activeElement).toBe(document.body);
  expect(lost).toBe(0);
});
