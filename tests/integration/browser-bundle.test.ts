import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { projectRoot } from "../support/program";

const metafileSchema = z.object({
  outputs: z.record(
    z.string(),
    z.object({
      entryPoint: z.string().optional(),
      imports: z.array(z.object({ path: z.string(), kind: z.string() })),
      inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })),
    }),
  ),
});
type Outputs = z.infer<typeof metafileSchema>["outputs"];

const outputs: Outputs = metafileSchema.parse(
  JSON.parse(readFileSync(join(projectRoot, "build/metafile.js.json"), "utf8")),
).outputs;

/** The modules of which something is in these files. */
function modulesIn(files: Iterable<string>): string[] {
  return [...files].flatMap((file) =>
    Object.entries(outputs[file]?.inputs ?? {}).flatMap(([module, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [module] : [],
    ),
  );
}

/** Everything a browser fetches with these files: what they import, and what that imports; not what waits to be asked for. */
function withImports(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = outputs[file]?.imports.filter(({ kind }) => kind !== "dynamic-import") ?? [];
    withImports(
      imports.map(({ path }) => path),
      seen,
    );
  }
  return seen;
}

const LAZY = /live-chart/;
const isLazy = (file: string) => LAZY.test(outputs[file]?.entryPoint ?? "");
const entries = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint && !isLazy(file));
const CHARTS = /node_modules\/(@nivo|d3-|@react-spring)/;

it("loads the framework on a page, but no chart library and no schema library", () => {
  const modules = modulesIn(withImports(entries));
  expect(modules.filter((module) => module.includes("/react-dom/"))).not.toEqual([]);
  expect(modules.filter((module) => CHARTS.test(module) || /node_modules\/zod/.test(module))).toEqual([]);
});

it("loads the chart library only for the dashboard's charts", () => {
  const asking = Object.entries(outputs).filter(([, { imports }]) =>
    imports.some(({ path, kind }) => kind === "dynamic-import" && isLazy(path)),
  );
  expect(
    asking.flatMap(([, { inputs }]) => Object.keys(inputs)).filter((module) => /chart-picture/.test(module)),
  ).toHaveLength(1);
  const lazy = Object.keys(outputs).filter(isLazy);
  expect(modulesIn(withImports(lazy)).some((module) => CHARTS.test(module))).toBe(true);
});

it("the browser bundle contains no server code", { tags: ["@public-6"] }, () => {
  const server = modulesIn(Object.keys(outputs)).filter((module) => /\.server\.tsx?$/.test(module));
  expect(server).toEqual([]);
  const renderers = modulesIn(Object.keys(outputs)).filter((module) =>
    /\.email\.|react-dom-server/.test(module),
  );
  expect(renderers).toEqual([]);
});

it("lists the scripts of each page, and only files that exist", () => {
  const text = readFileSync(join(projectRoot, "build/index.js"), "utf8");
  // A route without a page imports nothing: "imports: void 0".
  const pages = [...text.matchAll(/"?module"?: ?"(\/build\/[^"]+)"(?:,\s*"?imports"?: ?(\[[^\]]*\]))?/g)];
  expect(pages.length).toBeGreaterThan(20);
  const lists = pages.map(([, module = "", imports = "[]"]) => [
    module,
    ...z.array(z.string()).parse(JSON.parse(imports)),
  ]);
  const listed = new Set(lists.flat());
  expect([...listed].filter((address) => !existsSync(join(projectRoot, "public", address)))).toEqual([]);
  const files = readdirSync(join(projectRoot, "public/build"), { recursive: true, encoding: "utf8" });
  const scripts = files.filter((name) => name.endsWith(".js") && !/^(manifest-|browser\/)/.test(name));
  const asked = [...listed].flatMap((address) => {
    const script = readFileSync(join(projectRoot, "public", address), "utf8");
    return [...script.matchAll(/import\("\/build\/([^"]+)"\)/g)].map((match) => match[1]);
  });
  expect(asked).toEqual([expect.stringMatching(LAZY)]);
  expect(scripts.filter((name) => !listed.has(`/build/${name}`))).toEqual(asked);
  expect(scripts.filter((name) => !files.includes(`${name}.br`))).toEqual([]);
});

it("ships scripts of public pages of at most 4 KiB each, without React", () => {
  const manifest = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(projectRoot, "build/browser-scripts.json"), "utf8")));
  expect(Object.keys(manifest)).toContain("forms");
  for (const [name, url] of Object.entries(manifest)) {
    expect(statSync(join(projectRoot, "public", `${url}.br`)).size, name).toBeLessThanOrEqual(4096);
    expect(readFileSync(join(projectRoot, "public", url), "utf8")).not.toMatch(/react|zod/i);
  }
});

const NIVO = /nivo/i;

it("names no server package, and the chart library only in the dashboard's charts", () => {
  const folder = join(projectRoot, "public/build");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const marks = [
    NIVO,
    // Not /i: the names of chunks have capital letters by chance.
    /ZodError|zod/,
    /better-sqlite3|kysely/i,
    /SESSION_SECRET/,
    /nodemailer/i,
    /sanitize-html/,
  ];
  const found = scripts.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const unwanted = LAZY.test(name) ? marks.filter((mark) => mark !== NIVO) : marks;
    return unwanted.filter((mark) => mark.test(text)).map((mark) => `${name}: ${mark}`);
  });
  expect(found).toEqual([]);
});
