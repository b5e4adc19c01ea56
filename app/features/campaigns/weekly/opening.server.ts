import {
  type WrittenContent,
  writtenContent,
  writtenProblems,
} from "~/kits/written-text/written-content.server";
import { escapeText } from "~/lib/text/plain-text.server";

/** What stands above the articles. @param intro in Markdown or HTML: what staff wrote, or the site's own sentence */
export function openingOf(intro: string, siteUrl: string): WrittenContent {
  const plain = { html: `<p>${escapeText(intro)}</p>`, text: intro, removed: [], changed: [] };
  return writtenContent(intro, siteUrl) ?? plain;
}

/** Why staff cannot open an issue with it. */
export function openingProblem(introduction: string, siteUrl: string): string | undefined {
  const written = writtenContent(introduction, siteUrl);
  if (!written) return writtenProblems.tooComplex;
  return written.text === "" ? writtenProblems.empty : undefined;
}
