import { findDraft, ownerOf } from "~/features/campaigns/drafts/drafts.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { writeTeamUpdate } from "~/features/campaigns/team-update/team-update-writer.server";
import { weeklyWriter } from "~/features/campaigns/weekly/current-issue.server";
import { formatNewsletterBody, newsletterTexts } from "~/features/campaigns/weekly/draft-items.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { formMeta } from "~/kits/forms/form-result";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import type { Services } from "~/server/services.server";
import { teamUpdateForm } from "./campaign.forms";
import { readPostedRows } from "./draft-rows.server";
import { describeDraft, type MailFacts, previewHeaders, withOpenedLinks } from "./preview.server";

/** The document in which the page shows each mail anew; its policy is that of every preview. */
export const emptyPreview = () =>
  new Response('<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>', {
    headers: { ...previewHeaders, "Content-Type": "text/html; charset=utf-8" },
  });

export type LivePreview = { html: string; facts: MailFacts } | { problem: string };

async function writeSent({ db, env }: Services, staff: Actor, sent: SentFields, now: Date) {
  const { publisher } = newsletterSettings(env);
  if (sent.get(formMeta.form) === teamUpdateForm.name) {
    const content = sent.get("content") ?? "";
    if (content.trim() === "") return { problem: "Nothing is written yet." };
    return writeTeamUpdate({ subject: sent.get("subject") ?? "", content }, publisher);
  }
  const draft = await findDraft(db, "newsletter", ownerOf("newsletter", staff.userId));
  const { subject, introduction } = newsletterTexts({
    subject: sent.get("subject") ?? "",
    introduction: sent.get("introduction") ?? "",
    automaticSubject: sent.get("automaticSubject") ?? "",
    automaticIntroduction: sent.get("automaticIntroduction") ?? "",
  });
  const body = formatNewsletterBody({ introduction, items: readPostedRows(sent) });
  const written = await weeklyWriter.write(db, { ...draft, subject, body }, publisher, now);
  return written ?? { problem: "There is no article for it yet." };
}

/** Renders what is in the form now as it would go out, and saves nothing. */
export async function previewSent(
  services: Services,
  staff: Actor,
  sent: SentFields,
  now: Date,
): Promise<LivePreview> {
  const mail = await writeSent(services, staff, sent, now);
  if ("problem" in mail) return mail;
  const { html, facts } = describeDraft(mail.issue, mail.alterations, services.env.SITE_URL);
  return { html: withOpenedLinks(html), facts };
}
