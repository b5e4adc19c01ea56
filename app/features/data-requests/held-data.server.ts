import type { Database } from "~/database/open-database.server";
import { findHeldGroups, type HeldGroup, hasAccount } from "./find-person.queries.server";

export interface HeldData {
  address: string;
  groups: HeldGroup[];
  /** A member of staff: the account is neither shown nor erased. */
  hasAccount: boolean;
}

/** @param address as `addressKey` spells it */
export async function findHeldData(db: Database, address: string): Promise<HeldData> {
  return {
    address,
    groups: await findHeldGroups(db, address),
    hasAccount: await hasAccount(db, address),
  };
}

/** Of anything but the request for it. */
export function holdsAnything({ groups }: Pick<HeldData, "groups">): boolean {
  return groups.some(({ rows }) => rows.some(({ kind }) => kind !== "data_request"));
}

/** The file: names and values as they are stored. */
export function heldDataFile({ address, groups }: HeldData, now: Date): string {
  const held = Object.fromEntries(groups.map(({ name, rows }) => [name, rows]));
  return `${JSON.stringify({ address, made_at: now.toISOString(), held }, null, 2)}\n`;
}
