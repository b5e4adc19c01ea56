import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Page {
  /** Its path from the root. */
  path: string;
  text: string;
}

const FOLDER = "docs/decisions";
const INDEX = `${FOLDER}/README.md`;

/** The page's link in the index, or undefined where it does not begin with a title. A number in the title may be left out. */
function linkOf({ path, text }: Page): string | undefined {
  const title = /^# (?:\d+\. )?(\S.*)\n\n/.exec(text)?.[1];
  return title && `[${title}](${path.slice(FOLDER.length + 1)})`;
}

/** What is wrong with the pages and their index. */
function breaches(pages: readonly Page[], index: string): string[] {
  const links = pages.map(linkOf);
  const listed = [...index.matchAll(/\[[^\]]+\]\([a-z0-9-]+\.md\)/g)].map(([link]) => link);
  return [
    ...pages.flatMap(({ path }, at) => (links[at] ? [] : [`${path} does not begin with a title`])),
    ...links.filter((link) => link && !listed.includes(link)).map((link) => `the index lacks ${link}`),
    ...listed.filter((link) => !links.includes(link)).map((link) => `the index has no page for ${link}`),
  ];
}

/** Decisions that a source names, but that do not exist. */
const wrongNames = ({ path, text }: Page, exists: (path: string) => boolean): string[] =>
  [...text.matchAll(/docs\/decisions\/[\w.-]*\w/g)]
    .filter(([named]) => !exists(named))
    .map(([named]) => `${path} names ${named}`);

describe("the decisions", () => {
  const read = (path: string): Page => ({ path, text: readFileSync(path, "utf8") });

  it("have a title and a line in the index", () => {
    const files = readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`);
    const pages = files.filter((path) => path !== INDEX).map(read);
    expect(pages.length).toBeGreaterThan(30);
    expect(breaches(pages, read(INDEX).text)).toEqual([]);
  });

  it("exist where the code names one", () => {
    const folders = ["app", "bench", "migrations", "scripts", "tests"];
    const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
      encoding: "utf8",
    });
    const sources = listed
      .split("\n")
      .filter(
        (path) => /\.(tsx?|mjs|sh|css)$/.test(path) && existsSync(path) && !path.includes("/structure/"),
      )
      .map(read);
    expect(sources.flatMap((source) => wrongNames(source, existsSync))).toEqual([]);
  });
});

describe("the check of the decisions", () => {
  const first: Page = { path: `${FOLDER}/a.md`, text: "# A: use it\n\nIt works.\n" };
  const second: Page = { path: `${FOLDER}/b.md`, text: "# 2. B: use it too\n\nIt works.\n" };
  const index = "- [A: use it](a.md)\n- [B: use it too](b.md)\n";

  it("accepts pages that are listed", () => {
    expect(breaches([first, second], index)).toEqual([]);
  });

  it("finds a page without a title", () => {
    const untitled = { path: `${FOLDER}/c.md`, text: "It works.\n" };
    expect(breaches([first, second, untitled], index)).toEqual([
      `${FOLDER}/c.md does not begin with a title`,
    ]);
  });

  it("finds a page that is not listed, and a line without a page", () => {
    expect(breaches([first, second], "- [A: use it](a.md)\n")).toEqual([
      "the index lacks [B: use it too](b.md)",
    ]);
    expect(breaches([first], index)).toEqual(["the index has no page for [B: use it too](b.md)"]);
  });

  it("finds a source that names a page that does not exist", () => {
    const source = { path: "app/a.ts", text: `/** See ${FOLDER}/c.md. */` };
    expect(wrongNames(source, () => false)).toEqual([`app/a.ts names ${FOLDER}/c.md`]);
  });
});
