import type { Database } from "~/database/open-database.server";
import type { Row, UpdateRow } from "~/database/schema/schema.server";

export type LinkState = Pick<Row<"support_resources">, "website_url" | "link_status" | "link_failed_at">;

/** A public entry whose link was not tried since `before`, or failed once and not since `retryBefore`; ISO timestamps. */
export async function findDueLink(
  db: Database,
  { before, retryBefore }: { before: string; retryBefore: string },
): Promise<LinkState | undefined> {
  return await db
    .selectFrom("support_resources")
    .select(["website_url", "link_status", "link_failed_at"])
    .where("is_active", "=", 1)
    .where((eb) =>
      eb.or([
        eb("link_checked_at", "is", null),
        eb("link_checked_at", "<=", before),
        eb.and([
          eb("link_checked_at", "<=", retryBefore),
          eb("link_failed_at", "is not", null),
          eb("link_status", "is distinct from", "broken"),
        ]),
      ]),
    )
    .orderBy("link_checked_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** For every entry with the link. Not a change of the entry: its version and the audit log stay as they are. */
export async function saveLinkState(
  db: Database,
  url: string,
  change: Pick<
    UpdateRow<"support_resources">,
    "link_status" | "link_reason" | "link_checked_at" | "link_failed_at"
  >,
): Promise<void> {
  await db.updateTable("support_resources").set(change).where("website_url", "=", url).execute();
}

/** When a link was last tried; ISO timestamp. */
export async function findLastLinkCheck(db: Database): Promise<string | null> {
  const { last } = await db
    .selectFrom("support_resources")
    .select((eb) => eb.fn.max("link_checked_at").as("last"))
    .executeTakeFirstOrThrow();
  return last;
}
