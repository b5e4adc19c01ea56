import { getCampaign } from "~/features/newsletter/campaigns/campaigns.queries.server";
import { newsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import { buildIssue } from "~/features/newsletter/issue/build-issue.server";
import { type RenderedIssue, UNSUBSCRIBE_PLACE } from "~/features/newsletter/issue/issue";
import type { Actor } from "~/server/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { writeTeamUpdate } from "./draft.server";
import { findDraft } from "./drafts.queries.server";
import { findCampaign } from "./past-campaigns.queries.server";
import { mailPreview as copy } from "./sending.copy";

/** Nothing may run or be loaded; links open elsewhere, so that they can be tried. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
].join("; ");

export function readablePlainText({ text }: RenderedIssue): string {
  return text.replaceAll(UNSUBSCRIBE_PLACE, copy.ownLink);
}

async function findIssue(
  { db, env }: Services,
  staff: Actor,
  of: string,
  now: Date,
): Promise<RenderedIssue | undefined> {
  const { publisher } = newsletterSettings(env);
  if (of === "newsletter") return buildIssue(db, publisher, now);
  if (of === "draft") {
    const draft = await findDraft(db, staff.userId);
    const mail = draft && writeTeamUpdate(draft, publisher);
    return mail && !("problem" in mail) ? mail.issue : undefined;
  }
  const campaign = /^[1-9]\d{0,14}$/.test(of) ? await findCampaign(db, Number(of)) : undefined;
  return campaign && getCampaign(db, campaign.id);
}

/** @param of `newsletter`, `draft` or the id of a campaign @returns 404 where there is no such mail */
export async function previewMail(
  services: Services,
  staff: Actor,
  of: string | null,
  now: Date,
): Promise<Response> {
  const issue = await findIssue(services, staff, of ?? "", now);
  if (!issue) {
    return new Response("There is no such mail.", {
      status: 404,
      headers: { "Content-Security-Policy": POLICY, "Cross-Origin-Opener-Policy": "unsafe-none" },
    });
  }
  const html = issue.html
    .replaceAll(UNSUBSCRIBE_PLACE, `${services.env.SITE_URL}/newsletter/unsubscribe`)
    .replace("<head>", '<head>\n<base target="_blank">');
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      // By the HTML standard a sandboxed document with another value is not shown in a tab of its own.
      "Cross-Origin-Opener-Policy": "unsafe-none",
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
    },
  });
}
