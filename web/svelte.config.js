import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // style sheets are files: the server's policy forbids those that a script writes
  compilerOptions: { runes: true, css: "external" },
};
