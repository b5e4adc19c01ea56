import * as z from "zod";

/** `in` the next issue, left `out` of it and offered again for the one after, or in no issue, `never`. */
export type DraftChoice = "in" | "out" | "never";

export interface DraftItem {
  kind: "article" | "resource";
  id: number;
  choice: DraftChoice;
}

const WORDS: Record<DraftChoice, string> = { in: "", out: " left out", never: " in no issue" };
const PATTERN = /^(article|resource) ([1-9]\d{0,14})( left out| in no issue|)$/;

const stored = z.array(z.string().transform(parseItem));

function parseItem(text: string): DraftItem | null {
  const [, kind, id, words] = PATTERN.exec(text) ?? [];
  if (kind === undefined || id === undefined) return null;
  const choice = words === WORDS.out ? "out" : words === WORDS.never ? "never" : "in";
  return { kind: kind === "resource" ? "resource" : "article", id: Number(id), choice };
}

/** Of `newsletter_draft.items`: in their order, each with what staff decided. */
export function parseDraftItems(text: string): DraftItem[] {
  return stored.parse(JSON.parse(text)).filter((item) => item !== null);
}

/** A list of words, as the audit log shows it. */
export function formatDraftItems(items: readonly DraftItem[]): string {
  return JSON.stringify(items.map(({ kind, id, choice }) => `${kind} ${id}${WORDS[choice]}`));
}

export interface Arranged {
  /** Items of the draft that no issue held yet, in its order. */
  known: DraftItem[];
  /** In the order of the draft; what is new since comes last. */
  included: number[];
  out: number[];
  never: number[];
  /** Of the included ones, those that the draft does not know. */
  added: number[];
}

/** @param ids of what no issue held yet, in the order of an issue without a draft */
export function arrange(
  ids: readonly number[],
  items: readonly DraftItem[],
  kind: DraftItem["kind"],
): Arranged {
  const named = items.filter((item) => item.kind === kind);
  // Without a draft, a hundred thousand ids need no set.
  const open = named.length > 0 ? new Set(ids) : new Set<number>();
  const known = named.filter(({ id }) => open.has(id));
  const chosen = (choice: DraftChoice) => known.filter((item) => item.choice === choice).map(({ id }) => id);
  const decided = new Set(known.map(({ id }) => id));
  const added = decided.size > 0 ? ids.filter((id) => !decided.has(id)) : [...ids];
  return {
    known,
    included: [...chosen("in"), ...added],
    out: chosen("out"),
    never: chosen("never"),
    added,
  };
}
