import { findLinks, type MailLink } from "~/kits/written-text/find-links.server";
import { plainText } from "~/lib/text/plain-text.server";
import { cutAtWord } from "~/lib/text/words";
import type { RenderedIssue } from "./list-mail";

/** Gmail cuts off what follows. */
export const SHOWN_BYTES = 102_000;
/** The links of a reader are longer than the places that stand for them. */
const LONGER_LINKS = 500;
const QUOTED_LENGTH = 80;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** @param render `isLong`: a mail program will not show its end */
export function withinReach(render: (isLong: boolean) => RenderedIssue): RenderedIssue {
  const issue = render(false);
  return Buffer.byteLength(issue.html) > SHOWN_BYTES - LONGER_LINKS ? render(true) : issue;
}

/** The next title, or where the text has none the next words. */
function beginningOf(rest: string): string {
  const heading = /<h[1-4][ >][\s\S]*?<\/h[1-4]>/.exec(rest)?.[0];
  return cutAtWord(plainText(heading ?? rest.slice(rest.indexOf("<"))), QUOTED_LENGTH);
}

export interface MailDescription {
  size: string;
  /** What programs do not show: how much, and where it begins. */
  cut: { bytes: string; from: string } | null;
  links: MailLink[];
}

/** @param html as a reader gets it */
export function describeMail(html: string, siteUrl: string): MailDescription {
  const bytes = Buffer.byteLength(html);
  if (bytes <= SHOWN_BYTES) return { size: kilobytes(bytes), cut: null, links: findLinks(html, siteUrl) };
  const rest = Buffer.from(html).subarray(SHOWN_BYTES).toString();
  const cut = { bytes: kilobytes(bytes - SHOWN_BYTES), from: beginningOf(rest) };
  return { size: kilobytes(bytes), cut, links: findLinks(html, siteUrl) };
}
