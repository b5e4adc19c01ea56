/** Inline tags that an article's title, source or summary may have, without attributes. */
export const richTags = ["b", "i", "em", "strong", "sub", "sup", "code"] as const;

export type RichTag = (typeof richTags)[number];

/** Data instead of HTML: no dangerouslySetInnerHTML. */
export type RichText = RichNode[];
export type RichNode = string | { tag: RichTag; content: RichText };

export function textOf(text: RichText): string {
  return text.map((node) => (typeof node === "string" ? node : textOf(node.content))).join("");
}
