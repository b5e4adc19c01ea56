import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./root.mjs";

const TAG = /^@(?:public|staff)-/;

/** What is called in a test that runs: `it.each(cases)`, but not `test.describe` or `it.skip`. */
const TEST = /^(it|test)\b(?!\.(describe|skip|todo|fixme)\b)/;

/**
 * Whether a tag is in the options of a test that runs: `test("…", { tag: ["@public-2.3"] }, …)`, with `tags` in Vitest.
 * @param {import("typescript").StringLiteralLike} literal
 */
function isOfTest(literal) {
  const property = literal.parent.parent;
  if (!ts.isArrayLiteralExpression(literal.parent) || !ts.isPropertyAssignment(property)) return false;
  const call = property.parent.parent;
  if (!/^tags?$/.test(property.name.getText()) || !ts.isCallExpression(call)) return false;
  return TEST.test(call.expression.getText()) && call.arguments[1] === property.parent;
}

/**
 * @param {string} path a test file
 * @param {string} text
 * @returns {{ path: string, tags: string[], misplaced: string[] }} `tags` has a tag once for each test with it, `misplaced`
 *   those that no running test has, such as the ones in a variable or of a `describe`
 */
export function tagsIn(path, text) {
  /** @type {string[]} */
  const tags = [];
  /** @type {string[]} */
  const misplaced = [];
  /** @param {import("typescript").Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && TAG.test(node.text)) {
      (isOfTest(node) ? tags : misplaced).push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  if (/@(public|staff)-/.test(text)) visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return { path, tags, misplaced };
}

/** The project's test files that have tags of sections, in alphabetical order. */
export function readTaggedFiles() {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && existsSync(join(root, path)))
    .sort()
    .map((path) => tagsIn(path, readFileSync(join(root, path), "utf8")))
    .filter(({ tags, misplaced }) => tags.length + misplaced.length > 0);
}
