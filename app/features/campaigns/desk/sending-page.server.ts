import type { Database } from "~/database/open-database.server";
import {
  findDraft,
  findNewsletterDraft,
  isBlank,
  listScheduledDrafts,
} from "~/features/campaigns/drafts/drafts.server";
import { findUnfinishedCampaign, isPurged } from "~/features/campaigns/sending/campaigns.server";
import { findScheduleState, nextOccurrence } from "~/features/campaigns/sending/schedule.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import {
  draftKey,
  parseTeamUpdateBody,
  writeTeamUpdate,
} from "~/features/campaigns/team-update/team-update-writer.server";
import {
  currentIssue,
  MAX_ARTICLES,
  MAX_RESOURCES,
  nextSubject,
} from "~/features/campaigns/weekly/current-issue.server";
import { parseNewsletterBody } from "~/features/campaigns/weekly/draft-items.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { countAudience } from "~/features/subscribers/list/audience.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { slicePage } from "~/lib/filter-query";
import type { Environment } from "~/server/read-environment.server";
import type { Services } from "~/server/services.server";
import { CANCEL, panels, sendingParameters as parameters, sendingParameters } from "./campaign.forms";
import { findCampaignProgress } from "./campaign-page.server";
import { missedText, shownTime, timeInputs } from "./choose-time";
import { loadDraftRows } from "./draft-rows.server";
import { countCampaigns, describeStarter, listCampaigns } from "./past-campaigns.server";
import { describeDraft, readablePlainText, shownTitles } from "./preview.server";
import { loadTest } from "./test-mails.server";

/** Times are ISO timestamps. */
async function describeSchedule(db: Database, env: Environment, now: Date) {
  const settings = newsletterSettings(env);
  const { next, overdue, skipped } = await findScheduleState(db, settings, now);
  return {
    timeZone: settings.schedule.timeZone,
    next: next?.toISOString() ?? null,
    overdue: overdue?.toISOString() ?? null,
    skipped: skipped?.toISOString() ?? null,
  };
}

const CAMPAIGNS_ON_A_PAGE = 10;
const REFRESH_SECONDS = 3;

export async function loadSending(services: Services, staff: Actor, search: URLSearchParams, now: Date) {
  const { db, env } = services;
  const { publisher, blockers } = newsletterSettings(env);
  const progress = (await findCampaignProgress(services, search.get(parameters.campaign), now)) ?? null;
  const unfinished = {
    newsletter: (await findUnfinishedCampaign(db, "newsletter"))?.id ?? null,
    teamUpdate: (await findUnfinishedCampaign(db, "team_update"))?.id ?? null,
  };
  const asking = search.get(parameters.confirm) === "newsletter" && unfinished.newsletter === null;
  // Only the step that asks for a confirmation shows the whole mail.
  const issue = asking ? await currentIssue(db, publisher, now) : undefined;
  const subject = unfinished.newsletter === null ? await nextSubject(db, publisher, now) : null;

  const draft = await findDraft(db, "team_update", staff.userId);
  const text = isBlank(draft) ? null : { subject: draft.subject, ...parseTeamUpdateBody(draft.body) };
  const mail = search.get(parameters.preview) === "team-update" && text && writeTeamUpdate(text, publisher);
  const written = mail && !("problem" in mail) && mail;

  const page = Number.parseInt(search.get(parameters.campaigns) ?? "", 10);
  const slice = slicePage({ page: page || 1, total: await countCampaigns(db), size: CAMPAIGNS_ON_A_PAGE });
  const past = await listCampaigns(db, { limit: CAMPAIGNS_ON_A_PAGE, offset: slice.offset });
  const scheduled = await loadScheduled(services, staff, now);
  return {
    scheduled: scheduled.scheduled,
    blockers,
    newsletter: {
      recipients: await countAudience(db, "newsletter"),
      subject: issue?.contents.subject ?? subject,
      issue: issue
        ? {
            key: issue.key,
            shown: shownTitles(issue.contents),
            facts: describeDraft(issue.issue, issue.alterations, env.SITE_URL).facts,
          }
        : null,
      ...scheduled.newsletter,
      schedule: await describeSchedule(db, env, now),
      unfinished: unfinished.newsletter,
      asking,
    },
    teamUpdate: {
      recipients: await countAudience(db, "team_update"),
      draftKey: `team-update ${staff.userId}`,
      draft: text && { ...text, savedAt: draft.saved_at ?? "" },
      missed: missedText(draft),
      preview: written
        ? {
            key: draftKey(draft),
            sendAt: shownTime(draft.send_at),
            times: { ...timeInputs(draft.send_at) },
            subject: written.issue.subject,
            text: readablePlainText(written.issue),
            facts: describeDraft(written.issue, written.alterations, env.SITE_URL).facts,
          }
        : null,
      unfinished: unfinished.teamUpdate,
    },
    test: await loadTest(db, staff, now),
    progress,
    asksCancel: search.get(parameters.confirm) === CANCEL,
    refreshes: progress?.running === true && search.get(parameters.refresh) === "on",
    campaigns: {
      rows: past.map(({ written, scheduled_for, started_by, ...campaign }) => ({
        ...campaign,
        startedBy: describeStarter({ scheduled_for, started_by }),
        written: written ?? 0,
        purged: isPurged(campaign, now),
      })),
      page: slice.page,
      pageCount: slice.pageCount,
      total: slice.total,
    },
  };
}

export type SendingPage = Awaited<ReturnType<typeof loadSending>>;

/** Refreshes a page without script during a campaign. The URL is explicit, or an anchor would prevent the reload. */
export function refreshHeaders(refreshes: boolean, { pathname, search }: URL): Record<string, string> {
  return refreshes ? { Refresh: `${REFRESH_SECONDS}; url=${pathname}${search}` } : {};
}

const OWN_DRAFT =
  `${adminPaths.dashboard}/newsletter?${sendingParameters.preview}=team-update#${panels.teamUpdate}` as const;

/** What is sent at a chosen time, and what staff changed in the next newsletter. */
async function loadScheduled({ db }: Services, staff: Actor, now: Date) {
  const scheduled = (await listScheduledDrafts(db)).map(({ id, kind, owner, subject, send_at, email }) => {
    const time = shownTime(send_at) ?? "";
    const shown = { of: String(id), at: send_at };
    if (kind === "team_update")
      return {
        ...shown,
        text: `The team update “${subject}” of ${email ?? ""} will be sent on ${time}.`,
        // Where its time can be changed; nowhere for the draft of somebody else.
        change: owner === staff.userId ? OWN_DRAFT : null,
      };
    const isOverdue = send_at <= now.toISOString();
    const text = isOverdue
      ? `The newsletter was to be sent on ${time} and waits for its turn.`
      : `The newsletter will be sent on ${time}. The weekly runs before then are left out.`;
    return { ...shown, text, change: adminPaths.newsletterDraft };
  });
  const draft = await findNewsletterDraft(db);
  const { introduction, items } = parseNewsletterBody(draft.body);
  const changed = [
    draft.subject && "subject",
    introduction && "introduction",
    items.length > 0 && "articles",
  ].filter(Boolean);
  return {
    scheduled,
    newsletter: {
      sendAt: shownTime(draft.send_at),
      missed: missedText(draft),
      changed: changed.length > 0 ? `The draft has changes of staff: ${changed.join(", ")}.` : null,
    },
  };
}

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
