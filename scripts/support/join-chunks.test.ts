import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { entriesOf, groupChunks } from "./chunk-groups.mjs";
import { joinChunks, withMovedEntries, withMovedImports } from "./join-chunks.mjs";

let folder: string;
const list = () => readFileSync(join(folder, "build/index.js"), "utf8");

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const pages = ["a", "b", "c", "d", "e"];
const staffPages = pages.map((name) => `admin.${name}`);
const sources: Record<string, string> = {
  "framework.ts":
    "export const started: string[] = []; export const start = (name: string) => started.push(name);",
  "everywhere.ts":
    'import { start } from "./framework"; export const everywhere = (by: string) => start(by);',
  "often.ts":
    'import { everywhere } from "./everywhere"; export const often = (by: string) => everywhere(by);',
  "seldom.ts": 'import { often } from "./often"; export const seldom = (by: string) => often(by);',
  "staff-only.ts": 'import { seldom } from "./seldom"; export const staffOnly = (by: string) => seldom(by);',
  "lazy.ts": 'import { staffOnly } from "./staff-only"; staffOnly("lazy");',
  "entry.client.tsx": 'import { started } from "./framework"; Object.assign(globalThis, { started });',
  "root.tsx": 'import { everywhere } from "./everywhere"; everywhere("root");',
  ...Object.fromEntries(
    pages.map((name) => [
      `routes/${name}.tsx`,
      name < "c"
        ? `import { seldom } from "../seldom"; seldom("${name}");`
        : `import { often } from "../often"; often("${name}"); export const route = "${name}";`,
    ]),
  ),
  ...Object.fromEntries(
    staffPages.map((name) => [
      `routes/${name}.tsx`,
      `import { staffOnly } from "../staff-only"; staffOnly("${name}"); ${name === "admin.a" ? 'import("../lazy");' : ""}`,
    ]),
  ),
};

/** A build as the framework's compiler leaves it, of a site with five pages and five for its staff. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "join-"));
  for (const [name, text] of Object.entries(sources)) write(`app/${name}`, text);
  const names = ["entry.client", "root", ...[...pages, ...staffPages].map((name) => `routes/${name}`)];
  const result = await build({
    absWorkingDir: folder,
    entryPoints: names.map((name) => `app/${name}.tsx`),
    outdir: "public/build",
    publicPath: "/build/",
    entryNames: "[dir]/[name]-[hash]",
    chunkNames: "_shared/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    metafile: true,
  });
  const entries = entriesOf(result.metafile.outputs).map(
    (file) => `{ module: "${file.replace("public", "")}", imports: void 0 }`,
  );
  write("build/metafile.js.json", JSON.stringify(result.metafile));
  write("build/index.js", `export default [${entries.join(", ")}];`);
  write("public/build/manifest-0A0B0C0D.js", `window.list=[${entries.join(",")}]`.replaceAll(": ", ":"));

  const groups = groupChunks(result.metafile.outputs);
  expect(Object.values(groups).map((files) => files.length)).toEqual([1, 2, 1]);
  await joinChunks(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it("leaves a file of the framework, one of what pages share, one for staff, and the files that few pages need", () => {
  const names = readdirSync(join(folder, "public/build/_shared")).map((name) => name.split("-")[0]);
  expect(names.sort()).toEqual(["chunk", "common", "core", "lazy", "staff"]);
});

it("lists exactly the scripts that pages begin with, each once per page", () => {
  const listed = [...list().matchAll(/"\/build\/([^"]+)"/g)].map(([, name]) => name);
  const there = readdirSync(join(folder, "public/build"), { recursive: true, encoding: "utf8" });
  const scripts = there.filter((name) => /^(?!manifest|_shared.lazy).*\.js$/.test(name));
  expect([...new Set(listed)].sort()).toEqual(scripts.sort());
  expect(list()).toMatch(/"\/build\/routes\/admin\.b[^\]]+staff/);
  expect(list()).not.toMatch(/"\/build\/routes\/[a-e]-[^\]]+staff/);
  expect(list()).toMatch(
    /module: "\/build\/routes\/c-\w+\.js",imports:\["[^"]+common[^"]+","[^"]+core[^"]+"\]/,
  );
  expect(readFileSync(join(folder, "public/build/manifest-0A0B0C0D.js"), "utf8")).toContain(
    "/build/_shared/core-",
  );
});

it("changes nothing about what the scripts do", async () => {
  const result = await build({
    absWorkingDir: folder,
    stdin: {
      contents: [...list().matchAll(/module: "([^"]+)"/g)]
        .map(([, address]) => `import "${address}";`)
        .join(""),
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    plugins: [
      {
        name: "addresses",
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\/build\// }, ({ path }) => ({ path: join(folder, "public", path) })),
      },
    ],
  });
  new Function(result.outputFiles[0]?.text ?? "")();
  const started = Reflect.get(globalThis, "started");
  const all = [...pages, ...staffPages, "root", "lazy"].sort();
  await vi.waitFor(() => expect([...started].sort()).toEqual(all));
});

it("moves what a script imports, and leaves other imports alone", () => {
  const places = new Map([
    ["public/build/_shared/x.js", { address: "/build/core.js", names: new Map([["a", "core0"]]) }],
  ]);
  expect(withMovedImports('import{a as r,b}from"/build/_shared/x.js";import"/build/y.js";r(b)', places)).toBe(
    'import{core0 as r,b as b}from"/build/core.js";import"/build/y.js";r(b)',
  );
  expect(withMovedImports('import"/build/_shared/x.js";r()', places)).toBe('import"/build/core.js";r()');
});

it("refuses a list of scripts that it cannot read", () => {
  const outputs = {
    "public/build/root-1.js": { entryPoint: "app/root.tsx", imports: [], exports: [], inputs: {}, bytes: 1 },
  };
  expect(() => withMovedEntries("{ module: '/build/root-1.js' }", outputs, new Map())).toThrow("root-1.js");
});
