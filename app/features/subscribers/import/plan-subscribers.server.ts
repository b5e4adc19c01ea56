import type { Membership, SignUp } from "~/features/subscribers/list/subscribe.server";
import { acceptableName } from "~/features/subscribers/list/subscriber-name.server";
import { type ManageServices, standingsOf } from "~/features/subscribers/manage/add-subscriber.server";
import { normalizeEmail, readMailbox } from "~/lib/email-address.server";
import { contentHash } from "~/lib/secrets.server";
import { isDay, startOfLocalDay } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { sheetHeaders } from "./import-subscribers.forms";
import type { SubscriberCells, SubscriberSheet } from "./subscriber-sheet.server";

/** How and when somebody left another list. */
interface Left {
  how: string;
  /** What the file says. */
  why: string;
  /** ISO timestamp; null where it is not known. */
  at: string | null;
  /** What only the site's own export says. */
  own?: { isActive: boolean; stopped: string; detail: string } | undefined;
}

export interface Person extends SignUp, Membership {
  left?: Left | undefined;
}

type ReadRow = { line: number } & ({ ok: true; values: Person } | { ok: false; problem: string });

const YES = ["yes", "y", "true", "1"];
const NO = ["no", "n", "false", "0"];

function wish(text: string | undefined, otherwise: boolean): boolean | undefined {
  const word = (text ?? "").toLowerCase();
  if (word === "") return otherwise;
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

/** "Spanish", "Español", "es", "es-MX"; every other language gets the English pages. */
const isSpanish = (cell = "") => /^(?:es(?:[-_][a-z0-9]+)?|spanish|espa[nñ]ol)$/iu.test(cell.normalize());

const wishProblem = (column: "wantsNews" | "wantsTeamUpdates", cells: SubscriberCells) =>
  `${sheetHeaders[column]}: write yes or no, not “${cells[column]}”`;

function leftOf(cells: SubscriberCells): Left | undefined {
  const { leaving, why = "", leftOn = "", unsubscribedAt, stopped = "", stoppedDetail: detail = "" } = cells;
  if (!leaving) return undefined;
  // Only an export of the site's own has a state beside that of its mail.
  const isOwn = cells.subscribedAt !== undefined;
  return {
    how: leaving,
    why,
    at: unsubscribedAt || (isDay(leftOn) ? startOfLocalDay(leftOn) : null),
    ...(isOwn && { own: { isActive: cells.active === "yes", stopped, detail } }),
  };
}

function readCells(cells: SubscriberCells): Person | string {
  if (!cells.email) return "The email address is missing";
  const email = normalizeEmail(cells.email);
  if (email === undefined || email.length > 254)
    return `“${cells.email.slice(0, 80)}” is not an email address`;
  const left = leftOf(cells);
  const wantsNews = wish(cells.wantsNews, true);
  const wantsTeamUpdates = wish(cells.wantsTeamUpdates, false);
  if (wantsNews === undefined && !left) return wishProblem("wantsNews", cells);
  if (wantsTeamUpdates === undefined && !left) return wishProblem("wantsTeamUpdates", cells);
  if (!wantsNews && !wantsTeamUpdates && !left) return "They want neither news nor team updates";
  return {
    email,
    name: acceptableName(cells.name || readMailbox(cells.email).name),
    wantsNews: wantsNews ?? false,
    wantsTeamUpdates: wantsTeamUpdates ?? false,
    language: isSpanish(cells.language) ? "es" : "en",
    id: cells.id || undefined,
    subscribedAt: cells.subscribedAt || undefined,
    confirmedAt: cells.confirmedAt || undefined,
    left,
  };
}

/** Each address once: as somebody who left, where one of its rows says so. */
function readRows({ rows }: SubscriberSheet): ReadRow[] {
  const read = rows.map(({ line, cells, problem }): ReadRow => {
    if (problem !== undefined) return { line, ok: false, problem };
    const values = readCells(cells);
    return typeof values === "string" ? { line, ok: false, problem: values } : { line, ok: true, values };
  });
  const chosen = new Map<string, ReadRow>();
  const keyOf = ({ email }: SignUp) => email.toLowerCase();
  for (const row of read) {
    if (!row.ok) continue;
    const earlier = chosen.get(keyOf(row.values));
    if (!earlier || (row.values.left && earlier.ok && !earlier.values.left))
      chosen.set(keyOf(row.values), row);
  }
  return read.map((row) => {
    const other = row.ok ? chosen.get(keyOf(row.values)) : row;
    if (!row.ok || !other?.ok || other === row) return row;
    const isOverruled = other.values.left && !row.values.left;
    return {
      line: row.line,
      ok: false,
      problem: isOverruled
        ? `Line ${other.line} says that this address left`
        : `The address of line ${other.line} again`,
    };
  });
}

interface PlannedRow {
  line: number;
  values: Person;
}

export type PlanGroup = "added" | "unsubscribed" | "leaving" | "known" | "left" | "erased" | "complaint";

export interface SubscriberPlan extends Record<PlanGroup, PlannedRow[]> {
  problems: { line: number; problem: string }[];
}

/** Whoever asked for mail after they left another list stays. */
function isStillLeaving(left: Left, since: string): boolean {
  return left.at === null || localDay(left.at) >= localDay(since);
}

/** Only who is new is added: nobody who left, here or in the file, or was erased comes back by a file. */
export async function planSubscribers(
  services: ManageServices,
  sheet: SubscriberSheet,
  now: Date,
): Promise<SubscriberPlan> {
  const plan: SubscriberPlan = {
    added: [],
    unsubscribed: [],
    leaving: [],
    known: [],
    left: [],
    erased: [],
    complaint: [],
    problems: [],
  };
  const rows = readRows(sheet);
  const emails = rows.flatMap((row) => (row.ok ? [row.values.email] : []));
  const standingOf = await standingsOf(services, emails, now);
  for (const row of rows) {
    if (!row.ok) {
      plan.problems.push({ line: row.line, problem: row.problem });
      continue;
    }
    const { left } = row.values;
    const standing = standingOf(row.values.email);
    const isLeaving = standing.kind === "known" && left && isStillLeaving(left, standing.since);
    const wish = left ? "unsubscribed" : "added";
    const known = isLeaving ? "leaving" : "known";
    const group =
      standing.kind === "new"
        ? wish
        : standing.kind === "known" || standing.kind === "waiting"
          ? known
          : standing.kind;
    plan[group].push({ line: row.line, values: row.values });
  }
  return plan;
}

export function fingerprint({ added, unsubscribed, leaving }: SubscriberPlan): string {
  return contentHash({ added: added.map(({ values }) => values), left: [...unsubscribed, ...leaving] });
}
