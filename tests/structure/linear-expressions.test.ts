import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { analyse } from "scslre";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { leastCpuMs } from "#tests/support/process-cpu";

const LENGTH = process.env.HOSTILE_REQUESTS === undefined ? 32_768 : 262_144;
/** Of an expression and all texts: ten times what a linear one takes; a quadratic one takes several times as much. */
const MOST_CPU_MS = LENGTH / 200;

interface Expression {
  place: string;
  pattern: RegExp;
}

function readExpressions(path: string): Expression[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ place: `${path}:${line + 1} ${node.text}`, pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const paths = execFileSync("git", ["ls-files", "app", "scripts"], { encoding: "utf8" }).split("\n");
const expressions = paths
  .filter((path) => existsSync(path) && /\.(tsx?|mjs|cjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap(readExpressions);

/** The text is searched in quadratic time or worse, from one beginning (self, trade) or from each (move). */
const isSuspect = ({ source, flags }: RegExp) =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0;

const SIGNS = [
  "a",
  "A",
  "1",
  " ",
  "\n",
  "\t",
  ".",
  "-",
  "/",
  "<",
  '"',
  "@",
  "=",
  "(",
  "[",
  "é",
  "中",
  "😀",
  "\0",
];
const SEPARATED = [
  "a ",
  "a.",
  "a-",
  "a,",
  "1 ",
  "1-",
  "1.",
  "a@",
  "a/",
  " \n",
  "- ",
  "<a ",
  "<!--",
  '" ',
  "a\n",
  "\\a",
];

/** The signs that an expression names, in their order: what it looks for, and the beginnings of that. */
function ownUnits({ source }: RegExp): string[] {
  const plain = source.replace(
    /\\[bBdDsSwW]|\\p\{[^}]*\}|\[[^\]]*\]|\{[\d,]+\}|\(\?[:=!<]+|[\\^$*+?()]/g,
    "\n",
  );
  const runs = plain
    .split(/[\n|]+/)
    .filter(Boolean)
    .slice(0, 6);
  return [...runs, runs.join(""), runs.join(" "), ...runs.map((run) => run.slice(0, -1))].filter(Boolean);
}

/** Without a repetition, an expression takes as much from each beginning whatever the text is. */
const repeats = ({ source }: RegExp) => /[*+{]/.test(source);

/** No end that fits follows, so that everything that was taken is given back. */
const fill = (unit: string) => `${unit.repeat(Math.ceil(LENGTH / unit.length))}\0`;
const common = [...SIGNS, ...SEPARATED].map(fill);

/** Ends a hang; four times as much text as in `npm test` takes minutes on a slow machine. */
const TIMEOUT_MS = 30 * 60_000;

describe(`${expressions.length} regular expressions of the program`, () => {
  it("are linear by what an analysis of each says", () => {
    expect(expressions.length).toBeGreaterThan(200);
    expect(isSuspect(/\s+$/)).toBe(true);
    expect(expressions.filter(({ pattern }) => isSuspect(pattern)).map(({ place }) => place)).toEqual([]);
  });

  it(
    "are linear on long texts of one sign, of signs and separators, and of what they look for",
    async () => {
      const cpuOf = (pattern: RegExp) => {
        const texts = [...common, ...new Set(ownUnits(pattern).map(fill))];
        return leastCpuMs(process.pid, MOST_CPU_MS, async () => {
          for (const text of texts) text.replace(pattern, "");
        });
      };
      expect(await cpuOf(/<html.*lang="/)).toBeGreaterThan(MOST_CPU_MS);
      const dear: string[] = [];
      const different = new Map(expressions.map((each) => [`${each.pattern}`, each]));
      for (const { place, pattern } of different.values()) {
        if (!repeats(pattern)) continue;
        const spent = await cpuOf(pattern);
        if (spent > MOST_CPU_MS) dear.push(`${spent} ms: ${place}`);
      }
      expect(dear).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
