/** The service worker as a file beside the page: it is told which files the page is made of. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const WORKER = "sw.js";
/** Files that everybody needs; the others are kept when somebody has asked for them. */
const NEEDED = /\.(?:js|css|svg)$|-latin-(?:500|700)-normal-[\w-]{8}\.woff2$/;

export function shell(): Plugin {
  return {
    name: "quarriors-shell",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/app/worker.ts", fileName: WORKER });
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const entry = files.find((file) => file.type === "chunk" && file.isEntry && file.fileName !== WORKER)?.fileName ?? "";
      // languages are fetched by those who read them; where the page plays without a server, they have to be there before
      const isWords = (name: string): boolean => bundle[name]?.type === "chunk" && bundle[name].facadeModuleId?.includes("virtual:words/") === true;
      const names = files.map(({ fileName }) => fileName).filter((name) => name.startsWith("assets/") && name !== entry && NEEDED.test(name)).toSorted();
      const list = [entry, ...names.filter((name) => !isWords(name))];
      const words = names.filter(isWords);
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error("the service worker is missing");
      const build = createHash("sha256").update([...list, ...words].join("\n")).digest("hex").slice(0, 12);
      worker.code = `const SHELL = ${JSON.stringify(list)};\nconst WORDS = ${JSON.stringify(words)};\nconst BUILD = ${JSON.stringify(build)};\n${worker.code}`;
    },
  };
}
