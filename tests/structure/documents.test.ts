import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import * as z from "zod";

interface Document {
  path: string;
  text: string;
}

/** What a document may refer to. */
interface Project {
  exists: (path: string) => boolean;
  read: (path: string) => string;
  scripts: readonly string[];
}

/** A path from the root, in text or code; not one with a placeholder such as "<name>", "*" or "NNNN". */
const PATH =
  /(?<![\w/.:$@-])(?:app|bench|docs|migrations|scripts|seeds|tests)\/[\w./$-]*\w(?![\w./$-]*[<*{])/g;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** A sample of a file that its first line names in a comment. */
const SAMPLE = /^```\w+\n\/\/ (\S+)\n([\s\S]*?)^```$/gm;
const SCRIPT = /\bnpm run ([\w:-]+)/g;

/** The anchors that GitHub gives a document's headings. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

function breaches({ path, text }: Document, { exists, read, scripts }: Project): string[] {
  const paths = [...text.matchAll(PATH)].map(([named]) => named).filter((named) => !named.includes("NNNN"));
  return [
    ...paths.filter((named) => !exists(named)).map((named) => `${path} names ${named}, which is missing`),
    ...[...text.matchAll(LINK)].flatMap(([, file = "", anchor]) => {
      const target = file ? join(dirname(path), file) : path;
      if (!exists(target)) return [`${path} links to ${target}, which is missing`];
      const isReached = !anchor || anchorsIn(target === path ? text : read(target)).includes(anchor);
      return isReached ? [] : [`${path} links to #${anchor} of ${target}, which is missing`];
    }),
    ...[...text.matchAll(SAMPLE)].flatMap(([, file = "", sample = ""]) =>
      exists(file) && read(file).includes(sample) ? [] : [`${path} has a sample that is not in ${file}`],
    ),
    ...[...text.matchAll(SCRIPT)].flatMap(([, name = ""]) =>
      scripts.includes(name) ? [] : [`${path} names npm run ${name}, which is missing`],
    ),
  ];
}

const project: Project = {
  exists: existsSync,
  read: (path) => readFileSync(path, "utf8"),
  scripts: Object.keys(
    z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync("package.json", "utf8"))).scripts,
  ),
};

describe("the documents", () => {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], { encoding: "utf8" });
  const documents = listed.split("\n").filter((path) => path && existsSync(path));

  it("name files, headings and npm scripts that exist, and quote files as they are", () => {
    expect(documents).toContain("CONTRIBUTING.md");
    const found = documents.flatMap((path) => breaches({ path, text: project.read(path) }, project));
    expect(found).toEqual([]);
  });
});

it("the README can be read at once: it has at most 110 lines", () => {
  expect(project.read("README.md").split("\n").length - 1).toBeLessThanOrEqual(110);
});

it("docs/commands.md lists every npm script but npm start and npm test", () => {
  const listed = [...project.read("docs/commands.md").matchAll(SCRIPT)].map(([, name]) => name);
  expect(
    project.scripts.filter((name) => !["start", "test"].includes(name) && !listed.includes(name)),
  ).toEqual([]);
});

it("the threat model names a test for whatever stands against an attack", () => {
  const rows = project.read("docs/threat-model.md").match(/^\| (?!Who |---).*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !/\.(test|spec)\.tsx?`/.test(row.split("|").at(-2) ?? ""))).toEqual([]);
});

describe("the check of the documents", () => {
  const some: Project = {
    exists: (path) => ["README.md", "app/lib/a.ts", "docs/a.md"].includes(path),
    read: () => "# One & two\n",
    scripts: ["test:unit"],
  };

  it.each([
    ["a missing file", "See `app/lib/b.ts`.", "names app/lib/b.ts"],
    ["a missing file of a command", "npm run test:unit -- app/lib/b.ts\n", "names app/lib/b.ts"],
    ["a link to a missing file", "[b](docs/b.md)", "links to docs/b.md"],
    ["a link to a missing heading", "[a](docs/a.md#two)", "links to #two of docs/a.md"],
    ["a link to a missing heading of its own", "## One\n[a](#two)", "links to #two of README.md"],
    ["a sample that is not in its file", "```ts\n// app/lib/a.ts\n# Two\n```\n", "not in app/lib/a.ts"],
    ["a missing npm script", "`npm run test:all`", "names npm run test:all"],
  ])("finds %s", (_, text, message) => {
    expect(breaches({ path: "README.md", text }, some)).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    "`app/lib/a.ts` and `npm run test:unit -- app/lib/a.ts`",
    "[a](docs/a.md#one--two), [web](https://example.org/docs/b.md)",
    "## One\n[a](#one)",
    "```ts\n// app/lib/a.ts\n# One & two\n```\n",
    "`app/features/<subject>/b.ts`, `app/server/*b.ts`, `migrations/NNNN-title.ts`, `/app/scripts/run.mjs`",
  ])("accepts %j", (text) => {
    expect(breaches({ path: "README.md", text }, some)).toEqual([]);
  });
});
