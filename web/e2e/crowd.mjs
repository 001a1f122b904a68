// Two browsers in one online game with a bot and every box, set up by clicks and joined by the link; some turns of it.
// node e2e/crowd.mjs http://127.0.0.1:8080/ FOLDER
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [address, folder = "pictures"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const faults = [];
async function person() {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, colorScheme: "dark" });
  const page = await context.newPage();
  page.on("console", (line) => ["error", "warning"].includes(line.type()) && faults.push(line.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(address);
  await page.getByRole("button", { name: /Settings/ }).click();
  await page.getByLabel("Speed").selectOption("instant");
  await page.keyboard.press("Escape");
  return page;
}
const ann = await person();
await ann.goto(`${address}#/setup`);
await ann.locator(".preview .card").first().waitFor();
await ann.getByLabel("Name of seat 1").fill("Ann <b>");
await ann.getByLabel("Who plays seat 2").selectOption("open");
await ann.getByLabel("Who plays seat 3").selectOption("bot");
await ann.getByLabel("Who plays seat 4").selectOption("bot");
for (const box of await ann.locator(".box input").all()) await box.check();
await ann.waitForTimeout(1200);
await ann.screenshot({ path: join(folder, "setup-all.png") });
await ann.getByRole("button", { name: "Start the game" }).click();
await ann.getByRole("heading", { name: "Waiting for players" }).waitFor();
await ann.screenshot({ path: join(folder, "waiting.png") });
const link = await ann.locator(".link input").inputValue();

const ben = await person();
await ben.goto(link);
await ben.getByLabel(/Under which name/).fill("Ben");
await ben.screenshot({ path: join(folder, "join.png") });
await ben.getByRole("button", { name: "Sit down" }).click();
await ben.getByRole("button", { name: "I am ready" }).click();
await ann.getByRole("button", { name: "I am ready" }).click();
await ann.locator(".board").waitFor();

let moves = 0;
const began = Date.now();
while (moves < 70 && Date.now() - began < 120_000) {
  for (const page of [ann, ben]) {
    const options = page.locator("dialog [data-option], .bar [data-option]");
    const carryOn = page.getByRole("button", { name: "Go on", exact: true });
    try {
      if (await carryOn.isVisible()) await carryOn.click({ timeout: 1000 });
      else if ((await options.count()) > 0) {
        await options.last().click({ timeout: 1000 });
        moves += 1;
      } else await page.waitForTimeout(40);
    } catch (error) {
      if (error.name !== "TimeoutError") throw error;
    }
  }
  if (moves === 30) {
    // the network goes and comes back: the table must be the same afterwards
    await ben.context().setOffline(true);
    await ben.waitForTimeout(300);
    await ben.context().setOffline(false);
  }
}
console.log(`${moves} moves, turn: ${await ann.locator(".top h1").innerText()} / ${await ben.locator(".top h1").innerText()}`);
for (const theme of ["dark", "light"]) {
  await ann.emulateMedia({ colorScheme: theme });
  for (const [size, width, height] of [["desktop", 1366, 768], ["phone", 390, 844]]) {
    await ann.setViewportSize({ width, height });
    await ann.waitForTimeout(150);
    await ann.screenshot({ path: join(folder, `crowd-${theme}-${size}.png`) });
  }
}
if (faults.length > 0) process.exitCode = 1;
console.log(faults.length === 0 ? "no faults in the console" : [...new Set(faults)].join("\n"));
await browser.close();
