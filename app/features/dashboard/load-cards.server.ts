import { countWaiting } from "~/features/newsletter/subscribers/confirm.server";
import { formatCount, percentage } from "~/lib/numbers";
import type { Database } from "~/server/open-database.server";
import { answeredNote, type CardCopy, cardCopy, waitingNote } from "./cards.copy";
import { countResponses, countStatuses, countSubjects, countSubscribers } from "./cards.queries.server";
import type { Figures } from "./traffic-figures";

export interface FigureCard extends CardCopy {
  value: string;
}

function cards<Id extends string>(
  copy: Record<Id, CardCopy>,
  values: Record<NoInfer<Id>, number | string>,
): FigureCard[] {
  return Object.entries<CardCopy>(copy).map(([id, card]) => {
    const value = Object.entries<number | string>(values).find(([name]) => name === id)?.[1] ?? 0;
    return { ...card, value: typeof value === "number" ? formatCount(value) : `${value}%` };
  });
}

/** Staff specification, sections 2 and 9. */
export async function newsletterCards(db: Database, total: Figures, now: Date): Promise<FigureCard[]> {
  const { active, news, teamUpdates } = await countSubscribers(db);
  const waiting = await countWaiting(db, now);
  const note = waiting > 0 ? waitingNote(waiting) : undefined;
  const copy = { ...cardCopy.newsletter, active: { ...cardCopy.newsletter.active, note } };
  return cards(copy, {
    ...total,
    active,
    news,
    teamUpdates,
    newsRate: percentage(news, active),
    teamUpdateRate: percentage(teamUpdates, active),
  });
}

export async function surveyCards(db: Database, total: Figures): Promise<FigureCard[]> {
  const responses = await countResponses(db);
  return cards(cardCopy.survey, {
    ...total,
    total: responses.total,
    signups: responses.signups,
    signupRate: percentage(responses.signups, responses.total),
  });
}

export async function applicationCards(
  db: Database,
  kind: "volunteer" | "partnership",
  figures: Figures,
): Promise<FigureCard[]> {
  const { total, pending, approved } = await countStatuses(db, `${kind}_applications`);
  return cards(cardCopy[kind], {
    ...figures,
    total,
    pending,
    approvals: approved,
    approvalRate: percentage(approved, total),
    responseRate: percentage(total - pending, total),
  });
}

export async function contactCards(db: Database, figures: Figures): Promise<FigureCard[]> {
  const { total, answered, of } = await countSubjects(db);
  const support = of.support ?? 0;
  const responses = support + (of.media ?? 0) + (of.feedback ?? 0);
  const note = answeredNote(formatCount(answered), formatCount(total));
  return cards(
    { ...cardCopy.contact, responses: { ...cardCopy.contact.responses, note } },
    {
      ...figures,
      total,
      support,
      responses,
      supportRate: percentage(support, total),
      responseRate: percentage(responses, total),
    },
  );
}

export function analyticsCards(total: Figures): FigureCard[] {
  return cards(cardCopy.analytics, { ...total });
}
