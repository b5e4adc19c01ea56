import { describe, expect, it } from "vitest";
import { teamUpdateIssue } from "~/features/newsletter/issue/team-update.email";
import { weeklyIssue } from "~/features/newsletter/issue/weekly.email";
import { newSubmissionsMail } from "~/features/notifications/new-submissions.email";
import { accountMail } from "~/features/staff/account.email";
import type { NotificationKind } from "~/server/schema.server";
import { normalizedMarkup } from "../support/markup";

const organization = { name: 'A & B\'s "Automation"', postalAddress: "1 <Example> Street" };
const siteUrl = "https://aa.example";
const kinds: NotificationKind[] = ["contact", "volunteer", "partnership", "survey", "report"];

/** What mail programs get, whatever it is made with: a wanted change is accepted with `vitest --update`. */
const mails = {
  newsletter: weeklyIssue({
    articles: [
      {
        title: "Strike & <lockout>",
        summary: 'Workers\' "day".',
        source: "The Paper",
        url: "https://example.org/?a=1&b=2",
        publishedDate: "2026-11-19",
      },
      { title: "No link", summary: "", source: null, url: "javascript:alert(1)", publishedDate: "soon" },
    ],
    moreCount: 3,
    organization,
    siteUrl,
  }),
  "newsletter without more": weeklyIssue({
    articles: [
      { title: "One", summary: "Two", source: null, url: "https://a.example/", publishedDate: "2026-01-02" },
    ],
    moreCount: 0,
    organization,
    siteUrl,
  }),
  "team update": teamUpdateIssue({
    subject: "Meeting & <more>",
    content: { html: '<p style="margin:0">Come & <strong>see</strong>.</p>', text: "Come & see." },
    organization,
  }),
  "new submissions": newSubmissionsMail({
    submissions: kinds.map((kind, index) => ({
      kind,
      name: `<Ann> "${index}"`,
      subject: index % 2 === 0 ? null : "I need support",
      path: `/admin/dashboard/${kind}/x`,
    })),
    total: 1007,
    organization: organization.name,
    siteUrl,
  }),
  "one new submission": newSubmissionsMail({
    submissions: [{ kind: "contact", name: "Ann", subject: null, path: "/admin/dashboard/contact/x" }],
    total: 1,
    organization: organization.name,
    siteUrl,
  }),
  "about an account": accountMail({
    kind: "password reset",
    organization: organization.name,
    siteUrl,
    happenedAt: "2026-11-20T09:05:00.000Z",
    link: "https://aa.example/admin/reset-password?token=a&b=c",
  }),
};

describe.each(Object.entries(mails))("the mail %s", (_name, { subject, html, text }) => {
  it("matches the stored subject, markup and plain text", () => {
    expect([subject, normalizedMarkup(html), text].join("\n\n")).toMatchSnapshot();
  });
});
