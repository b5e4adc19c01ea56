import type { DraftChoice, DraftItem } from "~/features/newsletter/issue/draft-items.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { rowInputs } from "./newsletter-draft.form";

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
