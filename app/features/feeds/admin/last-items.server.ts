import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { recordAddition } from "~/kits/versioning/change-record.server";
import { toHttpUrl } from "~/lib/http-url";
import { plainText } from "~/lib/text/plain-text.server";
import { shortDate } from "~/lib/time/dates";
import { findFeed } from "../feeds.queries.server";
import { sameAddress } from "../import-feed.server";
import { addArticle } from "../import-items.server";
import { takeItemForm } from "./feed.form";
import { feedForms } from "./feed-editor.server";
import { feedsAdminCopy } from "./feeds-admin.copy";

interface FoundArticle {
  article_id: number | null;
  is_hidden: 0 | 1 | null;
  held_for_review: 0 | 1 | null;
}

function stateOf({ article_id, is_hidden, held_for_review }: FoundArticle): string {
  if (article_id === null) return "Taken and deleted since";
  if (held_for_review === 1) return "Waits for review";
  return is_hidden === 1 ? "Not for us" : "In the news";
}

export async function loadLastItems(db: Database, feedId: number) {
  const rows = await db
    .selectFrom("feed_last_items as item")
    .leftJoin("articles", "articles.url_key", "item.url_key")
    .where("item.feed_id", "=", feedId)
    .select([
      "item.position",
      "item.url_key",
      "item.url",
      "item.title",
      "item.published_date",
      "item.left_out",
    ])
    .select(["articles.id as article_id", "articles.is_hidden", "articles.held_for_review"])
    .orderBy("item.position")
    .execute();
  return rows.map((row) => {
    const isLeftOut = row.left_out !== null && row.article_id === null;
    return {
      position: row.position,
      key: row.url_key,
      href: toHttpUrl(row.url),
      title: plainText(row.title),
      published: shortDate(row.published_date)?.text ?? null,
      articleId: row.article_id,
      isLeftOut,
      state: isLeftOut ? (row.left_out ?? "") : row.left_out === sameAddress ? sameAddress : stateOf(row),
    };
  });
}

export type LastItem = Awaited<ReturnType<typeof loadLastItems>>[number];

const renewed = "The feed was read again meanwhile, and this article is not in its last 20 any more.";

/** The forms of a feed's page. */
export function feedPageForms(db: Database, who: Actor, id: number) {
  const take = createFormHandler(takeItemForm, async ({ key }, { now }) => {
    const feed = await findFeed(db, id);
    if (!feed) return { ok: false, status: 404, failure: feedsAdminCopy.remove.gone };
    return await takeItem(db, who, { feed, key, now });
  });
  return [take, ...feedForms(db, who, id)];
}

/** Puts an article that was left out into review. */
export function takeItem(
  db: Database,
  who: Actor,
  { feed, key, now }: { feed: Row<"feeds">; key: string; now: Date },
): Promise<SubmissionResult> {
  return db.transaction().execute(async (trx) => {
    const item = await trx
      .selectFrom("feed_last_items")
      .selectAll()
      .where("feed_id", "=", feed.id)
      .where("url_key", "=", key)
      .limit(1)
      .executeTakeFirst();
    if (!item) return { ok: false, status: 404, failure: renewed };
    const existing = trx.selectFrom("articles").select("id").where("url_key", "=", key);
    if (await existing.executeTakeFirst()) return { ok: false, failure: "It is among the articles already." };
    const { url_key, url, title, summary, source, published_date } = item;
    const words = { title, summary, source, published_date };
    const id = await addArticle(
      trx,
      { key, url, title, summary, source, published: published_date },
      { feed: { ...feed, publishes: "review" }, now },
    );
    const seen_at = now.toISOString();
    await trx
      .insertInto("feed_items")
      .values({ url_key, url, feed_id: feed.id, ...words, seen_at })
      .onConflict((conflict) => conflict.column("url_key").doUpdateSet({ double_of: null }))
      .execute();
    await recordAddition(trx, { kind: "article", id, row: { url, ...words }, action: "added", who, now });
    return { ok: true, to: `${adminPaths.feeds}/${feed.id}?sent=take-item#last-items` };
  });
}
