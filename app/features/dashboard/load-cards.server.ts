import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { decisions, undecided } from "~/database/schema/application-status";
import type { ApplicationStatus } from "~/database/schema/schema.server";
import { countWaiting } from "~/features/subscribers/list/subscribe.server";
import { formatCount, percentage } from "~/lib/numbers";
import type { DateRange } from "~/lib/time/date-range";
import { bySubjectNote, type CardCopy, cardCopy, decidedNote, waitingNote } from "./cards.copy";
import { type Comparison, compare, type EventCount, type Figures, figuresOf } from "./traffic-figures";

async function countSubscribers(
  db: Database,
): Promise<{ active: number; news: number; teamUpdates: number }> {
  const { rows } = await sql<{ active: number; news: number; teamUpdates: number }>`
    select count(*) as active, coalesce(sum(wants_news), 0) as news,
      coalesce(sum(wants_team_updates), 0) as teamUpdates
    from newsletter_subscribers where is_active = 1`.execute(db);
  return rows[0] ?? { active: 0, news: 0, teamUpdates: 0 };
}

async function countUnanswered(
  db: Database,
  table: "volunteer_applications" | "partnership_applications" | "contact_submissions",
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("responded_at", "is", null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

async function countStatuses(
  db: Database,
  table: "volunteer_applications" | "partnership_applications",
): Promise<{ total: number; answered: number; of: Partial<Record<ApplicationStatus, number>> }> {
  const rows = await db
    .selectFrom(table)
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const total = rows.reduce((all, { count }) => all + count, 0);
  return {
    total,
    answered: total - (await countUnanswered(db, table)),
    of: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  };
}

async function countSubjects(
  db: Database,
): Promise<{ total: number; answered: number; of: Record<string, number> }> {
  const rows = await db
    .selectFrom("contact_submissions")
    .select(["subject", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("subject")
    .execute();
  const total = rows.reduce((all, { count }) => all + count, 0);
  return {
    total,
    answered: total - (await countUnanswered(db, "contact_submissions")),
    of: Object.fromEntries(rows.map(({ subject, count }) => [subject, count])),
  };
}

/** All responses, and the different addresses among them that signed up (staff specification, section 9). */
async function countResponses(db: Database): Promise<{ total: number; signups: number }> {
  const { rows } = await sql<{ total: number; signups: number }>`
    select (select count(*) from ai_impact_surveys) as total,
      (select count(distinct response.email collate nocase)
        from ai_impact_surveys as response
        join newsletter_subscribers as reader on reader.email = response.email
        where reader.wants_news = 1 or reader.wants_team_updates = 1) as signups`.execute(db);
  return rows[0] ?? { total: 0, signups: 0 };
}

export interface FigureCard extends CardCopy {
  value: string;
  /** With the period before, where the card is limited by the date range. */
  comparison?: Comparison | undefined;
}

export interface Traffic {
  total: Figures;
  before: { counts: readonly EventCount[]; range: DateRange };
}

const isFigure = (id: string, figures: Figures): id is keyof Figures => Object.hasOwn(figures, id);

function cards<Id extends string>(
  copy: Record<Id, CardCopy>,
  { total, before: { counts, range } }: Traffic,
  own: Partial<Record<NoInfer<Id>, number | string>>,
): FigureCard[] {
  const before = { figures: figuresOf(counts), range };
  const values = { ...total, ...own };
  return Object.entries<CardCopy>(copy).map(([id, card]) => {
    const value = Object.entries<number | string>(values).find(([name]) => name === id)?.[1] ?? 0;
    const comparison =
      isFigure(id, total) && !Object.hasOwn(own, id) ? compare(id, total, before) : undefined;
    return { ...card, value: typeof value === "number" ? formatCount(value) : `${value}%`, comparison };
  });
}

/** Staff specification, sections 2 and 9. */
export async function newsletterCards(db: Database, traffic: Traffic, now: Date): Promise<FigureCard[]> {
  const { active, news, teamUpdates } = await countSubscribers(db);
  const waiting = await countWaiting(db, now);
  const note = waiting > 0 ? waitingNote(waiting) : undefined;
  const copy = { ...cardCopy.newsletter, active: { ...cardCopy.newsletter.active, note } };
  return cards(copy, traffic, {
    active,
    news,
    teamUpdates,
    newsRate: percentage(news, active),
    teamUpdateRate: percentage(teamUpdates, active),
  });
}

export async function surveyCards(db: Database, traffic: Traffic): Promise<FigureCard[]> {
  const responses = await countResponses(db);
  return cards(cardCopy.survey, traffic, {
    total: responses.total,
    signups: responses.signups,
    signupRate: percentage(responses.signups, responses.total),
  });
}

export async function applicationCards(
  db: Database,
  kind: "volunteer" | "partnership",
  traffic: Traffic,
): Promise<FigureCard[]> {
  const { total, answered, of } = await countStatuses(db, `${kind}_applications`);
  const rates = decisions.map((value) => [`${value}Rate`, percentage(of[value] ?? 0, total)]);
  const open = undecided.reduce((all, value) => all + (of[value] ?? 0), 0);
  const note = decidedNote(`${percentage(total - open, total)}%`);
  const copy = { ...cardCopy[kind], responseRate: { ...cardCopy[kind].responseRate, note } };
  return cards(copy, traffic, {
    total,
    ...of,
    ...Object.fromEntries(rates),
    responseRate: percentage(answered, total),
  });
}

export async function contactCards(db: Database, traffic: Traffic): Promise<FigureCard[]> {
  const { total, answered, of } = await countSubjects(db);
  const support = of.support ?? 0;
  const responses = support + (of.media ?? 0) + (of.feedback ?? 0);
  const { contact } = cardCopy;
  const copy = {
    ...contact,
    responses: { ...contact.responses, note: bySubjectNote(formatCount(responses)) },
    responseRate: { ...contact.responseRate, note: bySubjectNote(`${percentage(responses, total)}%`) },
  };
  return cards(copy, traffic, {
    total,
    support,
    responses: answered,
    supportRate: percentage(support, total),
    responseRate: percentage(answered, total),
  });
}

export function analyticsCards(traffic: Traffic): FigureCard[] {
  return cards(cardCopy.analytics, traffic, {});
}
