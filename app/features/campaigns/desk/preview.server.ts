import type { CampaignKind } from "~/database/schema/schema.server";
import { findDraft, ownerOf } from "~/features/campaigns/drafts/drafts.server";
import { getCampaign } from "~/features/campaigns/sending/campaigns.server";
import { writers } from "~/features/campaigns/sending/create-campaign.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import type { IssueContents } from "~/features/campaigns/weekly/issue-contents.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { composeCampaignMail } from "~/kits/list-mail/compose-list-mail.server";
import { describeMail } from "~/kits/list-mail/describe-mail.server";
import { type RenderedIssue, TEST_TOKEN, withoutOwnLinks } from "~/kits/list-mail/list-mail";
import { mailSender } from "~/kits/outbox/configured-mailer.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import type { Alterations } from "~/kits/written-text/alterations";
import { localDay } from "~/lib/time/time-zone";
import { composeMail } from "~/mail/compose-mail.server";
import type { Services } from "~/server/services.server";
import { panels } from "./campaign.forms";
import { campaignPath, type Previewed } from "./campaign-paths";
import { findCampaign } from "./past-campaigns.server";

const OWN_LINK = "(each reader's own link)";

const previewedKinds = new Map<string, CampaignKind>([
  ["newsletter", "newsletter"],
  ["draft", "team_update"],
]);

/** @param of `newsletter`, `draft` or the id of a campaign */
async function findIssue({ db, env }: Services, staff: Actor, of: string, now: Date) {
  const kind = previewedKinds.get(of);
  if (kind) {
    const draft = await findDraft(db, kind, ownerOf(kind, staff.userId));
    const written = await writers[kind].write(db, draft, newsletterSettings(env).publisher, now);
    return written && { kind, campaignId: null, issue: written.issue, alterations: written.alterations };
  }
  const id = parseRecordId(of);
  const campaign = id === null ? undefined : await findCampaign(db, id);
  return (
    campaign && {
      kind: campaign.kind,
      campaignId: campaign.id,
      issue: await getCampaign(db, campaign.id),
      alterations: { removed: [], changed: [] },
    }
  );
}

const sampleReader = { name: "Sample Reader", email: "reader@example.org", unsubscribeToken: TEST_TOKEN };

const sampleMail = (issue: RenderedIssue, siteUrl: string, campaignId: number | null) =>
  composeCampaignMail(issue, sampleReader, siteUrl, campaignId);

export const withOpenedLinks = (html: string) => html.replace("<head>", '<head>\n<base target="_blank">');

/** The mail of a draft, and what staff should know of it before it is sent. */
export function describeDraft(issue: RenderedIssue, alterations: Alterations, siteUrl: string) {
  const { html } = sampleMail(issue, siteUrl, null);
  return { html, facts: { ...describeMail(html, siteUrl), ...alterations } };
}

export type MailFacts = ReturnType<typeof describeDraft>["facts"];

const TAB = `${adminPaths.dashboard}/newsletter` as const;

/** @param of see `findIssue` @returns nothing where there is no such mail */
export async function loadPreview(services: Services, staff: Actor, of: string, now: Date) {
  const found = await findIssue(services, staff, of, now);
  if (!found) return null;
  const { campaignId, kind, issue, alterations } = found;
  const { html } = sampleMail(issue, services.env.SITE_URL, campaignId);
  const toSource =
    campaignId !== null
      ? { to: campaignPath(campaignId), label: "Back to the campaign" }
      : {
          to: kind === "newsletter" ? adminPaths.newsletterDraft : (`${TAB}#${panels.teamUpdate}` as const),
          label: "Back to the draft",
        };
  const web = `${services.env.SITE_URL}/newsletter${campaignId === null ? "" : `/${campaignId}`}`;
  const previewed: Previewed = campaignId ?? (kind === "newsletter" ? "newsletter" : "draft");
  return {
    of: previewed,
    subject: issue.subject,
    facts: { ...describeMail(html, services.env.SITE_URL), ...alterations } satisfies MailFacts,
    text: withoutOwnLinks(issue, OWN_LINK, web),
    back: [toSource, { to: TAB, label: "Newsletter" }],
  };
}

export type PreviewData = NonNullable<Awaited<ReturnType<typeof loadPreview>>>;

/** Nothing may run or be loaded; links open elsewhere, so that they can be tried. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
].join("; ");

export const previewHeaders = {
  "Content-Security-Policy": POLICY,
  // By the HTML standard a sandboxed document with another value is not shown in a tab of its own.
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Frame-Options": "SAMEORIGIN",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

export function readablePlainText(issue: RenderedIssue): string {
  return withoutOwnLinks(issue, OWN_LINK);
}

const plain = (text: string, status = 200) =>
  new Response(text, { status, headers: { ...previewHeaders, "Content-Type": "text/plain; charset=utf-8" } });

/**
 * The very mail that goes out, to a sample reader.
 * @param search `of`: see `findIssue`; `as`: `html`, `text` or `eml` @returns 404 where there is no such mail
 */
export async function previewMail(
  services: Services,
  staff: Actor,
  search: URLSearchParams,
  now: Date,
): Promise<Response> {
  const { env } = services;
  const found = await findIssue(services, staff, search.get("of") ?? "", now);
  if (!found) return plain("There is no such mail.", 404);
  const mail = sampleMail(found.issue, env.SITE_URL, found.campaignId);
  const format = search.get("as");
  if (format === "text") return plain(mail.text);
  if (format === "eml") {
    const messageId = `<preview@${newsletterSettings(env).domain}>`;
    const name = `${found.kind.replace("_", "-")}-${localDay(now)}.eml`;
    return new Response(new Uint8Array(await composeMail(mailSender(env), { ...mail, messageId })), {
      headers: {
        ...previewHeaders,
        "Content-Type": "message/rfc822",
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    });
  }
  return new Response(withOpenedLinks(mail.html), {
    headers: { ...previewHeaders, "Content-Type": "text/html; charset=utf-8" },
  });
}

const titlesOf = ({ lead, articles, resources }: IssueContents) =>
  [lead, ...articles, ...resources].map(({ title }) => title);

/** What a preview held, as a form posts it. */
export function shownTitles(contents: IssueContents): string {
  return titlesOf(contents).join("\n");
}

/** How the issue differs from the one that was previewed. */
export function describeChange(shown: string, contents: IssueContents): string {
  const before = shown.split(/\r?\n/).filter((title) => title !== "");
  const after = titlesOf(contents);
  const added = after.filter((title) => !before.includes(title));
  const removed = before.filter((title) => !after.includes(title));
  const list = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(", ");
  const what = [
    added.length > 0 && `New in it: ${list(added)}.`,
    removed.length > 0 && `No longer in it: ${list(removed)}.`,
  ].filter(Boolean);
  const changes = what.join(" ") || "A text or the order has changed.";
  return `It has changed since you saw it, so nothing was sent. ${changes} Please look at it again.`;
}
