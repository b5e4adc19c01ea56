import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { insertUndeliverable } from "~/features/bounces/bounces.queries.server";
import { addUnsubscribed } from "~/features/subscribers/list/subscribe.server";
import {
  addOne,
  type ManageServices,
  standingsOf,
} from "~/features/subscribers/manage/add-subscriber.server";
import type { Person, SubscriberPlan } from "./plan-subscribers.server";

export type Counts = { added: number; asked: number; unsubscribed: number };

async function countImported(
  trx: Database,
  id: string,
  { added = 0, asked = 0, unsubscribed = 0 }: Partial<Counts>,
): Promise<void> {
  await trx
    .updateTable("subscriber_imports")
    .set({
      added: sql`added + ${added}`,
      asked: sql`asked + ${asked}`,
      unsubscribed: sql`unsubscribed + ${unsubscribed}`,
    })
    .where("id", "=", id)
    .execute();
}

export async function countsOf(db: Database, id: string): Promise<Counts> {
  return await db
    .selectFrom("subscriber_imports")
    .select(["added", "asked", "unsubscribed"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Rows in a transaction; between two of them, forms of visitors are saved. */
const SLICE = 100;

export type Consent = { consentNote: string; mustConfirm: boolean };

/** Ids that somebody has already are taken away: a file never changes another subscriber. */
async function withFreeIds(trx: Database, rows: SubscriberPlan["added"]): Promise<Person[]> {
  const ids = rows.flatMap(({ values }) => values.id ?? []);
  const taken = await trx.selectFrom("newsletter_subscribers").select("id").where("id", "in", ids).execute();
  const used = new Set(taken.map(({ id }) => id));
  return rows.map(({ values }) => {
    const isFree = values.id !== undefined && !used.has(values.id);
    if (values.id) used.add(values.id);
    return { ...values, id: isFree ? values.id : undefined };
  });
}

/** Who signed up meanwhile is left out. */
export async function importSlice(
  services: ManageServices,
  id: string,
  rows: SubscriberPlan["added"],
  { consentNote, mustConfirm, now }: Consent & { now: Date },
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const emails = rows.map(({ values }) => values.email);
    const standingOf = await standingsOf({ ...services, db: trx }, emails, now);
    let count = 0;
    for (const values of await withFreeIds(trx, rows)) {
      const standing = standingOf(values.email);
      if (standing.kind !== "new") continue;
      await addOne(trx, standing, { ...values, consentNote, mustConfirm }, now);
      count += 1;
    }
    await countImported(trx, id, mustConfirm ? { asked: count } : { added: count });
  });
}

/** So that no mail goes there, whatever is imported later. */
async function stopMail(trx: Database, { email, left }: Person, now: Date): Promise<void> {
  const own = left?.own?.stopped;
  const reason = own === "soft" || own === "hard" || own === "complaint" ? own : undefined;
  const foreign = left?.how === "complaint" ? "complaint" : left?.how === "bounce" ? "hard" : undefined;
  const found = reason ?? (left?.own ? undefined : foreign);
  if (found === undefined) return;
  const detail = (left?.own?.detail ?? left?.why ?? "").slice(0, 500);
  await insertUndeliverable(trx, { email, reason: found, detail, since: left?.at ?? now.toISOString() });
}

export async function keepSlice(
  services: ManageServices,
  id: string,
  rows: SubscriberPlan["unsubscribed"],
  now: Date,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const emails = rows.map(({ values }) => values.email);
    const standingOf = await standingsOf({ ...services, db: trx }, emails, now);
    let count = 0;
    for (const person of await withFreeIds(trx, rows)) {
      const standing = standingOf(person.email);
      const { left } = person;
      if (!left || (standing.kind !== "new" && standing.kind !== "known")) continue;
      const isActive = left.own?.isActive ?? false;
      const unsubscribedAt = isActive ? null : (left.at ?? now.toISOString());
      if (standing.kind === "new") {
        const note = `Unsubscribed in a file that staff imported. ${left.why}`.slice(0, 500);
        const subscriber = { ...person, id: person.id ?? randomUUID(), isActive, unsubscribedAt, note };
        await addUnsubscribed(trx, subscriber, now);
      } else if (!isActive) {
        await trx
          .updateTable("newsletter_subscribers")
          .set({ is_active: 0, unsubscribed_at: unsubscribedAt })
          .where("id", "=", standing.id)
          .execute();
      }
      await stopMail(trx, person, now);
      count += 1;
    }
    await countImported(trx, id, { unsubscribed: count });
  });
}

export async function inSlices<Row>(
  rows: readonly Row[],
  save: (slice: Row[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += SLICE) {
    await save(rows.slice(start, start + SLICE));
    await setImmediate();
  }
}
