import * as z from "zod";
import type { Checks } from "./checks.server";

const time = z.iso.datetime();

const problemSchema = z.object({
  name: z.string(),
  says: z.string(),
  detail: z.string(),
  since: time,
  /** When a mail last named it; null before the first. */
  toldAt: time.nullable(),
});

export type Problem = z.output<typeof problemSchema>;

/** What the operator knows, or is to know with the next mail. */
export const alertStateSchema = z.object({
  problems: z.array(problemSchema),
  /** Over, and not told yet. */
  ended: z.array(problemSchema.extend({ endedAt: time })),
});

export type AlertState = z.output<typeof alertStateSchema>;

export const NOTHING_WRONG: AlertState = { problems: [], ended: [] };

const DAY_MS = 24 * 60 * 60_000;
/** While no mail can be handed over. */
const MOST_ENDED = 20;

/**
 * A problem begins and ends with the second look in a row that says so: a lock that lasts for a moment is none.
 * @param before what the last look found
 */
export function stepAlerts(state: AlertState, before: Checks, checks: Checks, now: Date): AlertState {
  const isWell = (seen: Checks, name: string) => {
    const check = new Map(Object.entries(seen)).get(name);
    return check ? check.ok : !Object.values(seen).some(({ hidesOthers }) => hidesOthers);
  };
  const known = new Set(state.problems.map(({ name }) => name));
  const begun = Object.entries(checks)
    .filter(([name, { ok }]) => !ok && !isWell(before, name) && !known.has(name))
    .map(([name, { says, detail = "" }]) => ({ name, says, detail, since: now.toISOString(), toldAt: null }));
  const isOver = ({ name }: Problem) => isWell(before, name) && isWell(checks, name);
  const current = new Map(Object.entries(checks));
  const lasting = state.problems
    .filter((problem) => !isOver(problem))
    .map((problem) => {
      const check = current.get(problem.name);
      return check && !check.ok ? { ...problem, says: check.says, detail: check.detail ?? "" } : problem;
    });
  const ended = state.problems.filter(isOver).map((problem) => ({ ...problem, endedAt: now.toISOString() }));
  return { problems: [...lasting, ...begun], ended: [...state.ended, ...ended].slice(-MOST_ENDED) };
}

/** When one begins, when one ends, and once a day while one lasts. */
export function isMailDue({ problems, ended }: AlertState, now: Date): boolean {
  const isOld = (toldAt: string) => Math.abs(now.valueOf() - Date.parse(toldAt)) >= DAY_MS;
  return ended.length > 0 || problems.some(({ toldAt }) => toldAt === null || isOld(toldAt));
}

export function afterMail({ problems }: AlertState, now: Date): AlertState {
  return { problems: problems.map((problem) => ({ ...problem, toldAt: now.toISOString() })), ended: [] };
}
