import { contactSubjects } from "~/content/contact";
import { problems } from "~/content/resources/resource-report";
import { roleTitles } from "~/content/volunteer-roles";
import type { NotificationKind } from "~/database/schema/schema.server";
import { formatCount } from "~/lib/numbers";
import { MailHeading, OrganizationName, renderMail } from "~/mail/mail-page.server";
import { INK, RULE, SOFT } from "~/mail/mail-styles.server";

const copy = {
  kinds: {
    contact: "Contact message",
    volunteer: "Volunteer application",
    partnership: "Partnership application",
    survey: "Survey response",
    report: "Report about a resource",
  },
  inSpanish: ", in Spanish",
  answer: (kind: string) => `Answer to our mail: ${kind}`,
  one: (kind: string) => `New: ${kind}`,
  urgentOne: (kind: string) => `Urgent: ${kind}, somebody may be in danger`,
  urgentMany: (count: string) => `Urgent: ${count} new submissions, people may be in danger`,
  urgent: "Urgent: may be in danger. Please read it now: it is due within 4 hours.",
  many: (count: string) => `${count} new submissions`,
  manyAnswered: (count: string) => `${count} new submissions or answers`,
  more: (count: string) => `And ${count} more:`,
  open: "Open it",
  dashboard: "Open the dashboard",
  reason:
    "You get this mail because your address is in the setting STAFF_MAIL_TO of the site. The people who run the site can change that.",
} as const;

const labels: Record<string, string> = {
  ...Object.fromEntries([...contactSubjects, ...problems].map(({ value, label }) => [value, label])),
  ...roleTitles,
};

export function subjectLabel(code: string): string {
  return labels[code] ?? code;
}

export interface NoticedSubmission {
  kind: NotificationKind;
  name: string;
  subject: string | null;
  path: `/admin/${string}`;
  /** Has a mark of danger. */
  isUrgent: boolean;
  /** Was written on a page in Spanish. */
  isSpanish: boolean;
  /** Somebody has answered a mail of staff. */
  isAnswer: boolean;
}

interface NewSubmissions {
  submissions: readonly NoticedSubmission[];
  total: number;
  organization: string;
  /** Without a slash at the end. */
  siteUrl: string;
}

/** In quotes, so that a visitor's name is not taken for our text. */
const quotedName = ({ name }: NoticedSubmission) => `“${name}”`;

/** "“Ann Worker” · I need support" */
const described = (submission: NoticedSubmission) =>
  [quotedName(submission), submission.subject].filter((part) => part !== null).join(" · ");

const titleOf = ({ kind, isAnswer, isSpanish }: NoticedSubmission) => {
  const name = copy.kinds[kind] + (isSpanish ? copy.inSpanish : "");
  return isAnswer ? copy.answer(name.charAt(0).toLowerCase() + name.slice(1)) : name;
};

function subjectLine({ submissions, total }: NewSubmissions): string {
  const [first] = submissions;
  const isUrgent = submissions.some((each) => each.isUrgent);
  const many = submissions.some((each) => each.isAnswer) ? copy.manyAnswered : copy.many;
  if (total !== 1 || !first) return (isUrgent ? copy.urgentMany : many)(formatCount(total));
  const one = first.isAnswer ? copy.answer : copy.one;
  return (isUrgent ? copy.urgentOne : one)(copy.kinds[first.kind].toLowerCase());
}

function SubmissionItem({ submission, siteUrl }: { submission: NoticedSubmission; siteUrl: string }) {
  return (
    <div className="rule" style={{ ...RULE, padding: "14px 0" }}>
      <p style={{ margin: "0", fontWeight: "bold" }}>{titleOf(submission)}</p>
      {submission.isUrgent && <p style={{ margin: "0", fontWeight: "bold" }}>{copy.urgent}</p>}
      <p style={{ margin: "0 0 6px" }}>
        <span dir="auto">{quotedName(submission)}</span>
        {submission.subject !== null && ` · ${submission.subject}`}
      </p>
      <p style={{ margin: "0" }}>
        <a className="ink" href={siteUrl + submission.path} style={INK}>
          {copy.open}
        </a>
      </p>
    </div>
  );
}

/** Privacy: kind, name, subject and page only, no message text. The subject line holds no visitor's words. */
export function newSubmissionsMail(contents: NewSubmissions): {
  subject: string;
  html: string;
  text: string;
} {
  const { submissions, total, organization, siteUrl } = contents;
  const subject = subjectLine(contents);
  const rest = total - submissions.length;
  const dashboard = `${siteUrl}/admin/dashboard`;
  const body = (
    <>
      <OrganizationName name={organization} />
      <MailHeading>{subject}</MailHeading>
      {submissions.map((submission, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
        <SubmissionItem key={place} submission={submission} siteUrl={siteUrl} />
      ))}
      {rest > 0 && (
        <p className="rule" style={{ ...RULE, margin: "0", padding: "14px 0" }}>
          {copy.more(formatCount(rest))}{" "}
          <a className="ink" href={dashboard} style={INK}>
            {copy.dashboard}
          </a>
        </p>
      )}
      <p className="rule soft" style={{ ...RULE, margin: "0", padding: "14px 0", fontSize: "15px", ...SOFT }}>
        {copy.reason}
      </p>
    </>
  );
  const blocks = [
    `${organization.toUpperCase()}\n${subject}`,
    ...submissions.map((submission) =>
      [
        titleOf(submission),
        ...(submission.isUrgent ? [copy.urgent] : []),
        described(submission),
        siteUrl + submission.path,
      ].join("\n"),
    ),
    rest > 0 ? `${copy.more(formatCount(rest))}\n${dashboard}` : "",
    `--\n${copy.reason}`,
  ];
  return { subject, html: renderMail(subject, body), text: `${blocks.filter(Boolean).join("\n\n")}\n` };
}
