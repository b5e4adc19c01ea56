import { teamUpdate as copy } from "~/features/newsletter/desk/team-update.copy";
import { OrganizationName, renderMail } from "~/server/mail-page.server";
import { footerText } from "./footer-text";
import type { Organization, RenderedIssue } from "./issue";
import { MailFooter } from "./mail-footer.server";

interface TeamUpdateParts {
  /** Plain text on one line. */
  subject: string;
  /** Sanitised: it is put into the mail as it is. */
  content: { html: string; text: string };
  organization: Organization;
}

export function teamUpdateIssue({ subject, content, organization }: TeamUpdateParts): RenderedIssue {
  const body = (
    <>
      <OrganizationName name={organization.name} />
      <h1 style={{ margin: "8px 0 16px", fontSize: "34px", lineHeight: "1.1" }}>{subject}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised. */}
      <div style={{ margin: "0 0 32px" }} dangerouslySetInnerHTML={{ __html: content.html }} />
      <MailFooter copy={copy.footer} organization={organization} />
    </>
  );
  const blocks = [
    `${organization.name.toUpperCase()}\n${subject}`,
    content.text,
    footerText(copy.footer, organization),
  ];
  return { subject, html: renderMail(subject, body), text: `${blocks.join("\n\n")}\n` };
}
