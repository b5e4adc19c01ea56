import { createElement, Fragment, type ReactElement } from "react";
import type { RichNode, RichText } from "~/lib/text/rich-text";

function render(node: RichNode): ReactElement | string {
  return typeof node === "string" ? node : createElement(node.tag, null, ...node.content.map(render));
}

export function Rich({ text }: { text: RichText }) {
  return createElement(Fragment, null, ...text.map(render));
}
