/** The words of the page as modules: what languages there are by the folders, English in the page, each other one in a file of its own. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:words";

/** The tag of the language in a folder: `pt_br` is “pt-BR”. */
function tagOf(folder: string): string {
  const [tongue = "", country = ""] = folder.split("_");
  return country === "" ? tongue : `${tongue}-${country.toUpperCase()}`;
}

export function words(place: string): Plugin {
  const root = resolve(import.meta.dirname, "..", place);
  const pages = (): readonly string[] => readdirSync(root).filter((folder) => existsSync(join(root, folder, "page")) && existsSync(join(root, folder, "__init__.py"))).toSorted();
  const filesOf = (folder: string): readonly string[] =>
    readdirSync(join(root, folder, "page")).filter((file) => file.endsWith(".ftl")).toSorted().map((file) => join(root, folder, "page", file));
  /** Comments are for translators. */
  const read = (folder: string): string =>
    filesOf(folder).map((file) => readFileSync(file, "utf8").replace(/^#.*\n/gm, "")).join("\n");
  const nameOf = (folder: string): string => /^language-name = (.*)$/m.exec(read(folder))?.[1] ?? tagOf(folder);

  return {
    name: "quarriors-words",
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const folder = id.slice(ID.length + 2);
      for (const file of (folder === "" ? pages() : [folder]).flatMap(filesOf)) this.addWatchFile(file);
      if (folder !== "") return `export default ${JSON.stringify(read(folder))};`;
      const names = Object.fromEntries(pages().map((one) => [tagOf(one), nameOf(one)]));
      const fetches = pages().filter((one) => one !== "en").map((one) => `${JSON.stringify(tagOf(one))}: () => import("${ID}/${one}")`);
      return [
        `export const names = ${JSON.stringify(names)};`,
        `export const english = ${JSON.stringify(read("en"))};`,
        `export const fetches = { ${fetches.join(", ")} };`,
      ].join("\n");
    },
  };
}
