// Prints what the server's pictures are put together from, as JSON: see sprites.py, which makes pixels of it.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const file = fileURLToPath(new URL("../src/art/sprites.ts", import.meta.url));
const { module: art } = await runnerImport(file, { configFile: false, logLevel: "error" });
process.stdout.write(JSON.stringify({ sprites: art.sprites(), pairs: art.pairs() }));
