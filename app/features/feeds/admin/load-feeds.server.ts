import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { changedFields } from "~/features/audit/entry-changes";
import { loadNotice } from "~/kits/admin-table/load-table.server";
import { loadHistory } from "~/kits/versioning/record-history.server";
import type { Environment } from "~/server/read-environment.server";
import { countHeldArticles, findFeed, listFeeds } from "../feeds.queries.server";
import { feedEditor, feeds } from "./feed-editor.server";
import { feedsAdminCopy as copy } from "./feeds-admin.copy";
import { loadLastItems } from "./last-items.server";

function stateOf({ is_enabled, last_error, last_fetched_at }: Row<"feeds">): keyof typeof copy.states {
  if (is_enabled === 0) return "off";
  if (last_error !== null) return "failing";
  return last_fetched_at === null ? "unread" : "works";
}

const MINUTE_MS = 60_000;

/** "25 min", "5 h", "3 d" */
function span(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}

function nextRead({ is_enabled, next_fetch_at }: Row<"feeds">, now: Date): string {
  if (is_enabled === 0) return "Switched off";
  return next_fetch_at === null || next_fetch_at <= now.toISOString()
    ? copy.soon
    : `in ${span(Date.parse(next_fetch_at) - now.getTime())}`;
}

function feedView(row: Row<"feeds">, now: Date) {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    publishes: row.publishes,
    state: stateOf(row),
    lastRead: row.last_fetched_at && `${span(now.getTime() - Date.parse(row.last_fetched_at))} ago`,
    next: nextRead(row, now),
    items: row.last_item_count,
    error: row.is_enabled === 1 ? row.last_error : null,
    failures: row.failures,
    namedFeed: row.is_enabled === 1 ? row.named_feed : null,
  };
}

export type FeedView = ReturnType<typeof feedView>;

export async function loadFeeds(db: Database, search: URLSearchParams, now: Date) {
  const rows = await listFeeds(db);
  return {
    feeds: rows.map((row) => feedView(row, now)),
    removed: await loadNotice(db, feeds, search.get("change"), now),
    waiting: await countHeldArticles(db),
  };
}

/** Whether the worker reads feeds that are due. */
export function isReadingFeeds(env: Pick<Environment, "NEWS_IMPORT_CRON">): boolean {
  return env.NEWS_IMPORT_CRON !== "off";
}

export type FeedList = Awaited<ReturnType<typeof loadFeeds>>;

/** @throws a Response with status 404 when there is none */
export async function loadFeed(db: Database, id: number | null, now: Date) {
  const row = id === null ? undefined : await findFeed(db, id);
  if (!row) throw new Response("No such feed", { status: 404 });
  return {
    ...feedView(row, now),
    values: { ...feedEditor.valuesOf(row), version: String(row.version) },
    lastItems: await loadLastItems(db, row.id),
    history: await loadHistory(db, { kind: "feed", id: row.id }, changedFields),
  };
}

export type LoadedFeed = Awaited<ReturnType<typeof loadFeed>>;
