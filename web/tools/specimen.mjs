// Writes the specimen of the art: node tools/specimen.mjs [FILE], specimen.html if none is given.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const here = (path) => fileURLToPath(new URL(`../src/art/${path}`, import.meta.url));
const { module: art } = await runnerImport(here("specimen.ts"), { configFile: false, logLevel: "error" });
const cards = JSON.parse(readFileSync(here("fixtures/dice.json"), "utf8"));
const file = process.argv[2] ?? "specimen.html";
writeFileSync(file, art.specimen(cards, readFileSync(here("cube.css"), "utf8")));
console.log(`wrote ${file}`);
