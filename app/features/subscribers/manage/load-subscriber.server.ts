import type { Database } from "~/database/open-database.server";
import { loadRecord } from "~/kits/admin-table/load-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { findDetails, versionOf, wishesOf } from "./edit-subscriber.server";
import { subscribers } from "./subscribers.admin.queries.server";

export interface LoadOptions {
  change: string | null;
  organisation: string;
  now: Date;
}

const on = (flag: 0 | 1) => (flag === 1 ? "on" : "");

/** @returns null if there is no such subscriber */
export async function loadSubscriber(db: Database, id: string, options: LoadOptions) {
  const record = await loadRecord(db, subscribers, id, options);
  const row = record && (await findDetails(db, id));
  if (!record || !row) return null;
  const values: FormValues = {
    version: versionOf(row),
    email: row.email,
    name: row.name,
    wantsNews: on(row.wants_news),
    wantsTeamUpdates: on(row.wants_team_updates),
  };
  return {
    record,
    values,
    email: row.email,
    name: row.name,
    wishes: wishesOf(row),
    isActive: row.is_active === 1,
    joined: row.subscribed_at,
    confirmed: row.confirmed_at,
    left: row.unsubscribed_at,
    consentNote: row.consent_note,
  };
}

export type LoadedSubscriber = NonNullable<Awaited<ReturnType<typeof loadSubscriber>>>;
