import type { SignUp } from "~/features/subscribers/list/subscribe.server";
import { acceptableName } from "~/features/subscribers/list/subscriber-name";
import { type ManageServices, standingsOf } from "~/features/subscribers/manage/add-subscriber.server";
import type { Sheet, SheetFormat } from "~/kits/csv-import/parse-sheet.server";
import { normalizeEmail } from "~/lib/email-address.server";
import { contentHash } from "~/lib/secrets.server";

const sheetHeaders = {
  email: "Email",
  name: "Name",
  wantsNews: "Wants News",
  wantsTeamUpdates: "Wants Team Updates",
} as const;

type Column = keyof typeof sheetHeaders;

type SubscriberSheet = Sheet<Column>;

export const subscriberSheet: SheetFormat<Column> = {
  headers: sheetHeaders,
  columns: ["email", "name", "wantsNews", "wantsTeamUpdates"],
  aliases: {
    "e-mail": "email",
    "email address": "email",
    "e-mail address": "email",
    mail: "email",
    "full name": "name",
    news: "wantsNews",
    newsletter: "wantsNews",
    "team updates": "wantsTeamUpdates",
  },
  missing: (found) => (found.includes("email") ? [] : ["email"]),
};

export type ReadRow = { line: number } & ({ ok: true; values: SignUp } | { ok: false; problem: string });

const YES = ["yes", "y", "true", "1"];
const NO = ["no", "n", "false", "0"];

function wish(text: string | undefined, otherwise: boolean): boolean | undefined {
  const word = (text ?? "").toLowerCase();
  if (word === "") return otherwise;
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

const unreadable = (column: string, text = "") => `${column}: write yes or no, not “${text}”`;

function readCells(cells: SubscriberSheet["rows"][number]["cells"]): SignUp | string {
  if (!cells.email) return "The email address is missing";
  const email = normalizeEmail(cells.email);
  if (email === undefined || email.length > 254)
    return `“${cells.email.slice(0, 80)}” is not an email address`;
  const wantsNews = wish(cells.wantsNews, true);
  const wantsTeamUpdates = wish(cells.wantsTeamUpdates, false);
  if (wantsNews === undefined) return unreadable("Wants News", cells.wantsNews);
  if (wantsTeamUpdates === undefined) return unreadable("Wants Team Updates", cells.wantsTeamUpdates);
  if (!wantsNews && !wantsTeamUpdates) return "They want neither news nor team updates";
  return { email, name: acceptableName(cells.name ?? ""), wantsNews, wantsTeamUpdates };
}

/** Each address once. */
function readRows({ rows }: SubscriberSheet): ReadRow[] {
  const lines = new Map<string, number>();
  return rows.map(({ line, cells, problem }): ReadRow => {
    if (problem !== undefined) return { line, ok: false, problem };
    const values = readCells(cells);
    if (typeof values === "string") return { line, ok: false, problem: values };
    const key = values.email.toLowerCase();
    const earlier = lines.get(key);
    if (earlier !== undefined) return { line, ok: false, problem: `The address of line ${earlier} again` };
    lines.set(key, line);
    return { line, ok: true, values };
  });
}

interface PlannedRow {
  line: number;
  values: SignUp;
}

export interface SubscriberPlan {
  added: PlannedRow[];
  known: PlannedRow[];
  left: PlannedRow[];
  erased: PlannedRow[];
  complaint: PlannedRow[];
  problems: { line: number; problem: string }[];
}

/** Only who is new is added: nobody who left or was erased comes back by a file. */
export async function planSubscribers(
  services: ManageServices,
  sheet: SubscriberSheet,
  now: Date,
): Promise<SubscriberPlan> {
  const plan: SubscriberPlan = { added: [], known: [], left: [], erased: [], complaint: [], problems: [] };
  const rows = readRows(sheet);
  const emails = rows.flatMap((row) => (row.ok ? [row.values.email] : []));
  const standingOf = await standingsOf(services, emails, now);
  for (const row of rows) {
    if (!row.ok) {
      plan.problems.push({ line: row.line, problem: row.problem });
      continue;
    }
    const { kind } = standingOf(row.values.email);
    const group = kind === "new" ? "added" : kind === "waiting" ? "known" : kind;
    plan[group].push({ line: row.line, values: row.values });
  }
  return plan;
}

export function fingerprint({ added }: SubscriberPlan): string {
  return contentHash({ added: added.map(({ values }) => values) });
}
