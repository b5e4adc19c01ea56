import { findNewsletterDraft, isBlank } from "~/features/campaigns/drafts/drafts.server";
import { findUnfinishedCampaign } from "~/features/campaigns/sending/campaigns.server";
import { nextOccurrence } from "~/features/campaigns/sending/schedule.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { currentIssue, MAX_ARTICLES, MAX_RESOURCES } from "~/features/campaigns/weekly/current-issue.server";
import { parseNewsletterBody } from "~/features/campaigns/weekly/draft-items.server";
import { countAudience } from "~/features/subscribers/list/audience.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { missedText, shownTime, timeInputs } from "./choose-time";
import { loadDraftRows } from "./draft-rows.server";
import { loadTest } from "./test-mails.server";

export async function loadNewsletterDraft(services: Services, staff: Actor, now: Date) {
  const { db, env } = services;
  const { publisher, schedule } = newsletterSettings(env);
  const draft = await findNewsletterDraft(db);
  const { introduction, items } = parseNewsletterBody(draft.body);
  const issue = await currentIssue(db, publisher, now);
  const automatic = issue?.automatic ?? { subject: "", intro: "" };
  const next = nextOccurrence(schedule, now);
  return {
    values: {
      version: String(draft.version),
      automaticSubject: automatic.subject,
      automaticIntroduction: automatic.intro,
      subject: draft.subject || automatic.subject,
      introduction: introduction || automatic.intro,
      ...timeInputs(draft.send_at),
    },
    articles: await loadDraftRows(db, "article", items),
    resources: await loadDraftRows(db, "resource", items),
    listed: { article: MAX_ARTICLES, resource: MAX_RESOURCES },
    isBlank: isBlank(draft) && draft.send_at === null,
    hasIssue: issue !== undefined,
    sendAt: shownTime(draft.send_at),
    isOverdue: draft.send_at !== null && draft.send_at <= now.toISOString(),
    missed: missedText(draft),
    weekly: shownTime(next?.toISOString() ?? null),
    recipients: await countAudience(db, "newsletter"),
    unfinished: (await findUnfinishedCampaign(db, "newsletter"))?.id ?? null,
    test: await loadTest(db, staff, now),
  };
}

export type NewsletterDraftData = Awaited<ReturnType<typeof loadNewsletterDraft>>;
