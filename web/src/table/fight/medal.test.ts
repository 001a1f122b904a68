// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Medal from "./Medal.svelte";

let mounted: Record<string, unknown> | undefined;

afterEach(async () => {
  if (mounted) await unmount(mounted);
  vi.useRealTimers();
});

test("a number counts step by step to what it comes to", () => {
  vi.useFakeTimers();
  const props = { of: "left" as const, value: 1, count: { from: 4, at: 100, apart: 50 }, x: 0, y: 0, size: 40, caption: "4 − 3" };
  mounted = mount(Medal, { target: document.body, props });
  flushSync();
  const seen = (): string | undefined => {
    flushSync();
    return document.querySelector("b")?.textContent;
  };
  expect(seen()).toBe("4");
  vi.advanceTimersByTime(100);
  expect(seen()).toBe("3");
  vi.advanceTimersByTime(50);
  expect(seen()).toBe("2");
  vi.advanceTimersByTime(50);
  expect(seen()).toBe("1");
});
