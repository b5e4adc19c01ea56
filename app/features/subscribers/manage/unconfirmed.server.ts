import type { Database } from "~/database/open-database.server";
import { isDeliverable } from "~/features/bounces/bounces.queries.server";
import { countWaiting, oldestSignup, REMINDER } from "~/features/subscribers/list/subscribe.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { erasedAmong } from "~/kits/erasure/erased-addresses.server";
import { createFormHandler, type FormHandler } from "~/kits/forms/form-handler.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import { slicePage } from "~/lib/filter-query";
import type { Secrets } from "~/lib/secrets.server";
import { remindForm } from "./manage-subscribers.forms";

interface UnconfirmedServices {
  db: Database;
  env: Secrets;
}

const PAGE_SIZE = 50;
const DAY_MS = 24 * 60 * 60_000;

const daysBefore = (now: Date, days: number) => new Date(now.valueOf() - days * DAY_MS).toISOString();

/** Who has waited for a day, was not reminded, and gets mail. */
async function listToRemind({ db, env }: UnconfirmedServices, now: Date) {
  const rows = await db
    .selectFrom("newsletter_signups")
    .select(["id", "email"])
    .where("confirmed_at", "is", null)
    .where("reminded_at", "is", null)
    .where("created_at", ">=", oldestSignup(now))
    .where("created_at", "<=", daysBefore(now, 1))
    .where(isDeliverable("newsletter_signups.email"))
    .orderBy("created_at")
    .execute();
  const emails = rows.map(({ email }) => email);
  const erased = await erasedAmong(db, env, emails);
  return rows.filter(({ email }) => !erased.has(email));
}

export async function loadUnconfirmed(services: UnconfirmedServices, search: URLSearchParams, now: Date) {
  const { db } = services;
  const total = await countWaiting(db, now);
  const page = Number.parseInt(search.get("page") ?? "", 10) || 1;
  const slice = slicePage({ page, total, size: PAGE_SIZE });
  const rows = await db
    .selectFrom("newsletter_signups")
    .select(["id", "email", "name", "wants_news", "wants_team_updates", "created_at", "reminded_at"])
    .select(isDeliverable("newsletter_signups.email").as("isDeliverable"))
    .where("confirmed_at", "is", null)
    .where("created_at", ">=", oldestSignup(now))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset(slice.offset)
    .execute();
  const toRemind = await listToRemind(services, now);
  const remindable = new Set(toRemind.map(({ id }) => id));
  return {
    total,
    slice,
    toRemind: toRemind.length,
    people: rows.map(({ isDeliverable: getsMail, ...row }) => ({
      ...row,
      canBeReminded: remindable.has(row.id),
      getsMail: getsMail === 1 || getsMail === true,
      isNew: row.created_at > daysBefore(now, 1),
    })),
  };
}

export type UnconfirmedPage = Awaited<ReturnType<typeof loadUnconfirmed>>;

/** Queues one mail for each, and notes it, so that nobody is reminded twice. */
export function remindHandler({ db, env }: UnconfirmedServices, who: Actor): FormHandler {
  return createFormHandler(remindForm, ({ of }, { now }) =>
    db.transaction().execute(async (trx) => {
      const everyone = await listToRemind({ db: trx, env }, now);
      const people = of === "" ? everyone : everyone.filter(({ id }) => id === of);
      for (const { id, email } of people) {
        await trx
          .updateTable("newsletter_signups")
          .set({ reminded_at: now.toISOString() })
          .where("id", "=", id)
          .execute();
        const queue = { kind: "confirmation", campaignId: null } as const;
        await enqueueMail(trx, queue, { recipient: email, reference: REMINDER }, now);
      }
      if (people.length === 0)
        return { ok: false, status: 409, failure: "Nobody is left to remind. Nothing was sent." };
      const rowCount = people.length;
      const recordId = of === "" ? null : of;
      await recordAudit(trx, who, { action: "reminded", kind: "newsletter", recordId, rowCount }, now);
      return { ok: true };
    }),
  );
}
