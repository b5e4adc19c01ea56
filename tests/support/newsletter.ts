import { randomUUID } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import type { CampaignKind, Flag } from "~/database/schema/schema.server";
import type { Writer } from "~/features/campaigns/drafts/drafts.server";
import { writers } from "~/features/campaigns/sending/create-campaign.server";
import type { IssueContents } from "~/features/campaigns/weekly/issue-contents.server";
import type { RenderedIssue } from "~/kits/list-mail/list-mail";
import { localDay } from "~/lib/time/time-zone";

export interface SubscriberOptions {
  name?: string;
  isActive?: Flag;
  wantsNews?: Flag;
  wantsTeamUpdates?: Flag;
}

/** Adds a subscriber who wants the newsletter by default; their token is their email reversed. */
export async function addSubscriber(
  db: Database,
  email: string,
  options: SubscriberOptions = {},
): Promise<void> {
  await db
    .insertInto("newsletter_subscribers")
    .values({
      id: `id of ${email}`,
      email,
      name: options.name ?? "Ann Worker",
      is_active: options.isActive ?? 1,
      wants_news: options.wantsNews ?? 1,
      wants_team_updates: options.wantsTeamUpdates ?? 0,
      unsubscribe_token: tokenOf(email),
      subscribed_at: "2026-01-01T00:00:00.000Z",
      unsubscribed_at: null,
      confirmed_at: "2026-01-01T00:00:00.000Z",
    })
    .execute();
}

export function tokenOf(email: string): string {
  return [...email].reverse().join("").replace(/\W/g, "");
}

/** The path of the link that is mailed to confirm a sign-up. */
export async function confirmPath(db: Database, email: string): Promise<string> {
  const { token } = await db
    .selectFrom("newsletter_signups")
    .select("token")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return `/newsletter/confirm?token=${token}`;
}

/** What the page of that link sends. */
export function confirmFields(name: string) {
  return { form: "confirm", name, wantsNews: "on", wantsTeamUpdates: "on" };
}

/** `reader1@example.org`, `reader2@example.org` and so on; all want the news. Sorted as text. */
export async function addReaders(db: Database, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `reader${index + 1}@example.org`);
  await db.transaction().execute(async (trx) => {
    for (const email of emails) await addSubscriber(trx, email);
  });
  return emails.sort();
}

/** Some who must never get a newsletter: one has left, one wants team updates only, one has left and wants nothing. */
export async function addOthers(db: Database): Promise<void> {
  await addSubscriber(db, "left@example.org", { isActive: 0 });
  await addSubscriber(db, "team-only@example.org", { wantsNews: 0, wantsTeamUpdates: 1 });
  await addSubscriber(db, "nothing@example.org", { isActive: 0, wantsNews: 0 });
}

export interface ArticleOptions {
  title?: string;
  summary?: string;
  source?: string | null;
  url?: string;
  publishedDate?: string;
  /** Now, when missing. */
  addedAt?: string;
}

/** What has to be set before a newsletter is sent to a mail server; see `sendingBlockers`. */
export const mailSettings = { MAIL_FROM: "News <news@example.org>", POSTAL_ADDRESS: "1 Test Street" };

let articles = 0;

export async function addArticle(db: Database, options: ArticleOptions = {}): Promise<void> {
  articles++;
  await db
    .insertInto("articles")
    .values({
      title: options.title ?? `Article ${articles}`,
      summary: options.summary ?? "A summary.",
      source: options.source === undefined ? "The Paper" : options.source,
      url: options.url ?? `https://example.org/articles/${articles}`,
      published_date: options.publishedDate ?? "2026-11-01",
      created_at: options.addedAt ?? new Date().toISOString(),
    })
    .execute();
}

/** A short issue for tests that are about sending, not about what is sent. */
export const shortIssue: RenderedIssue = {
  subject: "This week",
  html: '<p>News</p><a href="https://unsubscribe.invalid/">Leave</a>',
  text: "News\nLeave: https://unsubscribe.invalid/\n",
};

/** Of a campaign whose mail is given, for tests that are about sending. @param key of the mail */
export function campaignRequest(
  issue = shortIssue,
  { kind = "newsletter", key = randomUUID() }: { kind?: CampaignKind; key?: string } = {},
) {
  const writer: Writer = {
    ...writers[kind],
    write: async () => ({ key, issue, alterations: { removed: [], changed: [] } }),
  };
  const organization = { name: "After Automation", postalAddress: "1 Test Street" };
  const publisher = { organization, siteUrl: "https://example.org" };
  return { writer, owner: null, scheduledFor: null, createdBy: null, publisher };
}

/** A past issue, as the archive has it. */
export async function addPublishedIssue(db: Database, at = "2026-11-16T09:00:00.000Z"): Promise<void> {
  const lead = {
    id: 1,
    title: "A union wins",
    summary: "",
    source: "The Paper",
    url: null,
    publishedDate: at,
  };
  const contents = {
    subject: "A union wins",
    preheader: "This week in AI and work.",
    date: localDay(at),
    intro: "One story.",
    lead,
    articles: [],
    moreCount: 0,
    resources: [],
    moreResources: 0,
  } satisfies IssueContents;
  await db
    .insertInto("campaigns")
    .values({
      kind: "newsletter",
      scheduled_for: null,
      subject: contents.subject,
      html: "",
      text: "",
      status: "sent",
      recipient_count: 1,
      created_by: null,
      created_at: at,
      sent_at: at,
      contents: JSON.stringify(contents),
      published_at: at,
    })
    .execute();
}
