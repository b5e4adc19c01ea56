import { data } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import { changedFields } from "~/features/audit/entry-changes";
import { loadHistory } from "~/kits/versioning/record-history.server";
import { plainText } from "~/lib/text/plain-text.server";
import { dayOf, formatDay } from "~/lib/time/dates";
import { articleView } from "../public/article-view.server";
import { articleEditor } from "./article-editor.server";
import { findArticle, listUsedSources } from "./articles.queries.server";

const MAX_SUGGESTIONS = 200;

async function sourceSuggestions(db: Database): Promise<string[]> {
  const sources = await listUsedSources(db, MAX_SUGGESTIONS);
  return [...new Set(sources.map(plainText))].filter((source) => source !== "");
}

export async function loadNewArticle(db: Database, now: Date) {
  return { today: dayOf(now), sources: await sourceSuggestions(db) };
}

/** `article` is null, with status 404, when there is none: the page must still hold what a user typed into it. */
export async function loadArticle(db: Database, id: number | null) {
  const row = id === null ? undefined : await findArticle(db, id);
  if (!row) return data({ article: null, sources: [] }, { status: 404 });
  const article = {
    id: row.id,
    version: String(row.version),
    values: articleEditor.valuesOf(row),
    view: articleView(row),
    hidden: row.is_hidden === 1,
    held: row.held_for_review === 1,
    added: formatDay(row.created_at),
    history: await loadHistory(db, { kind: "article", id: row.id }, changedFields),
  };
  return data({ article, sources: await sourceSuggestions(db) });
}
