import { addDays, dayOf, formatDay, formatTime } from "~/lib/dates";
import { plainText } from "~/lib/plain-text.server";
import type { Actor } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import type { ConfirmAnswer, NamedRow } from "./change-answer";
import { type Selection, selectionOf, type Tally, toChange } from "./change-records.queries.server";
import { type IdentifiedRow, listChosen, listMeanwhile } from "./chosen-rows.queries.server";
import { recordSources } from "./record-sources.queries.server";
import type { RecordTable } from "./record-table";
import { tableWords } from "./table.copy";

const words = tableWords.confirm;

/** So many rows are told by name, the others by their number. */
const NAMED = 10;

/** What is to be confirmed. */
export interface Asked {
  who: Actor;
  table: RecordTable;
  selection: Selection;
  /** Undefined for a deletion. */
  status: string | undefined;
  tally: Tally;
  /** The rows have changed since they were confirmed. */
  again: boolean;
  /** When the page was drawn on which the rows were chosen, as that page says. */
  drawn: string;
  now: Date;
}

const labelOf = ({ status }: RecordTable, value: string) =>
  status?.choices.find((choice) => choice.value === value)?.label ?? value;

function named(table: RecordTable, { id, status, created, ...told }: IdentifiedRow): NamedRow {
  const texts = Object.values(told).filter((text) => text !== null && text !== "");
  const name = plainText(texts.join(", "));
  // What has no address is told apart by its moment.
  const moment = "email" in told ? "" : `, ${formatTime(String(created))}`;
  return { id, name: name + moment, status: status === null ? "" : labelOf(table, status) };
}

/** What rows had to match, in words. */
function criteria(table: RecordTable, selection: Selection): string[] {
  if (!("matching" in selection)) return [];
  const { q, choices } = selection.matching;
  const chosen = table.filters.flatMap(({ name, label, choices: known }) => {
    const choice = known.find(({ value }) => value === choices[name]);
    return choice ? [`${label}: ${choice.label}`] : [];
  });
  const { from, before } = choices;
  const range =
    from && before ? [words.range(formatDay(from), formatDay(addDays(dayOf(new Date(before)), -1)))] : [];
  const all = [...(q ? [words.search(q)] : []), ...chosen, ...range];
  return all.length > 0 ? all : [words.everything];
}

/** The question before a change: which rows it is about, and what colleagues did to them since they were chosen. */
export async function confirmation(
  db: Database,
  { who, table, selection, status, tally, again, drawn, now }: Asked,
): Promise<ConfirmAnswer> {
  const source = recordSources[table.kind];
  const where = toChange(source, await selectionOf(db, source, selection, now), status);
  const rows = await listChosen(db, source, where, NAMED);
  const since = Number.isNaN(Date.parse(drawn)) ? undefined : new Date(drawn).toISOString();
  const meanwhile =
    since && source.statuses
      ? await listMeanwhile(db, source, { where, kind: table.kind, since, not: who.email, limit: NAMED })
      : { count: 0, rows: [] };
  return {
    kind: "confirm",
    scope: "ids" in selection ? "rows" : "matching",
    ids: "ids" in selection ? [...selection.ids] : [],
    status: status ?? "",
    count: tally.count,
    print: tally.print,
    drawn,
    again,
    criteria: criteria(table, selection),
    rows: rows.map((row) => named(table, row)),
    meanwhile: {
      count: meanwhile.count,
      rows: meanwhile.rows.map(({ by, at, ...row }) => ({ ...named(table, row), by, at })),
    },
  };
}
