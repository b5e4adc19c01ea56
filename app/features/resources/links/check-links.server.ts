import type { Database } from "~/database/open-database.server";
import type { Row, UpdateRow } from "~/database/schema/schema.server";
import { logger } from "~/lib/logger.server";
import { type LinkOptions, type LinkResult, tryLink } from "./try-link.server";

type LinkState = Pick<Row<"support_resources">, "website_url" | "link_status" | "link_failed_at">;

/** A public entry whose link was not tried since `before`, or failed once and not since `retryBefore`; ISO timestamps. */
async function findDueLink(
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

/** Saves it for every entry with the link. That is no change of the entry: its version and the audit log stay as they are. */
async function saveLinkState(
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

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 7 * DAY_MS;
/** One link at a time, three in a minute. */
export const LINK_CHECK_CRON = "*/20 * * * * *";

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

function nextState({ link_status, link_failed_at }: LinkState, result: LinkResult, now: Date) {
  const link_checked_at = now.toISOString();
  if (result.status === "skipped") return { link_checked_at };
  const link_reason = "reason" in result ? result.reason : null;
  if (result.status === "unknown")
    return { link_status: null, link_reason, link_checked_at, link_failed_at: null };
  if (result.status !== "failed")
    return { link_status: result.status, link_reason, link_checked_at, link_failed_at: null };
  // A site may be away for an hour.
  const isBroken = link_failed_at !== null && link_failed_at <= ago(now, DAY_MS);
  return {
    link_status: isBroken ? ("broken" as const) : link_status,
    link_reason,
    link_checked_at,
    link_failed_at: link_failed_at ?? link_checked_at,
  };
}

/** Tries the link that has waited longest, if any is due. @returns whether one was */
export async function checkNextLink(
  db: Database,
  options: LinkOptions,
  now: () => Date = () => new Date(),
): Promise<boolean> {
  const link = await findDueLink(db, { before: ago(now(), EVERY_MS), retryBefore: ago(now(), DAY_MS) });
  if (!link) return false;
  const result = await tryLink(link.website_url, options);
  await saveLinkState(db, link.website_url, nextState(link, result, now()));
  logger.info("Checked a link", { url: link.website_url, ...result });
  return true;
}
