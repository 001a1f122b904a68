// Renews the dice that the art is tested with: node tools/dice.mjs http://127.0.0.1:8000
import { writeFileSync } from "node:fs";

const server = process.argv[2] ?? "http://127.0.0.1:8000";
const cards = await (await fetch(`${server}/api/cards`)).json();
const dice = cards.map(({ id, box, class: name, kind, energy, colours, is_large, faces }) => ({ id, box, class: name, kind, energy, colours, is_large, faces }));
writeFileSync(new URL("../src/art/fixtures/dice.json", import.meta.url), `[\n${dice.map((die) => JSON.stringify(die)).join(",\n")}\n]\n`);
console.log(`${dice.length} cards`);
