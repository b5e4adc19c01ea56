import { html } from "~/lib/html";
import { INK, mailPage, organizationMarkup, SOFT } from "~/lib/mail-page";
import { formatCount } from "~/lib/numbers";
import type { NoticeKind } from "~/server/schema.server";
import { staffMail as words } from "./notifications.copy";

export interface NoticedSubmission {
  kind: NoticeKind;
  /** Whose it is, or for a report which resource it is about: one line. */
  name: string;
  /** What it is about, in words of ours; null where it has no subject. */
  subject: string | null;
  /** Its page of the dashboard, from the slash on. */
  path: `/admin/${string}`;
}

interface NewSubmissions {
  /** The first of them; at least one. */
  submissions: readonly NoticedSubmission[];
  /** How many there are in all. */
  total: number;
  organization: string;
  /** Without a slash at the end. */
  siteUrl: string;
}

/** "“Ann Worker” · I need support": in quotes, so that nobody's name passes for words of ours. */
const described = ({ name, subject }: NoticedSubmission) =>
  [`“${name}”`, subject].filter((part) => part !== null).join(" · ");

function subjectLine({ submissions: [first], total }: NewSubmissions): string {
  return total === 1 && first
    ? words.one(words.kinds[first.kind].toLowerCase())
    : words.many(formatCount(total));
}

/**
 * The mail that tells staff what came in: of each submission its kind, name, subject and page, and nothing of what was
 * written. Its subject line holds no word of a visitor's.
 */
export function newSubmissionsMail(contents: NewSubmissions): {
  subject: string;
  html: string;
  text: string;
} {
  const { submissions, total, organization, siteUrl } = contents;
  const subject = subjectLine(contents);
  const rest = total - submissions.length;
  const dashboard = `${siteUrl}/admin/dashboard`;
  const items = submissions.map(
    (submission) => html`
  <div class="rule" style="border-top:2px solid #1b1a17;padding:14px 0">
    <p style="margin:0;font-weight:bold">${words.kinds[submission.kind]}</p>
    <p style="margin:0 0 6px">${described(submission)}</p>
    <p style="margin:0"><a class="ink" href="${siteUrl}${submission.path}" style="${INK}">${words.open}</a></p>
  </div>`,
  );
  const more = html`
  <p class="rule" style="border-top:2px solid #1b1a17;margin:0;padding:14px 0">${words.more(formatCount(rest))}
    <a class="ink" href="${dashboard}" style="${INK}">${words.dashboard}</a></p>`;
  const body = html`
  ${organizationMarkup(organization)}
  <h1 style="margin:8px 0 16px;font-size:28px;line-height:1.2">${subject}</h1>
  ${items}
  ${rest > 0 ? more : ""}
  <p class="rule soft" style="border-top:2px solid #1b1a17;margin:0;padding:14px 0;font-size:15px;${SOFT}">${words.reason}</p>`;
  const blocks = [
    `${organization.toUpperCase()}\n${subject}`,
    ...submissions.map((submission) =>
      [words.kinds[submission.kind], described(submission), siteUrl + submission.path].join("\n"),
    ),
    rest > 0 ? `${words.more(formatCount(rest))}\n${dashboard}` : "",
    `--\n${words.reason}`,
  ];
  return { subject, html: mailPage(subject, body), text: `${blocks.filter(Boolean).join("\n\n")}\n` };
}
