/** What this many pages load is put where all of them load it. */
const PAGES = 5;

/** @typedef {import("esbuild").Metafile["outputs"]} Outputs */
/** @typedef {{ core: string[], common: string[], staff: string[] }} Groups */

const isScript = (/** @type {string} */ file) => file.endsWith(".js");

/**
 * The scripts a file imports itself, as paths like its own.
 *
 * @param {Outputs} outputs
 * @param {string} file
 */
export const importsOf = (outputs, file) =>
  (outputs[file]?.imports ?? [])
    .filter(({ kind }) => kind !== "dynamic-import")
    .map(({ path }) => path)
    .filter(isScript);

/**
 * The scripts that are fetched only when a page asks for them by `import()`.
 *
 * @param {Outputs} outputs
 */
export const lazyOf = (outputs) =>
  new Set(
    Object.values(outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ kind, path }) => kind === "dynamic-import" && isScript(path))
      .map(({ path }) => path),
  );

/**
 * The scripts a browser loads for a file: those it imports, those they import, and so on.
 *
 * @param {Outputs} outputs
 * @param {string} file
 * @returns {Set<string>}
 */
export function loadedWith(outputs, file) {
  const loaded = new Set(importsOf(outputs, file));
  for (const each of loaded) {
    for (const path of importsOf(outputs, each)) loaded.add(path);
  }
  return loaded;
}

/**
 * The compiler's entry files: the framework's start, the root, and one for each route.
 *
 * @param {Outputs} outputs
 */
export const entriesOf = (outputs) => {
  const lazy = lazyOf(outputs);
  return Object.keys(outputs).filter(
    (file) => isScript(file) && outputs[file]?.entryPoint && !lazy.has(file),
  );
};

/**
 * Which files become one: what the framework's start needs, what the root or several public pages need, and what
 * several staff pages and no visitor need. Nothing a group imports from outside leads back to it, because whoever
 * loads a file loads what it imports.
 *
 * @param {Outputs} outputs
 * @returns {Groups}
 */
export function groupChunks(outputs) {
  const entries = entriesOf(outputs);
  const loadedBy = (/** @type {RegExp} */ entryPoint) =>
    entries
      .filter((file) => entryPoint.test(outputs[file]?.entryPoint ?? ""))
      .map((file) => loadedWith(outputs, file));
  const start = new Set(loadedBy(/entry\.client\.tsx$/).flatMap((files) => [...files]));
  const always = new Set(loadedBy(/(^app\/|:)root\.tsx/).flatMap((files) => [...files]));
  const visitors = loadedBy(/routes\/(?!admin\.)/);
  const staff = loadedBy(/routes\/admin\./);

  /** @type {Groups} */
  const groups = { core: [], common: [], staff: [] };
  const lazy = lazyOf(outputs);
  const scripts = Object.keys(outputs).filter(
    (file) => isScript(file) && !entries.includes(file) && !lazy.has(file),
  );
  for (const file of scripts) {
    const pages = (/** @type {Set<string>[]} */ of) => of.filter((files) => files.has(file)).length;
    if (start.has(file)) groups.core.push(file);
    else if (always.has(file) || pages(visitors) >= PAGES) groups.common.push(file);
    else if (pages(staff) >= PAGES && pages(visitors) === 0) groups.staff.push(file);
  }
  return groups;
}
