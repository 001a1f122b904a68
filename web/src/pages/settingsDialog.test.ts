// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../state/settings.svelte";
import { say } from "../words/words.svelte";
import SettingsDialog from "./SettingsDialog.svelte";

/** A busy machine is no fault of the page. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });

let dialog: Record<string, unknown>;
let closed: number;

beforeEach(() => {
  // the browser of the tests opens no dialogs
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
  };
  settings.set("sound", true);
  settings.set("notifications", false);
  closed = 0;
  dialog = mount(SettingsDialog, { target: document.body, props: { onclose: () => (closed += 1) } });
  flushSync();
});
afterEach(async () => {
  await unmount(dialog);
  vi.unstubAllGlobals();
});

function field(name: string): HTMLInputElement & HTMLSelectElement {
  const label = [...document.querySelectorAll("label")].find((one) => one.textContent?.includes(say(name)));
  const found = label?.querySelector("input, select");
  if (!found) throw new Error(`there is no field ${name}`);
  return found as HTMLInputElement & HTMLSelectElement;
}
function change(name: string, value: string | boolean): void {
  const on = field(name);
  if (typeof value === "boolean") on.checked = value;
  else on.value = value;
  on.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}
const kept = (): Record<string, unknown> =>
  (JSON.parse(localStorage.getItem("quarriors.settings") ?? "{}") as { value: Record<string, unknown> }).value;

test("what is changed counts at once, and is kept", () => {
  change("setting-theme", "light");
  change("setting-speed", "slow");
  change("setting-confirm", false);
  change("your-name", "  Ann ");
  expect(settings.choices).toMatchObject({ theme: "light", speed: "slow", confirm: false, name: "Ann" });
  expect(kept()).toMatchObject({ theme: "light", speed: "slow", confirm: false, name: "Ann" });
  expect(document.querySelector("dialog")?.textContent).toContain(say("settings-kept"));
});

test("without sounds there is no volume to set", () => {
  expect(document.querySelector("input[type=range]")).not.toBe(null);
  change("setting-sound", false);
  expect(document.querySelector("input[type=range]")).toBe(null);
});

test("notifications are on only if the browser allows them", async () => {
  const answer = (permission: string): void => {
    vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
  };
  answer("denied");
  change("setting-notifications", true);
  await soon(() => expect(document.querySelector("[role=alert]")?.textContent).toBe(say("notifications-denied")));
  expect(field("setting-notifications").checked).toBe(false);
  expect(kept()["notifications"]).toBe(false);
  answer("granted");
  change("setting-notifications", true);
  await soon(() => expect(settings.choices.notifications).toBe(true));
  expect(document.querySelector("[role=alert]")).toBe(null);
  // nobody is asked when they are switched off
  answer("denied");
  change("setting-notifications", false);
  await soon(() => expect(settings.choices.notifications).toBe(false));
  expect(document.querySelector("[role=alert]")).toBe(null);
});

test("it closes by its button and by Escape", () => {
  document.querySelector<HTMLElement>(`[aria-label="${say("close")}"]`)?.click();
  document.querySelector("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
  expect(closed).toBe(2);
});
