import { data, redirect } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { requireFormBody, type SentFields } from "~/kits/forms/parse-form-body.server";
import { logger } from "~/lib/logger.server";
import { formatTime } from "~/lib/time/dates";
import { type AdminTable, counted } from "./admin-table";
import { setStatus } from "./changes.queries.server";
import { type ConfirmationRequest, changeRows, confirmation } from "./confirmed-changes.server";
import { ROW_PARAMETER, readTableQuery, returnUrl } from "./list-query";
import { rowsToChange, type Selection, selectedRows, takeSnapshot } from "./selection.queries.server";
import { tableCopy as copy, tableCopy } from "./table.copy";
import type { ActionResult, Confirmation } from "./table-data";
import type { ServerTable } from "./table-queries";
import { type UndoResult, undoChange } from "./undo.queries.server";

const { problems } = tableCopy;

/** What is not as it was; undefined when all is. */
export function undoProblem({ noun }: Pick<AdminTable, "noun">, undone: UndoResult): string | undefined {
  if (undone.ok) {
    if (undone.count === undone.of) return undefined;
    const message = undone.action === "status" ? problems.partlySet : problems.partly;
    return message(String(undone.count), counted(noun, undone.of));
  }
  if (undone.reason === "set-again")
    return undone.by
      ? `Not undone: the status was set again since, on ${undone.at && formatTime(undone.at)} by ${undone.by}.`
      : "Not undone: the status is no longer the one you had set.";
  return {
    unknown: problems.unknown,
    "too-late": "The 30 days in which this could be undone are over.",
    already: "This was undone already.",
  }[undone.reason];
}

/** The letters that go with a status, which a feature sends. */
export interface StatusLetters {
  /** @returns null where none goes with the status, or there are too many rows */
  offer: (status: string, count: number) => Promise<Confirmation["letter"]>;
  /** @returns to how many of the change's rows it was sent */
  send: (change: string, status: string) => Promise<number>;
  /** Those that have not left, with the change that is undone. */
  takeBack: (change: string) => Promise<void>;
}

interface Context {
  db: Database;
  who: Actor;
  table: ServerTable;
  fields: SentFields;
  search: URLSearchParams;
  now: Date;
  letters?: StatusLetters | undefined;
}

type ActionOutcome = { result: ActionResult; status: number } | { change: string; told?: number };

const tickedIds = (fields: SentFields) =>
  [...fields.keys()].filter((name) => name.startsWith("row:")).map((name) => name.slice("row:".length));

const problem = (text: string, status = 409): ActionOutcome => ({
  result: { kind: "problem", text },
  status,
});

const isDeletion = (fields: SentFields) => fields.get("intent") === "delete" || fields.has("bulk-delete");
const isStatus = (fields: SentFields) => fields.get("intent") === "status" || fields.has("bulk-status");

/** Bulk actions and deletions not confirmed in the browser need a confirmation. @throws a redirect when done */
export async function handleAction(
  request: Request,
  { db, who, table, now, letters }: Pick<Context, "db" | "who" | "table" | "now" | "letters">,
) {
  const fields = await requireFormBody(request);
  const search = new URL(request.url).searchParams;
  const context = { db, who, table, fields, search, now, letters };
  const outcome = await dispatch(context).catch((error: unknown) => {
    logger.error("a change by staff failed", { kind: table.kind, error });
    const { errors } = table;
    return problem(isStatus(fields) ? (errors.status ?? errors.delete) : errors.delete, 500);
  });
  if ("change" in outcome) {
    // A deleted row has no page to return to.
    if (isDeletion(fields)) search.delete(ROW_PARAMETER);
    throw redirect(returnUrl(table, search, outcome.change, outcome.told), { status: 303 });
  }
  return data(outcome.result, { status: outcome.status });
}

