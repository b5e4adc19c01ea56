import { DomUtils, parseDocument } from "htmlparser2";

/** Names and addresses, and what one says on the telephone. */
const NAMES = new RegExp(
  [
    ...["Wage and Hour Division", "“Spanish, please”", "Crisis Text Line", "Poison Help", "Medicaid"],
    ...[
      "District of Columbia",
      "Ohio Department of Job and Family Services",
      "https?://\\S+",
      "\\w+\\.(?:gov|org)/\\S+",
    ],
  ].join("|"),
  "g",
);
const ENGLISH =
  /\b(?:the|and|your|you|with|for|of|to|is|are|from|call|text|help|find|write|this|that|please)\b/i;

/** What is marked as English, and what no one reads. */
const APART = new Set(["script", "style", "template", "noscript"]);

/** The pieces of text that stand on a page in its own language. */
export function textsOf(html: string): string[] {
  const [root] = DomUtils.getElementsByTagName("body", parseDocument(html));
  const read = (nodes: ReturnType<typeof DomUtils.getChildren>): string[] =>
    nodes.flatMap((node) => {
      if (DomUtils.isText(node)) return [node.data.trim()];
      if (!DomUtils.isTag(node) || APART.has(node.name) || node.attribs.lang === "en") return [];
      return read(node.children);
    });
  return root ? read(root.children).filter(Boolean) : [];
}

/** Those with English words in them that are part of no name. */
export const englishIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => ENGLISH.test(text.replace(NAMES, "")));
