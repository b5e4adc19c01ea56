import { withoutOwnLinks } from "~/features/newsletter/issue/issue";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/server/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { findIssue } from "./find-issue.server";
import type { Previewed } from "./mail-preview-path";
import { sendPath } from "./send-path";
import { mailPreview as copy } from "./sending.copy";
import { panels } from "./sending.forms";

const TAB = `${adminPaths.dashboard}/newsletter` as const;

interface Back {
  to: `/${string}`;
  label: string;
}

/** @param of see `findIssue` @returns nothing where there is no such mail */
export async function loadPreview(services: Services, staff: Actor, of: string, now: Date) {
  const found = await findIssue(services, staff, of, now);
  if (!found) return null;
  const { campaignId, kind, issue } = found;
  const back: Back[] = [];
  if (campaignId !== null) back.push({ to: sendPath(campaignId), label: copy.back.send });
  else if (kind === "newsletter") back.push({ to: adminPaths.newsletterDraft, label: copy.back.newsletter });
  else back.push({ to: `${TAB}#${panels.teamUpdate}`, label: copy.back.draft });
  back.push({ to: TAB, label: copy.back.tab });
  const web = `${services.env.SITE_URL}/newsletter${campaignId === null ? "" : `/${campaignId}`}`;
  const previewed: Previewed = campaignId ?? (kind === "newsletter" ? "newsletter" : "draft");
  return { of: previewed, subject: issue.subject, text: withoutOwnLinks(issue, copy.ownLink, web), back };
}

export type PreviewData = NonNullable<Awaited<ReturnType<typeof loadPreview>>>;
