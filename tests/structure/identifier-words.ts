import ts from "typescript";
import type { Rule } from "./rules";

/** What each word was a private name for; the standard term says where to look for the concept. */
const STANDARD_TERMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(draws?|drawn|drew)$/, "render"],
  [/^kept$/, "stored, saved, cached or preserved"],
  [/^(forgets?|forgetting|forgotten)$/, "delete or purge"],
  [/^traps?$/, "honeypot"],
  [/^(mends?|mended|mending)$/, "fix or normalize"],
  [/^(judges?|judged|judging)$/, "classify or check"],
  [/^(some|no|any|every)body$|^whoever$/, "user, visitor or no one"],
  [/^pacers?$/, "throttle"],
  [/^lifelines?$/, "exit-with-parent"],
  [/^lanes?$/, "consumer"],
  [/^(un)?seals?$/, "encrypt and decrypt"],
];

/** The browser's own names. */
const PLATFORM_NAMES: ReadonlySet<string> = new Set(["drawImage"]);

/** "useDrawer-v2" → "use", "drawer", "v2" */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

function identifiersIn(path: string, text: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return names;
}

/** The name, and the standard term for a word in it. */
function dialectOf(names: Iterable<string>): string | undefined {
  for (const name of names) {
    if (PLATFORM_NAMES.has(name)) continue;
    for (const word of wordsOf(name)) {
      const term = STANDARD_TERMS.find(([dialect]) => dialect.test(word))?.[1];
      if (term) return `names ${name}: say ${term}`;
    }
  }
  return undefined;
}

/** One name per concept, the one that other code bases use. Strings, comments and page texts are not checked. */
export const standardTerms: Rule = ({ path, text }) => {
  // Parsing takes longer than reading all words of a file, of which few have one of these.
  const isSuspect = dialectOf(new Set(text.match(/[\w$]+/g))) !== undefined;
  return dialectOf(isSuspect ? [path, ...identifiersIn(path, text)] : [path]);
};
