import { createElement, Fragment, type ReactElement } from "react";

/** The tags an article's title, source or summary may keep: they mark words and carry nothing else. */
export const richTags = ["b", "i", "em", "strong", "sub", "sup", "code"] as const;

export type RichTag = (typeof richTags)[number];

/** A line of text with marked words. Plain data, so that no HTML is put into the page as it came. */
export type RichText = RichNode[];
type RichNode = string | { tag: RichTag; content: RichText };

/** The words of a marked-up line, without their marks. */
export function wordsOf(text: RichText): string {
  return text.map((node) => (typeof node === "string" ? node : wordsOf(node.content))).join("");
}

function draw(node: RichNode): ReactElement | string {
  return typeof node === "string" ? node : createElement(node.tag, null, ...node.content.map(draw));
}

/** Draws a marked-up line. */
export function Rich({ text }: { text: RichText }) {
  return createElement(Fragment, null, ...text.map(draw));
}
