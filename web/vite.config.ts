import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shell } from "./tools/shell.ts";
import { words } from "./tools/words.ts";

// Where a server runs while the page is worked on: `npm run dev` hands requests on to it.
const server = process.env["QUARRIORS_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words("../src/quarriors/text/lang"), shell()],
  // relative, so that the page also works behind a proxy that has put it into a folder
  base: "./",
  build: {
    target: "es2022",
    // the server's policy allows files of its own and nothing inline
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // how long plugins took is nothing that whoever wants to play needs to read
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
  // components are tested as browsers get them, not as they would be rendered on a server
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A test that wants a browser begins with `// @vitest-environment jsdom`: to make one takes longer than most tests do.
  // And a busy machine is no fault of the page.
  test: { pool: "threads", include: ["src/**/*.test.ts"], setupFiles: ["src/testing.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
