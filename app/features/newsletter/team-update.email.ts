import { html, Markup } from "~/lib/html";
import { mailPage, organizationMarkup } from "~/lib/mail-page";
import { footerMarkup, footerText, type Issue, type Organization } from "./issue";
import { teamUpdate as words } from "./team-update.copy";

interface TeamUpdateParts {
  /** Plain text on one line. */
  subject: string;
  /** Sanitised: it is put into the mail as it is. */
  content: { html: string; text: string };
  organization: Organization;
}

/** A team update, the same for everybody but for `UNSUBSCRIBE_PLACE`. */
export function teamUpdateIssue({ subject, content, organization }: TeamUpdateParts): Issue {
  const body = html`
  ${organizationMarkup(organization.name)}
  <h1 style="margin:8px 0 16px;font-size:34px;line-height:1.1">${subject}</h1>
  <div style="margin:0 0 32px">${new Markup(content.html)}</div>
  ${footerMarkup(words.footer, organization)}`;
  const blocks = [
    `${organization.name.toUpperCase()}\n${subject}`,
    content.text,
    footerText(words.footer, organization),
  ];
  return { subject, html: mailPage(subject, body), text: `${blocks.join("\n\n")}\n` };
}
