import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { entriesOf, groupChunks, importsOf, lazyOf, loadedWith } from "./chunk-groups.mjs";

const FILES = "public/build/";
const ADDRESSES = "/build/";
/** How esbuild, which minifies, writes that one script imports another. */
const IMPORT = /import(?:\{([^}]*)\}from)?"(\/build\/[^"]+)";?/g;
const LAZY_IMPORT = /import\("(\/build\/[^"]+)"\)/g;

/** @typedef {import("./chunk-groups.mjs").Outputs} Outputs */
/** Where a script is now, and what its exports are called there. @typedef {{ address: string, names: Map<string, string> }} Place */
/** By the script's old file. @typedef {Map<string, Place>} Places */

const addressOf = (/** @type {string} */ file) => ADDRESSES + file.slice(FILES.length);
const fileAt = (/** @type {string} */ address) => FILES + address.slice(ADDRESSES.length);

/**
 * @param {string} text a script as the compiler wrote it
 * @param {Places} places scripts that have moved; imports of others stay as they are
 */
export function withMovedImports(text, places) {
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  const rest = text.replace(IMPORT, (statement, /** @type {string | undefined} */ clause, address) => {
    const place = places.get(fileAt(address));
    if (!place) return statement;
    const names = imports.get(place.address) ?? [];
    for (const name of clause?.split(",") ?? []) {
      const [theirs = "", ours = theirs] = name.trim().split(" as ");
      names.push(`${place.names.get(theirs) ?? theirs} as ${ours}`);
    }
    imports.set(place.address, names);
    return "";
  });
  const statements = [...imports].map(([address, names]) =>
    names.length > 0 ? `import{${names}}from"${address}";` : `import"${address}";`,
  );
  const lazy = rest.replace(LAZY_IMPORT, (statement, address) => {
    const place = places.get(fileAt(address));
    return place ? `import("${place.address}")` : statement;
  });
  return statements.join("") + lazy;
}

/**
 * Makes one script of several.
 *
 * @param {string} folder
 * @param {string} name
 * @param {string[]} files
 * @param {Outputs} outputs
 * @param {Places} places scripts that have moved; the joined ones are added
 */
async function joinFiles(folder, name, files, outputs, places) {
  /** @type {Map<string, Map<string, string>>} */
  const names = new Map();
  let count = 0;
  for (const file of files) {
    const exports = outputs[file]?.exports ?? [];
    names.set(file, new Map(exports.map((each) => [each, `${name}${count++}`])));
  }
  const contents = files.flatMap((file) =>
    [...(names.get(file) ?? [])].map(
      ([old, now]) => `export { ${old} as ${now} } from "${addressOf(file)}";`,
    ),
  );
  const result = await build({
    stdin: { contents: contents.join("\n"), resolveDir: folder },
    absWorkingDir: folder,
    outdir: `${FILES}_shared`,
    entryNames: `${name}-[hash]`,
    bundle: true,
    format: "esm",
    target: "es2022",
    metafile: true,
    plugins: [
      {
        name: "old scripts",
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^\/build\// }, ({ path }) => {
            const file = fileAt(path);
            return files.includes(file) ? { path: file, namespace: "old" } : { path, external: true };
          });
          onLoad({ filter: /.*/, namespace: "old" }, ({ path }) => ({
            contents: withMovedImports(readFileSync(join(folder, path), "utf8"), places),
          }));
        },
      },
    ],
  });
  const address = addressOf(Object.keys(result.metafile.outputs)[0] ?? "");
  for (const file of files) places.set(file, { address, names: names.get(file) ?? new Map() });
}

/**
 * Writes a script and those it imports with their new addresses, and names each by what is in it now.
 *
 * @param {string} folder
 * @param {string} file
 * @param {Outputs} outputs
 * @param {Places} places
 */
function moveFile(folder, file, outputs, places) {
  if (places.has(file)) return;
  for (const imported of importsOf(outputs, file)) moveFile(folder, imported, outputs, places);
  const text = withMovedImports(readFileSync(join(folder, file), "utf8"), places);
  const target = withHash(file, text);
  writeFileSync(join(folder, target), text);
  places.set(file, { address: addressOf(target), names: new Map() });
}

const withHash = (/** @type {string} */ file, /** @type {string} */ text) => {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
  return file.replace(/-[A-Z0-9]{8}\.js$/, `-${hash}.js`);
};

/**
 * @param {string} text of the framework's list of scripts, in which an entry is `module: "…", imports: ["…"]`
 * @param {Outputs} outputs
 * @param {Places} places
 * @throws when an entry is not in it
 */
export function withMovedEntries(text, outputs, places) {
  const now = (/** @type {string} */ file) => places.get(file)?.address;
  let result = text;
  for (const entry of entriesOf(outputs)) {
    const old = addressOf(entry).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    const place = new RegExp(`("?module"?: ?)"${old}"(?:, ?"?imports"?: ?(?:\\[[^\\]]*\\]|void 0))?`);
    if (!place.test(result)) throw new Error(`The list of scripts does not name ${entry}`);
    const imports = JSON.stringify([...new Set([...loadedWith(outputs, entry)].map(now))]);
    result = result.replace(place, (_, module) => `${module}"${now(entry)}",imports:${imports}`);
  }
  return result;
}

/**
 * Joins small scripts of the browser's build, and writes the others anew because what they import has moved.
 *
 * The compiler makes a file for each set of pages that have something in common: twenty on a page. Each costs a
 * request and a response's headers, and small files compress badly.
 *
 * @param {string} folder the project's folder, just built
 */
export async function joinChunks(folder) {
  /** @type {{ outputs: Outputs }} */
  const { outputs } = JSON.parse(readFileSync(join(folder, "build/metafile.js.json"), "utf8"));
  /** @type {Places} */
  const places = new Map();
  // Whoever asks for a lazy script may be imported by it, so its name cannot come from what it imports: it comes from
  // everything the compiler made.
  const lazy = [...lazyOf(outputs)];
  for (const file of lazy) {
    const address = addressOf(withHash(file, Object.keys(outputs).sort().join()));
    places.set(file, { address, names: new Map() });
  }
  for (const [name, files] of Object.entries(groupChunks(outputs))) {
    const outside = files.flatMap((file) => importsOf(outputs, file)).filter((file) => !files.includes(file));
    for (const file of outside) moveFile(folder, file, outputs, places);
    if (files.length > 0) await joinFiles(folder, name, files, outputs, places);
  }
  for (const entry of entriesOf(outputs)) moveFile(folder, entry, outputs, places);
  for (const file of lazy) {
    for (const imported of importsOf(outputs, file)) moveFile(folder, imported, outputs, places);
    const text = withMovedImports(readFileSync(join(folder, file), "utf8"), places);
    writeFileSync(join(folder, fileAt(places.get(file)?.address ?? "")), text);
  }

  const lists = readdirSync(join(folder, FILES)).filter((name) => /^manifest-\w+\.js$/.test(name));
  for (const list of [join(folder, "build/index.js"), ...lists.map((name) => join(folder, FILES, name))]) {
    writeFileSync(list, withMovedEntries(readFileSync(list, "utf8"), outputs, places));
  }
  const kept = new Set([...places.values()].map(({ address }) => fileAt(address)));
  for (const file of places.keys()) if (!kept.has(file)) rmSync(join(folder, file));
}
