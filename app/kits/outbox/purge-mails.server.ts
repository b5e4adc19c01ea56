import { sql } from "kysely";
import { retentionCutoff } from "~/content/privacy/personal-data";
import { deleteInBatches } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import type { MailKindName } from "~/database/schema/schema.server";
import { logger } from "~/lib/logger.server";
import type { MailQueue } from "./mail-kind";
import { SETTLED } from "./mail-states";
import { ofQueue } from "./mails.queries.server";

/** Jumps from kind to kind in an index. */
async function listKinds(db: Database): Promise<MailKindName[]> {
  const { rows } = await sql<{ kind: MailKindName }>`
    with recursive kinds (kind) as (
      select min(kind) from mails
      union all
      select (select min(kind) from mails where kind > kinds.kind) from kinds where kinds.kind is not null
    )
    select kind from kinds where kind is not null`.execute(db);
  return rows.map(({ kind }) => kind);
}

/** @param before ISO timestamp of creation @returns number of mails */
async function deleteSettledMails(
  db: Database,
  queue: MailQueue,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("mails")
    .where("id", "in", (query) =>
      query
        .selectFrom("mails")
        .select("id")
        .where(ofQueue(queue))
        .where("status", "in", SETTLED)
        .where("created_at", "<", before)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @param before ISO timestamp of creation */
export async function purgeMails(db: Database, queues: readonly MailQueue[], before: string): Promise<void> {
  const left = [...queues];
  const mails = await deleteInBatches(async (limit) => {
    let deleted = 0;
    for (let queue = left[0]; queue !== undefined && deleted < limit; queue = left[0]) {
      deleted += await deleteSettledMails(db, queue, { before, limit: limit - deleted });
      if (deleted < limit) left.shift();
    }
    return deleted;
  });
  if (mails > 0) logger.info("Purged expired mails", { mails });
}

/** Mails of every kind that belong to no campaign. */
export async function purgeExpiredMails(db: Database, now: Date): Promise<void> {
  const kinds = await listKinds(db);
  const queues = kinds.map((kind) => ({ kind, campaignId: null }));
  await purgeMails(db, queues, retentionCutoff("mails", now));
}
