import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

/** One row of `docs/specification-coverage.md`. */
interface Statement {
  says: string;
  where: readonly string[];
  tests: readonly { file: string; title: string }[];
  /** The cell of its tests as it is written. */
  written: string;
}

const PROOF = /^`([^`]+)` “(.+)”$/;

/** The rows of the document's tables, without their heads. */
export function readStatements(document: string): Statement[] {
  const rows = document.split("\n").filter((line) => /^\| (?!The specification says|-)/.test(line));
  return rows.map((row) => {
    const [says = "", where = "", written = ""] = row
      .split(" | ")
      .map((cell) => cell.replace(/^\| /, "").trim());
    const tests = written.split("<br>").flatMap((part) => {
      const [, file, title] = PROOF.exec(part) ?? [];
      return file && title ? [{ file, title }] : [];
    });
    return { says, where: where.split("<br>").map((path) => path.replaceAll("`", "")), tests, written };
  });
}

/** The path of a test file as the document names it. */
function testPath(name: string): string {
  const [folder, ...rest] = name.split("/");
  if (folder === "e2e") return `tests/e2e/${rest.join("/")}.spec.ts`;
  if (folder === "integration" || folder === "structure") return `tests/${name}.test.ts`;
  return `app/${name}.test.ts`;
}

/** What a call such as `it.each(cases)("title", …)` is named, as it stands in the source. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [first] = node.arguments;
  if (first === undefined || !/^(it|test)\b/.test(node.expression.getText())) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
}

/** The titles of a test file's tests. */
export function titlesIn(text: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    if (title !== undefined) titles.add(title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("tests.ts", text, ts.ScriptTarget.Latest, true));
  return titles;
}

const known = new Map<string, Set<string> | undefined>();

function titlesOf(name: string): Set<string> | undefined {
  const path = testPath(name);
  if (!known.has(path)) known.set(path, existsSync(path) ? titlesIn(readFileSync(path, "utf8")) : undefined);
  return known.get(path);
}

/** What is wrong with a row: it has no test, or names a test or a file that is not there. */
export function problemsOf({ says, where, tests, written }: Statement): string[] {
  const missing = where
    .filter((path) => !existsSync(path) && !existsSync(`app/${path}`))
    .map((path) => `${says}: there is no ${path}`);
  if (tests.length === 0) return [...missing, `${says}: no test`];
  if (tests.length !== written.split("<br>").length) missing.push(`${says}: cannot be read: ${written}`);
  const unproved = tests.flatMap(({ file, title }) => {
    const titles = titlesOf(file);
    if (!titles) return [`${says}: there is no ${testPath(file)}`];
    return titles.has(title) ? [] : [`${says}: ${testPath(file)} has no test “${title}”`];
  });
  return [...missing, ...unproved];
}
