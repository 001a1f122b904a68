// A whole game against a bot by clicks only, with the page's policy in force, and pictures on the way.
// node e2e/play.mjs http://127.0.0.1:8080/ FOLDER
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [address, folder = "pictures"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, colorScheme: "dark" });
const page = await context.newPage();
const faults = [];
page.on("console", (line) => ["error", "warning"].includes(line.type()) && faults.push(line.text()));
page.on("pageerror", (error) => faults.push(String(error)));

const shot = (name) => page.screenshot({ path: join(folder, `${name}.png`) });
async function everywhere(name) {
  for (const theme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [size, width, height] of [["desktop", 1366, 768], ["phone", 390, 844]]) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      await shot(`${name}-${theme}-${size}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log(`${name} ${size}: ${over} px too wide`);
    }
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1366, height: 768 });
}
async function scan(name) {
  // by the debugger, which the policy does not bind
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  if (violations.some(({ impact }) => impact === "serious" || impact === "critical")) process.exitCode = 1;
  for (const { id, impact, nodes } of violations) {
    console.log(`axe ${name}: ${impact} ${id} ×${nodes.length}: ${nodes[0].html.slice(0, 160)} ${nodes[0].any[0]?.message ?? ""}`);
  }
}

await page.goto(address);
await page.getByRole("button", { name: /Play now/ }).waitFor();
await everywhere("home");
await scan("home");
await page.goto(`${address}#/setup`);
await page.locator(".preview .card").first().waitFor();
await everywhere("setup");
await scan("setup");
await page.goto(`${address}#/cards`);
await page.locator(".card").first().waitFor();
await shot("cards");
await page.goto(`${address}#/`);
await page.getByRole("button", { name: /Settings/ }).click();
await shot("settings");
await scan("settings");
await page.getByLabel("Speed").selectOption("fast");
await page.keyboard.press("Escape");

await page.getByRole("button", { name: /Play now/ }).click();
await page.locator("[data-option=roll]").or(page.getByRole("button", { name: /^Skip/ })).first().waitFor();
let moves = 0;
const seen = new Set();
const began = Date.now();
while (Date.now() - began < 240_000) {
  if (await page.getByRole("heading", { name: "The game is over" }).isVisible()) break;
  const skip = page.getByRole("button", { name: /^Skip/ });
  const glowing = page.locator(".die.canAct, .card.canAct");
  const choice = page.locator("dialog [data-option]").first();
  const carryOn = page.getByRole("button", { name: "Go on", exact: true });
  try {
    if (moves > 12 && (await skip.isVisible())) {
      await skip.click({ timeout: 500 });
    } else if (await choice.isVisible()) {
      await choice.click({ timeout: 1000 });
    } else if (await carryOn.isVisible()) {
      await carryOn.click({ timeout: 1000 });
    } else if (moves % 3 !== 2 && (await glowing.count()) > 0) {
      const count = await glowing.count();
      if (!seen.has("act") && count > 2) {
        seen.add("act");
        await everywhere("table");
        await scan("table");
        await glowing.last().hover();
        await page.waitForTimeout(600);
        await shot("peek");
      }
      await glowing.nth(count - 1).click({ timeout: 1000 });
      moves += 1;
    } else if ((await page.locator(".bar [data-option]").count()) > 0) {
      await page.locator(".bar [data-option]").first().click({ timeout: 1000 });
      moves += 1;
      if (!seen.has("rolling")) {
        seen.add("rolling");
        await page.waitForTimeout(250);
        await shot("rolling");
      }
    } else await page.waitForTimeout(60);
  } catch (error) {
    if (error.name !== "TimeoutError") throw error;
  }
  if (moves === 40 && !seen.has("late")) {
    seen.add("late");
    await everywhere("late");
  }
}
await page.getByRole("heading", { name: "The game is over" }).waitFor();
await shot("over");
await scan("over");
console.log(await page.locator("dialog").innerText());
console.log(`${moves} moves`);
if (faults.length > 0) process.exitCode = 1;
console.log(faults.length === 0 ? "no faults in the console" : [...new Set(faults)].join("\n"));
await browser.close();
