import { formatTime } from "~/lib/time/dates";
import { MailButton, MailHeading, OrganizationName, renderMail } from "~/mail/mail-page.server";
import { RULE } from "~/mail/mail-styles.server";
import type { AlertState, Problem } from "./alert-steps.server";

interface AlertContents {
  state: AlertState;
  organization: string;
  /** Without a slash at the end. */
  siteUrl: string;
}

const reason =
  "You get this mail because your address is in the setting OPERATOR_MAIL_TO of the site. It comes when something begins, when it ends, and once a day while it lasts.";

const named = ({ name, says }: Problem) => `${name}: ${says}`;

function subjectOf({ problems, ended }: AlertState): string {
  const begun = problems.filter(({ toldAt }) => toldAt === null);
  if (begun.length > 0) return `Needs you: ${begun.map(named).join(", ")}`;
  if (ended.length > 0) return `Well again: ${ended.map(({ name }) => name).join(", ")}`;
  return `Still needs you: ${problems.map(named).join(", ")}`;
}

/** To who runs the site. It holds no one's data. */
export function alertMail({ state, organization, siteUrl }: AlertContents) {
  const subject = subjectOf(state);
  const items = [
    ...state.problems.map((problem) => ({
      title: named(problem),
      when: `Since ${formatTime(problem.since)}`,
      text: problem.detail,
    })),
    ...state.ended.map((problem) => ({
      title: `${problem.name}: well again`,
      when: `It was “${problem.says}” from ${formatTime(problem.since)} to ${formatTime(problem.endedAt)}`,
      text: "",
    })),
  ];
  const link = `${siteUrl}/admin/system`;
  const body = (
    <>
      <OrganizationName name={organization} />
      <MailHeading>{subject}</MailHeading>
      {items.map(({ title, when, text }) => (
        <div key={title + when} className="rule" style={{ ...RULE, padding: "14px 0" }}>
          <p style={{ margin: "0", fontWeight: "bold" }}>{title}</p>
          <p style={{ margin: "0" }}>{when}</p>
          {text !== "" && <p style={{ margin: "6px 0 0" }}>{text}</p>}
        </div>
      ))}
      <p style={{ margin: "24px 0" }}>{reason}</p>
      <MailButton href={link} primary>
        Open the System page
      </MailButton>
    </>
  );
  const blocks = items.map(({ title, when, text }) => [title, when, ...(text ? [text] : [])].join("\n"));
  return {
    subject: `${subject} – ${organization}`,
    html: renderMail(subject, body),
    text: [
      `${organization.toUpperCase()}\n${subject}`,
      ...blocks,
      `Open the System page:\n${link}`,
      `--\n${reason}\n`,
    ].join("\n\n"),
  };
}
