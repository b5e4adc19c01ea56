import type { SignUp } from "~/features/subscribers/list/subscribe.server";
import { type ManageServices, standingsOf } from "~/features/subscribers/manage/standings.server";
import { contentHash } from "~/lib/secrets.server";
import { readRows, type SubscriberSheet } from "./subscriber-sheet.server";

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
