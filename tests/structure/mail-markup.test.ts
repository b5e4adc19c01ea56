import { describe, expect, it } from "vitest";
import type { NotificationKind } from "~/database/schema/schema.server";
import { teamUpdateIssue } from "~/features/campaigns/team-update/team-update.email";
import { composeContents, type IssueArticle } from "~/features/campaigns/weekly/issue-contents.server";
import { weeklyIssue } from "~/features/campaigns/weekly/weekly.email";
import { dataRequestMail } from "~/features/data-requests/data-request.email";
import { newSubmissionsMail } from "~/features/notifications/new-submissions.email";
import { replyMail } from "~/features/replies/reply.email";
import { accountMail } from "~/features/staff/account.email";
import { confirmationMail, welcomeMail } from "~/features/subscribers/signup/signup-mails.server";
import { normalizedMarkup } from "../support/markup";

const organization = { name: 'A & B\'s "Automation"', postalAddress: "1 <Example> Street" };
const siteUrl = "https://aa.example";
const publisher = { organization, siteUrl };
const article = (parts: Partial<IssueArticle> = {}): IssueArticle => ({
  id: 1,
  title: "One",
  summary: "Two",
  source: null,
  url: "https://example.org/?a=1&b=2",
  publishedDate: "2026-11-19",
  ...parts,
});
const kinds: NotificationKind[] = ["contact", "volunteer", "partnership", "survey", "report"];

/** What mail programs get, whatever it is made with: a wanted change is accepted with `vitest --update`. */
const mails = {
  newsletter: weeklyIssue(
    composeContents(
      {
        articles: [
          article({ title: "Strike & <lockout>", summary: 'Workers\' "day".', source: "The Paper" }),
          article({ id: 2, title: "No link", summary: "", url: null, publishedDate: "soon" }),
        ],
        moreCount: 3,
        resources: [
          {
            id: 1,
            title: "Rent <help>",
            organization: "City & County",
            description: "Pays a month's rent.",
            url: "https://rent.example/?a=1&b=2",
          },
        ],
        moreResources: 2,
      },
      "2026-11-20",
    ),
    publisher,
  ),
  "newsletter without more": weeklyIssue(
    composeContents({ articles: [article()], moreCount: 0, resources: [], moreResources: 0 }, "2026-01-02"),
    publisher,
  ),
  "team update": teamUpdateIssue({
    subject: "Meeting & <more>",
    content: { html: '<p style="margin:0">Come & <strong>see</strong>.</p>', text: "Come & see." },
    organization,
  }),
  "sign-up to confirm": confirmationMail({
    organization,
    link: "https://aa.example/newsletter/confirm?token=a&b=c",
  }),
  "data request": dataRequestMail({
    organization: organization.name,
    isHeld: true,
    link: "https://aa.example/your-data/open?token=a&b=c",
    language: "en",
  }),
  "data request about nothing": dataRequestMail({
    organization: organization.name,
    isHeld: false,
    link: "https://aa.example/your-data",
    language: "en",
  }),
  welcome: welcomeMail({ organization, wantsNews: true, wantsTeamUpdates: true, language: "en" }),
  reply: replyMail({
    organization: organization.name,
    subject: "Re: <help>",
    text: "Hello Ann & Co,\n\nsee https://aa.example/?a=1&b=2.\nBest wishes",
    quoted: "On Nov 20, 2026 you wrote:\nI <b>need</b>\n\nhelp",
  }),
  "new submissions": newSubmissionsMail({
    submissions: kinds.map((kind, index) => ({
      kind,
      name: `<Ann> "${index}"`,
      subject: index % 2 === 0 ? null : "I need support",
      path: `/admin/dashboard/${kind}/x`,
      isUrgent: index === 0,
      isSpanish: index === 4,
      isAnswer: false,
    })),
    total: 1007,
    organization: organization.name,
    siteUrl,
  }),
  "one new submission": newSubmissionsMail({
    submissions: [
      {
        kind: "contact",
        name: "Ann",
        subject: null,
        path: "/admin/dashboard/contact/x",
        isUrgent: false,
        isSpanish: false,
        isAnswer: false,
      },
    ],
    total: 1,
    organization: organization.name,
    siteUrl,
  }),
  "one answer": newSubmissionsMail({
    submissions: [
      {
        kind: "contact",
        name: "Ann",
        subject: null,
        path: "/admin/dashboard/inbox?row=contact%3Ax",
        isUrgent: false,
        isSpanish: false,
        isAnswer: true,
      },
    ],
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
  invitation: accountMail({
    kind: "invitation",
    organization: organization.name,
    siteUrl,
    happenedAt: "2026-11-20T09:05:00.000Z",
    link: "https://aa.example/admin/accept-invitation?token=a&b=c",
    facts: { invitedBy: "ann@example.org <Ann & Co>", role: "viewer" },
  }),
};

describe.each(Object.entries(mails))("the mail %s", (_name, { subject, html, text }) => {
  it("matches the stored subject, markup and plain text", () => {
    expect([subject, normalizedMarkup(html), text].join("\n\n")).toMatchSnapshot();
  });
});
