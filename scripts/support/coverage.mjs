import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./root.mjs";

/** @import { Section, Departure } from "./specification.mjs" */

const INTRODUCTION = `# How the specifications are covered

For each section of the two specifications: the files with tests that are tagged with it, and where this site departs from it on
purpose. \`npm run docs:coverage\` writes this page.

- A test of section 2.3 of the public specification has the tag \`@public-2.3\`, one of the dashboard's \`@staff-2.3\`. Vitest takes
  tags as \`{ tags: […] }\` and Playwright as \`{ tag: […] }\`.
- \`npx vitest run --tags-filter="@public-2.3"\` and \`npx playwright test --grep "@public-2\\.3(?!\\d)"\` run a section's tests.
- \`tests/structure/coverage.test.ts\` fails when a section has no test or a tag names no section.
`;

const TITLES = { public: "The public website", staff: "The staff dashboard" };

/** @param {string} reference */
function referenceLink(reference) {
  const [kind, name = ""] = reference.split(" ");
  if (kind === "departures") return `[departures](../docs/departures.md)${name && `, ${name}`}`;
  return `[${reference}](../docs/decisions/${name}.md)`;
}

/**
 * The page, with links from a folder beside `docs`.
 * @param {readonly Section[]} sections
 * @param {readonly { path: string, tags: readonly string[] }[]} files
 */
export function coveragePage(sections, files) {
  /** @param {string} tag */
  const fileLines = (tag) =>
    files.flatMap(({ path, tags }) => {
      const count = tags.filter((other) => other === tag).length;
      return count === 0 ? [] : [`- [${path}](../${path}): ${count} ${count === 1 ? "test" : "tests"}`];
    });
  /** @param {Departure} departure */
  const departureLine = ({ references, text }) =>
    `- Departure (${references.map(referenceLink).join("; ")}): ${text}`;

  const parts = sections.map(({ number, title, link, tag, hasParts, departures }) => {
    const depth = number.includes(".") ? "####" : "###";
    const heading = `${depth} [${number} ${title}](../docs/${link})`;
    return hasParts
      ? `${heading}\n`
      : `${heading}\n\n${[...fileLines(tag), ...departures.map(departureLine)].join("\n")}\n`;
  });
  const pages = sections.map(({ specification }, index) =>
    specification === sections[index - 1]?.specification
      ? parts[index]
      : `## ${TITLES[specification]}\n\n${parts[index]}`,
  );
  return `${INTRODUCTION}\n${pages.join("\n")}`;
}

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
