import type { NewsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import { addressMail, composeSharedMail } from "~/features/newsletter/issue/compose-campaign-mail.server";
import { currentIssue } from "~/features/newsletter/issue/current-issue.server";
import type { Publisher, RenderedIssue } from "~/features/newsletter/issue/issue";
import { composeContents } from "~/features/newsletter/issue/issue-contents.server";
import { weeklyIssue } from "~/features/newsletter/issue/weekly.email";
import { newMessageId } from "~/kits/outbox/deliver-mail.server";
import { createComposer, type Sender } from "~/server/compose-mail.server";
import type { Database } from "~/server/open-database.server";

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
  const date = now.toISOString().slice(0, 10);
  return weeklyIssue(composeContents({ ...selection, resources: [], moreResources: 0 }, date), publisher);
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
