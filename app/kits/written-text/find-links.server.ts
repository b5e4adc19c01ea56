import { LinkifyIt } from "linkify-it";
import { escapeText, plainText, unescapeText } from "~/lib/text/plain-text.server";

const LONGEST_ADDRESS = 2000;

/** Web addresses that begin with their scheme or `www.`, and mail addresses: "notes.md" is no address. */
export const linkifier = new LinkifyIt()
  .add("ftp:", null)
  .add("//", null)
  .add("www.", {
    validate: (text, position, self) => {
      const scheme = "https://www.";
      const found = self.matchAtStart(scheme + text.slice(position, position + LONGEST_ADDRESS));
      return found ? found.lastIndex - scheme.length : 0;
    },
    normalize: (match) => {
      match.url = `https://${match.raw}`;
    },
  });

function withLinks(text: string): string {
  let end = 0;
  let html = "";
  for (const { index, lastIndex, raw, url } of linkifier.match(text) ?? []) {
    html += `${escapeText(text.slice(end, index))}<a href="${escapeText(url)}">${escapeText(raw)}</a>`;
    end = lastIndex;
  }
  return html + escapeText(text.slice(end));
}

/** Addresses in the text become links, but not those in links and code. @param html as sanitize-html writes it */
export function linkAddresses(html: string): string {
  const [before = "", ...parts] = html.split("<");
  let inside = 0;
  const linked = (text: string) => (inside > 0 ? text : withLinks(unescapeText(text)));
  const rest = parts.map((part) => {
    const end = part.indexOf(">") + 1;
    if (/^(?:a|code|pre)[ >]/.test(part)) inside += 1;
    if (/^\/(?:a|code|pre)>/.test(part)) inside -= 1;
    return `<${part.slice(0, end)}${linked(part.slice(end))}`;
  });
  return withLinks(unescapeText(before)) + rest.join("");
}

export interface MailLink {
  text: string;
  target: string;
  /** What a reader should know before following it. */
  warnings: string[];
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, "");

/** It finds "example.org", too. */
const hosts = new LinkifyIt({ fuzzyLink: true });

function namedHost(text: string): string | undefined {
  const url = hosts.match(text)?.find(({ schema }) => schema !== "mailto:")?.url;
  return url !== undefined && URL.canParse(url) ? withoutWww(new URL(url).host) : undefined;
}

function warningsOf(text: string, target: string, siteUrl: string): string[] {
  // On a trial, the site itself is not encrypted.
  if (!URL.canParse(target) || target.startsWith(`${siteUrl}/`)) return [];
  const { protocol, host } = new URL(target);
  const named = namedHost(text);
  return [
    ...(protocol === "http:" ? ["not encrypted (http:)"] : []),
    ...(host !== "" && named !== undefined && named !== withoutWww(host)
      ? [`leads to ${host}, not to ${named}`]
      : []),
  ];
}

/** Each link once, in its order. @param html as React or sanitize-html writes it @param siteUrl whose links need no warning */
export function findLinks(html: string, siteUrl: string): MailLink[] {
  const links = new Map<string, MailLink>();
  for (const part of html.split("<a ").slice(1)) {
    const start = part.indexOf(">");
    const end = part.indexOf("</a>");
    const [, href] = part.slice(0, start).split('href="');
    if (href === undefined) continue;
    const target = unescapeText(href.slice(0, href.indexOf('"')));
    const text = plainText(part.slice(start + 1, end));
    links.set(`${target} ${text}`, { text, target, warnings: warningsOf(text, target, siteUrl) });
  }
  return [...links.values()];
}
