/** The tags an article's title, source or summary may have: they mark text and carry nothing else. */
export const richTags = ["b", "i", "em", "strong", "sub", "sup", "code"] as const;

export type RichTag = (typeof richTags)[number];

/** A line of text with marked words. Plain data, so that no HTML is put into the page as it came. */
export type RichText = RichNode[];
export type RichNode = string | { tag: RichTag; content: RichText };

/** Without the marks. */
export function textOf(text: RichText): string {
  return text.map((node) => (typeof node === "string" ? node : textOf(node.content))).join("");
}