async function dispatch(context: Context): Promise<ActionOutcome> {
  const { fields, table, search, now } = context;
  const intent = fields.get("intent");
  if (intent === "undo") return await undo(context, fields.get("change") ?? "");
  if (intent === "status") return await setRowStatus(context);
  if (intent === "delete") {
    return await changeSelection(context, { ids: [fields.get("id") ?? ""] }, undefined);
  }
  const isMatching = fields.get("scope") === "matching";
  const { list, choices, problem: rangeProblem } = readTableQuery(table, search, now);
  if (isMatching && rangeProblem !== undefined) return problem(rangeProblem, 400);
  const selection: Selection = isMatching ? { matching: { q: list.q, choices } } : { ids: tickedIds(fields) };
  return await changeSelection(context, selection, fields.get("bulk-status"));
}

async function undo({ db, who, table, now, letters }: Context, change: string): Promise<ActionOutcome> {
  const undone = await undoChange(db, { who, table, change, now });
  if (undone.ok && undone.action === "status") await letters?.takeBack(change);
  const text = undoProblem(table, undone);
  return text === undefined ? { change } : problem(text);
}

const isStatusOf = ({ status }: ServerTable, value: string) =>
  status?.choices.some((choice) => choice.value === value) ?? false;

async function setRowStatus({ db, who, table, fields, now }: Context): Promise<ActionOutcome> {
  const id = fields.get("id") ?? "";
  const status = fields.get("status") ?? "";
  const was = fields.get("was") ?? "";
  if (!isStatusOf(table, status)) return problem(copy.problems.noStatus, 400);
  const result = await setStatus(db, { who, table, id, was, status, now });
  if (result.ok) return { change: result.change };
  if (result.reason === "gone") return problem(copy.problems.gone, 404);
  if (result.reason === "same") return problem(copy.problems.same, 400);
  return {
    result: { kind: "conflict", id, status, now: result.now, by: result.by ?? "", at: result.at ?? "" },
    status: 409,
  };
}

async function changeSelection(
  context: Context,
  selection: Selection,
  status: string | undefined,
): Promise<ActionOutcome> {
  const { db, who, table, fields, now, letters } = context;
  const { queries } = table;
  if (status !== undefined && !isStatusOf(table, status)) return problem(copy.problems.noStatus, 400);
  const isOne = fields.get("intent") === "delete";
  const confirmed = fields.get("confirmed");
  if (!confirmed) {
    const selected = await selectedRows(db, queries, selection, now);
    if ((await takeSnapshot(db, queries, selected)).count === 0)
      return problem(
        isOne ? copy.problems.gone : "No rows are chosen. Tick some, or choose all that match.",
        isOne ? 404 : 400,
      );
    const snapshot = await takeSnapshot(db, queries, rowsToChange(queries, selected, status));
    if (snapshot.count === 0) return problem(copy.problems.same, 400);
    return { result: await confirm(context, { selection, status, snapshot, again: false }), status: 200 };
  }
  const change = { who, table, selection, status, now, confirmed: isOne ? undefined : confirmed };
  const result = await changeRows(db, change);
  if (result.ok) {
    const isTold = status !== undefined && fields.get("tell") === "on";
    const told = isTold ? await letters?.send(result.change, status) : undefined;
    return { change: result.change, told: told ?? 0 };
  }
  const { count, checksum } = result;
  if (count === 0)
    return status === undefined ? problem(copy.problems.gone, 404) : problem(copy.problems.same, 400);
  const again = { selection, status, snapshot: { count, checksum }, again: true };
  return { result: await confirm(context, again), status: 409 };
}

async function confirm(
  { db, who, table, fields, now, letters }: Context,
  request: Pick<ConfirmationRequest, "selection" | "status" | "snapshot" | "again">,
): Promise<Confirmation> {
  const { status, snapshot } = request;
  const loadedAt = fields.get("loadedAt") ?? "";
  return {
    ...(await confirmation(db, { ...request, who, table, now, loadedAt })),
    letter: (status !== undefined && (await letters?.offer(status, snapshot.count))) || null,
  };
}
