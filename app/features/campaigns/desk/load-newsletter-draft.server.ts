import { randomUUID } from "node:crypto";
import { findUnfinishedCampaign } from "~/features/campaigns/sending/campaigns.server";
import { isBlank } from "~/features/campaigns/sending/newsletter-draft.server";
import { nextOccurrence } from "~/features/campaigns/sending/schedule.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { currentIssue, MAX_ARTICLES, MAX_RESOURCES } from "~/features/campaigns/weekly/current-issue.server";
import { parseDraftItems } from "~/features/campaigns/weekly/draft-items.server";
import { findNewsletterDraft } from "~/features/campaigns/weekly/newsletter-draft.queries.server";
import { countAudience } from "~/features/subscribers/list/audience.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { shownTime, timeInputs } from "./choose-time";
import { loadDraftRows } from "./draft-rows.server";
import { missedText } from "./load-scheduled.server";
import { describeLastTest } from "./test-mails.server";

const TEST_AWAITED_MS = 60_000;

export async function loadNewsletterDraft(services: Services, staff: Actor, now: Date) {
  const { db, env } = services;
  const { publisher, schedule } = newsletterSettings(env);
  const draft = await findNewsletterDraft(db);
  const items = parseDraftItems(draft.items);
  const issue = await currentIssue(db, publisher, now);
  const automatic = issue?.automatic ?? { subject: "", intro: "" };
  const next = nextOccurrence(schedule, now);
  const last = await describeLastTest(db, staff);
  return {
    values: {
      version: String(draft.version),
      automaticSubject: automatic.subject,
      automaticIntroduction: automatic.intro,
      subject: draft.subject || automatic.subject,
      introduction: draft.introduction || automatic.intro,
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
    test: {
      key: randomUUID(),
      email: staff.email,
      last,
      isRecent: last !== null && now.valueOf() - Date.parse(last.at) < TEST_AWAITED_MS,
    },
  };
}

export type NewsletterDraftData = Awaited<ReturnType<typeof loadNewsletterDraft>>;
