import { data, redirect } from "@remix-run/node";
import { requireFormBody, type SentFields } from "~/kits/forms/parse-form-body.server";
import { formatTime } from "~/lib/dates";
import type { Actor } from "~/server/audit-log.queries.server";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import type { ChangeAnswer } from "./change-answer";
import { type Selection, selectionOf, tallyOf, toChange } from "./change-records.queries.server";
import {
  type Changed,
  deleteRecords,
  setRecordStatus,
  setRecordStatuses,
  undoChange,
} from "./change-records.server";
import { type Asked, confirmation } from "./confirmation.server";
import { afterChange, ROW_PARAMETER, readListQuery } from "./list-query";
import { recordSources } from "./record-sources.queries.server";
import { counted, type RecordTable } from "./record-table";
import { tableWords as words } from "./table.copy";

interface Context {
  db: Database;
  who: Actor;
  table: RecordTable;
  fields: SentFields;
  search: URLSearchParams;
  now: Date;
  /** Conditions of the page that are no filter of the table, such as its date range. */
  fixed: Record<string, string>;
  /** Why the page's date range cannot be used: all that match would be other rows than were asked for. */
  unusable: string | undefined;
}

type Answered = { answer: ChangeAnswer; status: number } | { change: string };

/** For "rows", those that are ticked. */
const tickedIds = (fields: SentFields) =>
  [...fields.keys()].filter((name) => name.startsWith("row:")).map((name) => name.slice("row:".length));

const problem = (text: string, status = 409): Answered => ({ answer: { kind: "problem", text }, status });

/**
 * Everything that is posted from a table: a status, a deletion, several of either, or undoing one. What concerns
 * several rows, and a deletion that no script has asked about, is answered with a confirmation first.
 *
 * @returns what to show: a confirmation, a conflict or a problem
 * @throws a redirect to where it was made when the change is made
 */
export async function handleChange(
  request: Request,
  {
    db,
    who,
    table,
    now,
    fixed = {},
    unusable,
  }: Pick<Context, "db" | "who" | "table" | "now"> & Partial<Pick<Context, "fixed" | "unusable">>,
) {
  const fields = await requireFormBody(request);
  const search = new URL(request.url).searchParams;
  const context = { db, who, table, fields, search, now, fixed, unusable };
  const answered = await answer(context).catch((error: unknown) => {
    logger.error("a change by staff failed", { kind: table.kind, error });
    return problem(
      isStatus(fields) ? (table.errors.status ?? table.errors.delete) : table.errors.delete,
      500,
    );
  });
  if ("change" in answered) {
    // A row that was deleted has no page to lead back to.
    if (isDeletion(fields)) search.delete(ROW_PARAMETER);
    throw redirect(afterChange(table, search, answered.change), { status: 303 });
  }
  return data(answered.answer, { status: answered.status });
}

const isDeletion = (fields: SentFields) => fields.get("intent") === "delete" || fields.has("bulk-delete");
const isStatus = (fields: SentFields) => fields.get("intent") === "status" || fields.has("bulk-status");

async function answer(context: Context): Promise<Answered> {
  const { fields } = context;
  const intent = fields.get("intent");
  if (intent === "undo") return await undo(context, fields.get("change") ?? "");
  if (intent === "status") return await setOne(context);
  if (intent === "delete") {
    return await setMany(context, { ids: [fields.get("id") ?? ""] }, undefined);
  }
  const isMatching = fields.get("scope") === "matching";
  if (isMatching && context.unusable !== undefined) return problem(context.unusable, 400);
  const selection: Selection = isMatching ? { matching: matching(context) } : { ids: tickedIds(fields) };
  return await setMany(context, selection, fields.get("bulk-status"));
}

function matching({ table, search, fixed }: Context) {
  const { q, choices } = readListQuery(table, search);
  return { q, choices: { ...choices, ...fixed } };
}

async function undo({ db, who, table, now }: Context, change: string): Promise<Answered> {
  const undone = await undoChange(db, { who, kind: table.kind, change, now });
  if (undone.ok) {
    if (undone.count === undone.of) return { change };
    const { partly, partlySet } = words.problems;
    const say = undone.action === "status" ? partlySet : partly;
    return problem(say(String(undone.count), counted(table.noun, undone.of)));
  }
  if (undone.why === "set-again") {
    return problem(words.problems.setAgain({ by: undone.by, at: undone.at && formatTime(undone.at) }));
  }
  const texts = {
    unknown: words.problems.unknown,
    "too-late": words.problems.tooLate,
    already: words.problems.already,
  };
  return problem(texts[undone.why]);
}

async function setOne({ db, who, table, fields, now }: Context): Promise<Answered> {
  const id = fields.get("id") ?? "";
  const status = fields.get("status") ?? "";
  const was = fields.get("was") ?? "";
  if (!table.status?.choices.some(({ value }) => value === status))
    return problem(words.problems.noStatus, 400);
  const result = await setRecordStatus(db, { who, kind: table.kind, id, was, status, now });
  if (result === "gone") return problem(words.problems.gone, 404);
  if ("ok" in result) return result.ok ? { change: result.change } : problem(words.problems.same, 400);
  return {
    answer: { kind: "conflict", id, status, now: result.now, by: result.by ?? "", at: result.at ?? "" },
    status: 409,
  };
}

async function setMany(
  context: Context,
  selection: Selection,
  status: string | undefined,
): Promise<Answered> {
  const { db, who, table, fields, now } = context;
  if (status !== undefined && !table.status?.choices.some(({ value }) => value === status)) {
    return problem(words.problems.noStatus, 400);
  }
  const isOne = fields.get("intent") === "delete";
  const source = recordSources[table.kind];
  const confirmed = fields.get("confirmed");
  if (!confirmed) {
    const selected = await selectionOf(db, source, selection, now);
    if ((await tallyOf(db, source, selected)).count === 0)
      return problem(isOne ? words.problems.gone : words.problems.nothing, isOne ? 404 : 400);
    const tally = await tallyOf(db, source, toChange(source, selected, status));
    if (tally.count === 0) return problem(words.problems.same, 400);
    return { answer: await confirm(context, { selection, status, tally, again: false }), status: 200 };
  }
  // Which row it is, was confirmed where there is but one.
  const order = { who, kind: table.kind, selection, now, confirmed: isOne ? undefined : confirmed };
  const result: Changed =
    status === undefined ? await deleteRecords(db, order) : await setRecordStatuses(db, order, status);
  if (result.ok) return { change: result.change };
  if (result.count === 0)
    return status === undefined ? problem(words.problems.gone, 404) : problem(words.problems.same, 400);
  return { answer: await confirm(context, { selection, status, tally: result, again: true }), status: 409 };
}

const confirm = (
  { db, who, table, fields, now }: Context,
  asked: Pick<Asked, "selection" | "status" | "tally" | "again">,
) => confirmation(db, { ...asked, who, table, now, drawn: fields.get("drawn") ?? "" });
