import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { run } from "./children.mjs";
import { CliError, timeStage } from "./cli.mjs";

const SOURCE_FOLDERS = ["app", "migrations", "scripts"];
const SOURCE_FILES = [
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "postcss.config.js",
  "tsconfig.json",
];
/** Written last, so that an interrupted build counts as none. */
export const BUILD_STAMP = "build/.sources";
const BROWSER_SCRIPTS = "build/browser-scripts.json";
const RESULTS = ["build/index.js", "build/scripts/prepare.cjs", BROWSER_SCRIPTS, "public/build"];

const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name);

/**
 * A hash over all inputs of the build.
 *
 * @param {string} folder the project's folder
 */
export function fingerprint(folder) {
  const files = SOURCE_FOLDERS.filter((name) => existsSync(join(folder, name))).flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  );
  const hash = createHash("sha256");
  for (const file of [...files, ...SOURCE_FILES].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Whether the build is complete and up to date.
 *
 * @param {string} folder
 */
export function isBuilt(folder) {
  const stamp = join(folder, BUILD_STAMP);
  return (
    RESULTS.every((file) => existsSync(join(folder, file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === fingerprint(folder)
  );
}

/**
 * Makes the next start rebuild.
 *
 * @param {string} folder
 */
export function invalidateBuild(folder) {
  rmSync(join(folder, BUILD_STAMP), { force: true });
}

/** Packages with native binaries, which cannot be bundled. */
const NATIVE_PACKAGES = ["better-sqlite3", "@node-rs/argon2"];

/**
 * esbuild's options for the TypeScript programs in `scripts/`: each becomes one file with no dependency but the native
 * packages. CommonJS, because an ES module that imports `node:http` loads all of Node's fetch, and unbundled modules cost
 * memory: some 10 MB of the worker's.
 *
 * @param {string} folder
 * @returns {import("esbuild").BuildOptions}
 */
export function scriptBuildOptions(folder) {
  const entries = readdirSync(join(folder, "scripts")).filter(
    (name) => /\.tsx?$/.test(name) && !isTest(name),
  );
  return {
    absWorkingDir: folder,
    entryPoints: entries.map((name) => join("scripts", name)),
    outdir: "build/scripts",
    bundle: true,
    platform: "node",
    format: "cjs",
    outExtension: { ".js": ".cjs" },
    target: "node22",
    mainFields: ["module", "main"],
    external: NATIVE_PACKAGES,
    minifyWhitespace: true,
    minifySyntax: true,
    // CommonJS has no import.meta.url.
    define: { "import.meta.url": "importMetaUrl" },
    banner: { js: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;' },
    jsx: "automatic",
    logLevel: "warning",
  };
}

/** @param {string} folder */
export async function buildScripts(folder) {
  const { build } = await import("esbuild");
  const { escapeToAscii } = await import("./shrink.mjs");
  const target = join(folder, "build/scripts");
  rmSync(target, { recursive: true, force: true });
  await build(scriptBuildOptions(folder));
  for (const name of readdirSync(target)) {
    const path = join(target, name);
    writeFileSync(path, escapeToAscii(readFileSync(path, "utf8")));
  }
}

/** Remix's compiler empties `public/build` before each build in development. */
const BROWSER_FOLDER = { production: "public/build/browser", development: "public/browser" };
/** One bundle each, for pages that name it (`definePage`). */
const BROWSER_ENTRIES = ["forms", "filter", "survey", "chart", "dates"];

/**
 * The scripts of public pages: ES modules without imports, named by their content, and a manifest that the server reads.
 * A browser that does not know modules runs none of it, and the page works without.
 *
 * @param {string} folder
 * @param {"production" | "development"} mode
 * @returns {import("esbuild").BuildOptions}
 */
function browserBuildOptions(folder, mode) {
  const outdir = BROWSER_FOLDER[mode];
  return {
    absWorkingDir: folder,
    entryPoints: BROWSER_ENTRIES.map((name) => `app/browser/${name}.ts`).filter((path) =>
      existsSync(join(folder, path)),
    ),
    outdir,
    entryNames: "[name]-[hash]",
    bundle: true,
    platform: "browser",
    format: "esm",
    target: "es2020",
    minify: mode === "production",
    metafile: true,
    logLevel: "warning",
    plugins: [
      {
        name: "manifest",
        setup(build) {
          build.onStart(() => rmSync(join(folder, outdir), { recursive: true, force: true }));
          build.onEnd(({ metafile }) => {
            if (metafile) writeBrowserManifest(folder, metafile);
          });
        },
      },
    ],
  };
}

/**
 * @param {string} folder
 * @param {import("esbuild").Metafile} metafile
 */
function writeBrowserManifest(folder, { outputs }) {
  const addresses = Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[basename(entryPoint, ".ts"), file.replace(/^public/, "")]] : [],
  );
  writeFileSync(join(folder, BROWSER_SCRIPTS), JSON.stringify(Object.fromEntries(addresses)));
}

/** @param {string} folder */
async function buildBrowserScripts(folder) {
  const { build } = await import("esbuild");
  await build(browserBuildOptions(folder, "production"));
}

/**
 * Builds the scripts of public pages, and again whenever their sources change.
 *
 * @param {string} folder
 */
export async function watchBrowserScripts(folder) {
  const { context } = await import("esbuild");
  mkdirSync(join(folder, "build"), { recursive: true });
  const watching = await context(browserBuildOptions(folder, "development"));
  await watching.rebuild();
  await watching.watch();
}

/**
 * Rebuilds the scripts whenever their sources change.
 *
 * @param {string} folder
 * @param {() => void} onChange called after each successful build but the first
 */
export async function watchScripts(folder, onChange) {
  const { context } = await import("esbuild");
  let first = true;
  const watching = await context({
    ...scriptBuildOptions(folder),
    plugins: [
      {
        name: "tell",
        setup(build) {
          build.onEnd(({ errors }) => {
            if (!first && errors.length === 0) onChange();
            first = false;
          });
        },
      },
    ],
  });
  await watching.watch();
}

/**
 * Builds the site and its scripts for production.
 *
 * @param {string} folder the project's folder
 * @throws {CliError} when the compiler finds an error, which it has printed
 */
export async function build(folder) {
  invalidateBuild(folder);
  const sources = fingerprint(folder);
  const code = await run(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", VITE_CJS_IGNORE_WARNING: "true" },
  });
  if (code !== 0) throw new CliError("The build failed; the reason stands above.");
  // Imported lazily, because a machine that only runs the built site has no development packages.
  await buildBrowserScripts(folder).catch(() => {
    throw new CliError("Building the scripts of public pages failed; the reason stands above.");
  });
  const { compressFiles, escapeToAscii, minifyInlineScripts, shrinkScripts } = await import("./shrink.mjs");
  const server = join(folder, "build/index.js");
  writeFileSync(server, escapeToAscii(await minifyInlineScripts(readFileSync(server, "utf8"))));
  await shrinkScripts(join(folder, "public/build"));
  await compressFiles(join(folder, "public/build"));
  await buildScripts(folder).catch(() => {
    throw new CliError("Building the scripts failed; the reason stands above.");
  });
  mkdirSync(join(folder, "build"), { recursive: true });
  writeFileSync(join(folder, BUILD_STAMP), sources);
}

/** @param {string} folder */
export async function ensureBuilt(folder) {
  if (isBuilt(folder)) return;
  console.log("Building the site.");
  await timeStage("Site built", () => build(folder));
}
