import { accountMails } from "~/content/account-mails";
import { adminPaths } from "~/features/staff/admin-paths";
import { formatTime } from "~/lib/dates";
import { html } from "~/lib/html";
import type { AccountMailKind } from "~/server/schema.server";

export interface AccountMailContents {
  kind: AccountMailKind;
  organization: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** When what it tells of happened: an ISO timestamp. */
  happenedAt: string;
  /** The link to a new password, in the mail that brings one. */
  link?: string;
}

const INK = "color:#1b1a17";
const BUTTON =
  "display:inline-block;padding:12px 18px;border:2px solid #1b1a17;font-weight:bold;text-decoration:none;background-color:#14613f;color:#ffffff";
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const DARK = `@media (prefers-color-scheme: dark) {
  .page { background-color: #171613 !important; color: #f4eee1 !important; }
  .ink { color: #f4eee1 !important; }
  .go { background-color: #7cc79f !important; color: #10231a !important; border-color: #f4eee1 !important; }
}`;

/** A mail that tells staff what happened to their account, or brings what they asked for. */
export function accountMail({ kind, organization, siteUrl, happenedAt, link }: AccountMailContents) {
  const { subject, happened, button, note } = accountMails[kind];
  const said = happened(organization, formatTime(happenedAt));
  const url = button.to === "link" ? (link ?? siteUrl) : siteUrl + adminPaths[button.to];
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f6f1e7;${INK}">
<div class="page" role="article" aria-label="${subject}" lang="en" style="background-color:#f6f1e7;${INK};${FONT};font-size:18px;line-height:1.5;max-width:600px;margin:0 auto;padding:24px 20px">
  <p class="ink" style="margin:0;font-size:17px;font-weight:bold;text-transform:uppercase;${INK}">${organization}</p>
  <h1 style="margin:8px 0 16px;font-size:28px;line-height:1.15">${subject}</h1>
  <p style="margin:0 0 24px">${said}</p>
  <p style="margin:0 0 24px"><a class="go" href="${url}" style="${BUTTON}">${button.label}</a></p>
  <p style="margin:0 0 24px">${note}</p>
</div>
</body>
</html>
`;
  const text = `${organization.toUpperCase()}\n${subject}\n\n${said}\n\n${button.label}:\n${url}\n\n${note}\n`;
  return { subject: `${subject} – ${organization}`, html: page.source, text };
}
