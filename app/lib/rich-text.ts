/** Inline tags that an article's title, source or summary may have, without attributes. */
export const richTags = ["b", "i", "em", "strong", "sub", "sup", "code"] as const;

export type RichTag = (typeof richTags)[number];

/** Parsed inline markup: data instead of HTML, so that pages need no dangerouslySetInnerHTML. */
export type RichText = RichNode[];
export type RichNode = string | { tag: RichTag; content: RichText };

/** Without the tags. */
export function textOf(text: RichText): string {
  return text.map((node) => (typeof node === "string" ? node : textOf(node.content))).join("");
}
