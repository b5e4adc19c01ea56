import type { Database } from "~/database/open-database.server";
import { articlesOf, resourcesOf, withLeadFirst } from "~/features/campaigns/weekly/current-issue.server";
import { arrange, type DraftChoice, type DraftItem } from "~/features/campaigns/weekly/draft-items.server";
import {
  listUnmailedArticleIds,
  listUnmailedResourceIds,
} from "~/features/campaigns/weekly/news-items.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { shortDate } from "~/lib/time/dates";
import { rowInputs } from "./campaign.forms";

const MAX_ROWS = 50;
/** As many as an issue chooses its first one from. */
const LEADS = 10;

export interface DraftRow {
  /** "article-12" */
  key: string;
  title: string;
  /** Source and date, or who runs it. */
  detail: string;
  choice: DraftChoice;
  /** Came after the draft was saved. */
  isNew: boolean;
}

export interface DraftRows {
  rows: DraftRow[];
  /** How many more there are. */
  more: number;
}

type Kind = DraftItem["kind"];

interface Titled {
  id: number;
  title: string;
  detail: string;
}

const detailOf = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");

async function titlesOf(db: Database, kind: Kind, ids: readonly number[]): Promise<Titled[]> {
  if (kind === "resource")
    return (await resourcesOf(db, ids)).map(({ id, title, organization }) => ({
      id,
      title,
      detail: organization,
    }));
  return (await articlesOf(db, ids)).map(({ id, title, source, publishedDate }) => ({
    id,
    title,
    detail: detailOf(source, shortDate(publishedDate)?.text),
  }));
}

/** As an issue without a draft would list them. */
async function inUsualOrder(db: Database, kind: Kind, ids: readonly number[]): Promise<number[]> {
  if (kind === "resource") return [...ids];
  const first = withLeadFirst(await articlesOf(db, ids.slice(0, LEADS)));
  return [...first.map(({ id }) => id), ...ids.slice(LEADS)];
}

/** What no issue held yet, in the order of the draft, with what staff decided. */
export async function loadDraftRows(
  db: Database,
  kind: Kind,
  items: readonly DraftItem[],
): Promise<DraftRows> {
  const ids = await (kind === "article" ? listUnmailedArticleIds(db) : listUnmailedResourceIds(db));
  const { known, added } = arrange(ids, items, kind);
  const fresh = known.length > 0 ? added : await inUsualOrder(db, kind, added);
  const ordered = [...known.map(({ id }) => id), ...fresh];
  const choices = new Map(known.map(({ id, choice }) => [id, choice]));
  const wasSaved = items.some((item) => item.kind === kind) && ids.length <= MAX_ROWS;
  const titled = await titlesOf(db, kind, ordered.slice(0, MAX_ROWS));
  return {
    rows: titled.map(({ id, title, detail }) => ({
      key: `${kind}-${id}`,
      title,
      detail,
      choice: choices.get(id) ?? "in",
      isNew: wasSaved && !choices.has(id),
    })),
    more: Math.max(0, ids.length - MAX_ROWS),
  };
}

/** Of items that a draft names, also of those that an issue has held since. */
export async function titlesOfItems(db: Database, items: readonly DraftItem[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const kind of ["article", "resource"] as const) {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const { id, title } of await titlesOf(db, kind, ids)) titles.set(`${kind}-${id}`, title);
  }
  return titles;
}

const PLACE = /^place-(article|resource)-([1-9]\d{0,14})$/;
/** More than a page shows. */
const MAX_ITEMS = 500;

interface PostedRow extends DraftItem {
  place: number;
  /** Where the page showed it, from 1. */
  shown: number;
}

/** What was moved up goes before what it meets there, and what was moved down behind it. */
function direction({ place, shown }: PostedRow): number {
  return Math.sign(place - shown);
}

function choiceOf(sent: SentFields, key: string): DraftChoice {
  if (sent.has(rowInputs.never(key))) return "never";
  return sent.has(rowInputs.include(key)) ? "in" : "out";
}

/** The articles and resources of a posted draft, in the order that its numbers give. */
export function readPostedRows(sent: SentFields): DraftItem[] {
  const rows: PostedRow[] = [];
  const shown = { article: 0, resource: 0 };
  for (const [name, value] of sent) {
    const [, kind, id] = PLACE.exec(name) ?? [];
    if (kind === undefined || id === undefined || rows.length >= MAX_ITEMS) continue;
    const of = kind === "resource" ? "resource" : "article";
    shown[of] += 1;
    const typed = Number.parseInt(value, 10);
    const place = Number.isNaN(typed) ? shown[of] : typed;
    const choice = choiceOf(sent, `${of}-${id}`);
    rows.push({ kind: of, id: Number(id), choice, place, shown: shown[of] });
  }
  const ordered = rows.toSorted(
    (a, b) =>
      a.kind.localeCompare(b.kind) || a.place - b.place || direction(a) - direction(b) || a.shown - b.shown,
  );
  return ordered.map(({ kind, id, choice }) => ({ kind, id, choice }));
}
