import { expect, it } from "vitest";
import { writeTeamUpdate } from "~/features/campaigns/team-update/team-update-writer.server";
import { composeContents, type IssueArticle } from "~/features/campaigns/weekly/issue-contents.server";
import { weeklyIssue } from "~/features/campaigns/weekly/weekly.email";
import { composeCampaignMail } from "./compose-list-mail.server";
import { describeMail, SHOWN_BYTES } from "./describe-mail.server";
import type { RenderedIssue } from "./list-mail";

const siteUrl = "https://aa.example";
const publisher = { organization: { name: "After Automation", postalAddress: "1 Example Street" }, siteUrl };
const reader = { name: "", email: "reader@example.org", unsubscribeToken: "t".repeat(32) };
const htmlOf = (issue: RenderedIssue) => composeCampaignMail(issue, reader, siteUrl, 1).html;

function teamUpdate(content: string): string {
  const mail = writeTeamUpdate({ subject: "Jobs", content }, publisher);
  if ("problem" in mail) throw new Error(mail.problem);
  return htmlOf(mail.issue);
}

const jobs = (count: number) =>
  `<ul>${Array.from(
    { length: count },
    (_, index) =>
      `<li><a href="https://example.org/jobs/listing/number-${1000 + index}">A job of the fair ${index}</a> and a note on it, as of this week.</li>`,
  ).join("\n")}</ul>`;

const article = (
  id: number,
  summary = "A summary of two sentences, as articles have them. It is short.",
): IssueArticle => ({
  id,
  title: `Story ${id}, with a title of the usual length`,
  summary,
  source: "The Paper",
  url: `https://example.org/news/story-${id}`,
  publishedDate: "2026-11-01",
});

function weekly(count: number, summary?: string): string {
  const articles = Array.from({ length: count }, (_, index) => article(index + 2, summary));
  const selection = { articles: [article(1, summary), ...articles] as const, moreCount: 0 };
  return htmlOf(
    weeklyIssue(composeContents({ ...selection, resources: [], moreResources: 0 }, "2026-11-20"), publisher),
  );
}

it("measures the HTML as it is sent, with the links of its reader", () => {
  const html = teamUpdate("At six");
  expect(describeMail(html, siteUrl)).toMatchObject({
    size: `${Math.round(Buffer.byteLength(html) / 1000)} kB`,
    cut: null,
  });
  expect(html.match(/>Unsubscribe</g)).toHaveLength(1);
});

it("adds little to each item of a list and to each story", () => {
  const typed = jobs(700);
  expect(Buffer.byteLength(teamUpdate(typed)) - typed.length).toBeLessThan(8_000);
  expect(Buffer.byteLength(weekly(29)) - Buffer.byteLength(weekly(9))).toBeLessThan(20 * 350);
});

it("says where a mail program cuts a long one off, and puts the links of its end at its top", () => {
  const html = teamUpdate(`${jobs(900)}<h2>Thanks to all</h2><p>Bye</p>`);
  const { cut } = describeMail(html, siteUrl);
  expect(cut).toEqual({
    bytes: `${Math.round((Buffer.byteLength(html) - SHOWN_BYTES) / 1000)} kB`,
    from: "Thanks to all",
  });
  expect(html.slice(0, html.indexOf("<h1"))).toContain(`${siteUrl}/newsletter/unsubscribe?token=`);
});

it("names the next words where no heading follows, and the next story of a newsletter", () => {
  expect(describeMail(teamUpdate(jobs(900)), siteUrl).cut?.from).toMatch(/A job of the fair \d+ and a note/);
  const html = weekly(400, "word ".repeat(40));
  expect(describeMail(html, siteUrl).cut?.from).toMatch(/^Story \d+, with a title of the usual length$/);
  expect(html.slice(0, html.indexOf("<h1"))).toContain(`${siteUrl}/newsletter/1"`);
});
