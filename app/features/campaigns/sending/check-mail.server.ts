import PostalMime from "postal-mime";
import type { Database } from "~/database/open-database.server";
import { currentIssue } from "~/features/campaigns/weekly/current-issue.server";
import { composeContents } from "~/features/campaigns/weekly/issue-contents.server";
import { weeklyIssue } from "~/features/campaigns/weekly/weekly.email";
import { addressMail, composeSharedMail } from "~/kits/list-mail/compose-list-mail.server";
import { SHOWN_BYTES } from "~/kits/list-mail/describe-mail.server";
import type { Publisher, RenderedIssue } from "~/kits/list-mail/list-mail";
import { newMessageId } from "~/kits/outbox/deliver-mail.server";
import { localDay } from "~/lib/time/time-zone";
import { createComposer, type Sender } from "~/mail/compose-mail.server";
import type { NewsletterSettings } from "./settings.server";

/** RFC 5322, 2.1.1, without CRLF. */
const LONGEST_LINE = 998;
const HEADERS = ["From", "To", "Subject", "Date", "Message-ID", "List-Unsubscribe", "List-ID", "Precedence"];

interface MailCheck {
  name: string;
  /** What is wrong; undefined where nothing is. */
  problem: string | undefined;
}

const listed = (problems: readonly string[]) => (problems.length === 0 ? undefined : problems.join(", "));

function signedHeaders(signature: string): string[] {
  const [, names = ""] = /\bh=([^;]*)/.exec(signature.replace(/\s/g, "")) ?? [];
  return names.toLowerCase().split(":");
}

const LOADING = /<(?:img|script|iframe|object|embed|video|audio|source|link)\b|url\(|@import|\bbackground=/gi;

/** What can be told from a newsletter itself; nothing is looked up. @param content as it is sent */
export async function checkMail(content: Buffer): Promise<MailCheck[]> {
  const { headers, html = "", text = "" } = await PostalMime.parse(content);
  const header = (name: string) => headers.find(({ key }) => key === name.toLowerCase())?.value;
  const unsubscribe = header("List-Unsubscribe") ?? "";
  const leave = /^<([^>]+)>$/.exec(unsubscribe)?.[1] ?? "";
  const signature = header("DKIM-Signature");
  const longest = Math.max(
    ...content
      .toString("latin1")
      .split("\r\n")
      .map(({ length }) => length),
  );
  const links = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href = ""]) => href);
  const otherLinks = links.filter((href) => !/^(?:https?:\/\/|mailto:|tel:)/.test(href));
  const unsigned = ["list-unsubscribe", "list-unsubscribe-post"].filter(
    (name) => !signedHeaders(signature ?? "").includes(name),
  );
  return [
    {
      name: `at most ${SHOWN_BYTES / 1000} kB of HTML, which Gmail shows`,
      problem: Buffer.byteLength(html) <= SHOWN_BYTES ? undefined : `${Buffer.byteLength(html)} bytes`,
    },
    {
      name: `no line of more than ${LONGEST_LINE} characters`,
      problem: longest <= LONGEST_LINE ? undefined : `${longest}`,
    },
    { name: "the headers of a newsletter", problem: listed(HEADERS.filter((name) => !header(name))) },
    {
      name: "one click unsubscribes (RFC 8058)",
      problem: listed([
        ...(leave.startsWith("https://")
          ? []
          : [`List-Unsubscribe is ${unsubscribe || "missing"}, not an https address`]),
        ...(header("List-Unsubscribe-Post") === "List-Unsubscribe=One-Click"
          ? []
          : ["List-Unsubscribe-Post is missing"]),
      ]),
    },
    {
      name: "HTML and plain text",
      problem: listed([...(html ? [] : ["no HTML"]), ...(text.trim() ? [] : ["no text"])]),
    },
    {
      name: "a link to leave in both",
      problem: listed([
        ...(leave && links.includes(leave) ? [] : ["not in the HTML"]),
        ...(leave && text.includes(leave) ? [] : ["not in the text"]),
      ]),
    },
    { name: "a language", problem: /<html[^<>]*\slang="/.test(html) ? undefined : "<html> has no lang" },
    { name: "loads nothing", problem: listed([...new Set(html.match(LOADING) ?? [])]) },
    { name: "links that mail programs open", problem: listed(otherLinks) },
    {
      name: "no placeholder left",
      problem: listed([...new Set(`${html}${text}`.match(/https:\/\/\w+\.invalid\//g) ?? [])]),
    },
    {
      name: "DKIM signs both headers by which readers leave",
      problem: signature
        ? listed(unsigned.map((name) => `${name} is not signed`))
        : "not signed here: the mail server has to",
    },
  ];
}

const article = {
  title: "A title of the length that titles in the news usually have",
  summary:
    "A summary of two sentences, as articles on the site have them. It is about as long as this one is.",
  source: "The Paper",
  url: "https://example.org/news/a-title-of-the-length-that-titles-in-the-news-usually-have",
  publishedDate: "2026-11-01",
};

function inventedIssue(publisher: Publisher, now: Date): RenderedIssue {
  const others = Array.from({ length: 9 }, (_, index) => ({ ...article, id: index + 2 }));
  const selection = { articles: [{ ...article, id: 1 }, ...others] as const, moreCount: 5 };
  const contents = composeContents({ ...selection, resources: [], moreResources: 0 }, localDay(now));
  return weeklyIssue(contents, publisher);
}

/** The newsletter that would go out now, as one reader gets it, and whether its articles are invented for want of news. */
export async function sampleNewsletter(
  db: Database,
  { publisher, domain }: NewsletterSettings,
  sender: Sender,
  now: Date,
): Promise<{ content: Buffer; isInvented: boolean }> {
  const current = await currentIssue(db, publisher, now);
  const issue = current?.issue ?? inventedIssue(publisher, now);
  const reader = {
    name: "Ann Worker",
    email: `ann@${domain}`,
    unsubscribeToken: "sample-token-of-the-usual-length",
  };
  const mail = addressMail(composeSharedMail(issue, publisher.siteUrl, null), reader);
  const { content } = await createComposer(sender)({ ...mail, messageId: newMessageId(domain) });
  return { content, isInvented: current === undefined };
}
