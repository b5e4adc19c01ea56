import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import * as z from "zod";

interface Source {
  path: string;
  text: string;
}

/** Not imported by name, but needed: a peer, types, a file that a style sheet names, and programs that are run by their paths. */
const USED_OTHERWISE = [
  "@biomejs/biome",
  "@flydotio/litestream",
  "@fontsource/league-gothic",
  "@nivo/core",
  "@remix-run/dev",
  "@remix-run/serve",
  "@tailwindcss/postcss",
  "lighthouse",
  "tailwindcss",
  "typescript-7",
  "vnu-jar",
];

/** What a framework or a person asks for by a path or a name, and no module imports. */
const isEntry = (path: string) =>
  /^app\/(entry\.(client|server)|root)\.tsx$|^app\/routes\/.*\/route\.tsx?$|\.d\.ts$/.test(path) ||
  /^(scripts|bench)\/[^/]+$|^migrations\/index\.ts$|\.(test|spec)\.tsx?$|^[^/]+$|^tests\/soak\//.test(path) ||
  /^app\/browser\/(forms|filter|survey|chart|dates)\.ts$/.test(path) ||
  path === "bench/support/watch-loop.mjs" ||
  path === "scripts/support/find-node.mjs" ||
  path === "scripts/support/prepare-tests.mjs" ||
  path === "tests/support/build.ts";

/** The project's own file that an import names; undefined for a package. */
function resolve(from: string, module: string, paths: ReadonlySet<string>): string | undefined {
  const base = module.startsWith("~/")
    ? module.replace("~/", "app/")
    : module.startsWith("#tests/")
      ? module.slice(1)
      : /^\.\.?\//.test(module)
        ? join(dirname(from), module)
        : undefined;
  return base && ["", ".ts", ".tsx", ".mjs"].map((ending) => base + ending).find((path) => paths.has(path));
}

interface Uses {
  /** "file name" of each export that is imported; "file *" where all are. */
  names: Set<string>;
  files: Set<string>;
  packages: Set<string>;
}

const parsed = new WeakMap<Source, ts.SourceFile>();

/** Parses each file once. */
function read(source: Source): ts.SourceFile {
  const known = parsed.get(source);
  if (known) return known;
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  parsed.set(source, file);
  return file;
}

/** The names that an import or a re-export takes from its module; "*" for all of them. */
function namesTaken(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  const bindings = ts.isExportDeclaration(node) ? node.exportClause : clause?.namedBindings;
  const named =
    bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
      ? bindings.elements.map((element) => (element.propertyName ?? element.name).text)
      : bindings || ts.isExportDeclaration(node)
        ? ["*"]
        : [];
  return clause?.name ? ["default", ...named] : named;
}

function usesOf(sources: readonly Source[]): Uses {
  const paths = new Set(sources.map(({ path }) => path));
  const uses: Uses = { names: new Set(), files: new Set(), packages: new Set() };
  const note = (from: string, module: string, names: readonly string[]) => {
    const file = resolve(from, module, paths);
    if (!file)
      uses.packages.add(
        module
          .split("/")
          .slice(0, module.startsWith("@") ? 2 : 1)
          .join("/"),
      );
    else {
      uses.files.add(file);
      for (const name of names) uses.names.add(`${file} ${name}`);
    }
  };
  for (const source of sources) {
    const visit = (node: ts.Node): void => {
      if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
        if (ts.isStringLiteral(node.moduleSpecifier))
          note(source.path, node.moduleSpecifier.text, namesTaken(node));
      }
      // import("…"), require.resolve("…") and types written as import("…").Name
      const [argument] = ts.isCallExpression(node)
        ? node.arguments
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? [node.argument.literal]
          : [];
      const isModule =
        ts.isImportTypeNode(node) ||
        (ts.isCallExpression(node) && /^(import|.*require|.*\.resolve)$/.test(node.expression.getText()));
      if (isModule && argument && ts.isStringLiteral(argument)) note(source.path, argument.text, ["*"]);
      ts.forEachChild(node, visit);
    };
    const file = read(source);
    visit(file);
    // Types of plain JavaScript, in comments.
    for (const [, module = ""] of source.text.matchAll(/import\("([^"]+)"\)/g))
      note(source.path, module, ["*"]);
  }
  return uses;
}

/** The names a file exports by declarations of its own; of types only those that it does not use itself. */
function exportsOf(source: Source): string[] {
  return read(source).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      const { text } = statement.name;
      // Where its own file uses it, it belongs to what that file exports.
      return source.text.split(new RegExp(`\\b${text}\\b`)).length > 2 ? [] : [text];
    }
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

function unusedExports(sources: readonly Source[], { names } = usesOf(sources)): string[] {
  return sources
    .filter(({ path }) => !isEntry(path))
    .flatMap((source) =>
      names.has(`${source.path} *`)
        ? []
        : exportsOf(source)
            .filter((name) => !names.has(`${source.path} ${name}`))
            .map((name) => `${source.path} ${name}`),
    );
}

const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
const sources = tracked
  .split("\n")
  .filter((path) => /\.(ts|tsx|mjs|cjs|js)$/.test(path) && !path.startsWith("public/") && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
const uses = usesOf(sources);

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()),
});
const dependencies = ["package.json", "tests/package.json", "bench/package.json"].flatMap((file) => {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.keys({ ...dependencies, ...devDependencies });
});

/** The package that a package of types describes. */
const described = (name: string) => name.replace("@types/", "").replace("__", "/");

describe("the project's code", () => {
  it("has no file that nothing imports", () => {
    const files = sources.map(({ path }) => path).filter((path) => !isEntry(path));
    expect(files.filter((path) => !uses.files.has(path) && !path.endsWith(".cjs"))).toEqual([]);
  });

  it("exports nothing that no other file imports", () => {
    expect(unusedExports(sources, uses)).toEqual([]);
  });

  it("depends on no package that it does not import", () => {
    const used = new Set([...uses.packages, ...USED_OTHERWISE, ...builtinModules]);
    const needed = (name: string) =>
      name.startsWith("@types/")
        ? name === "@types/node" || dependencies.includes(described(name))
        : used.has(name);
    expect(dependencies.filter((name) => !needed(name))).toEqual([]);
  });

  it("reports a planted export that nothing imports", () => {
    const planted = [
      { path: "app/lib/a.ts", text: "export const used = 1; export function unused() {}" },
      { path: "app/lib/b.ts", text: 'import { used } from "./a"; used;' },
    ];
    expect(unusedExports(planted)).toEqual(["app/lib/a.ts unused"]);
  });
});
