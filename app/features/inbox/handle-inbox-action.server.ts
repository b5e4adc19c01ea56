import { data, redirect } from "@remix-run/node";
import { isDecision, isStatus } from "~/database/schema/application-status";
import { TEMPLATE_PARAMETER } from "~/features/replies/reply.form";
import { recordPath, statusLabel } from "~/kits/admin-table/admin-table";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import { tableCopy } from "~/kits/admin-table/table.copy";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { isDangerFamily } from "~/lib/danger-family";
import { logger } from "~/lib/logger.server";
import { formatTime } from "~/lib/time/dates";
import { nextRow } from "./find-row.server";
import { inboxCopy } from "./inbox.copy";
import {
  assign,
  type ChangeContext,
  type ChangeResult,
  mark,
  markDone,
  moveToSpam,
  refuse,
  reopen,
  snooze,
  untilDay,
} from "./inbox-changes.server";
import { type DidAction, didText } from "./inbox-notice.server";
import { DID_PARAMETER, type InboxQuery, inboxHref, type RowKey, readInboxQuery } from "./inbox-rows";
import { serverTables } from "./inbox-sources.queries.server";
import { changeLabel, saveNote } from "./labels.server";

import { listColleagues } from "./triage.queries.server";
import { undo } from "./undo-inbox.server";

const { problems } = inboxCopy;

export interface InboxProblem {
  problem: string;
  /** What was typed. */
  label: string;
  note: string | null;
  until: string;
}

type Outcome =
  | Extract<ChangeResult, { ok: false }>
  /** `letter`: fills the reply in. */
  | { ok: true; did: string; goTo: RowKey | undefined; letter?: string };

interface Post extends ChangeContext {
  userId: string;
  fields: SentFields;
  query: InboxQuery;
  row: RowKey;
}

/** What it does to the row leaves nothing to do for whoever did it: the next one opens. */
async function andNext(post: Post, action: DidAction, change: () => Promise<ChangeResult>): Promise<Outcome> {
  const { db, row, query, userId, now } = post;
  const next = await nextRow(db, { ...query, me: userId, now }, row);
  const result = await change();
  return result.ok ? { ok: true, did: didText({ action, row, token: result.token }), goTo: next } : result;
}

async function andStay(
  { row }: Post,
  action: DidAction,
  change: () => Promise<ChangeResult>,
): Promise<Outcome> {
  const result = await change();
  return result.ok ? { ok: true, did: didText({ action, row, token: result.token }), goTo: row } : result;
}

/** The person is not told by it, so the row stays open. */
async function decide({ db, who, now, fields, row }: Post): Promise<ChangeResult> {
  const table = serverTables[row.kind];
  const status = fields.get("status") ?? "";
  const result = await setStatus(db, { who, table, id: row.id, was: fields.get("was") ?? "", status, now });
  if (result.ok) return { ok: true, token: result.change };
  if (result.reason === "gone") return refuse(problems.gone, 404);
  if (result.reason === "same") return refuse(tableCopy.problems.same, 400);
  const { by = "", at } = result;
  const name = table.status?.label ?? "";
  const shown = { name, now: statusLabel(table, result.now), by, at: at ? formatTime(at) : "" };
  return refuse(`${tableCopy.conflict.title}. ${tableCopy.conflict.text(shown)}`);
}

async function assignTo(post: Post): Promise<Outcome> {
  const { db, fields, row, userId } = post;
  const to = fields.get("to") ?? "";
  const colleague = (await listColleagues(db)).find(({ id }) => id === to);
  if (to !== "" && !colleague) return { ok: false, status: 400, text: problems.notStaff };
  const change = () => assign(post, row, { was: fields.get("was") ?? "", to, name: colleague?.email ?? "" });
  const isHandedOver = to !== "" && to !== userId;
  return isHandedOver ? await andNext(post, "assigned", change) : await andStay(post, "assigned", change);
}

async function dispatch(post: Post): Promise<Outcome> {
  const { fields, row, now } = post;
  const label = (remove: boolean) => changeLabel(post, row, { text: fields.get("label") ?? "", remove });
  switch (fields.get("intent")) {
    case "done":
      return await andNext(post, row.kind === "report" ? "resolved" : "answered", () => markDone(post, row));
    case "spam":
      return await andNext(post, "spam", () => moveToSpam(post, row));
    case "reopen":
      return await andStay(post, "reopened", () => reopen(post, row));
    case "decide": {
      const status = fields.get("status");
      if (!isStatus(status) || !serverTables[row.kind].status) break;
      const outcome = await andStay(post, status, () => decide(post));
      return outcome.ok && isDecision(status) ? { ...outcome, letter: status } : outcome;
    }
    case "assign":
      return await assignTo(post);
    case "mark": {
      const to = fields.get("danger") ?? "";
      if (to !== "" && !isDangerFamily(to)) break;
      const was = fields.get("was") ?? "";
      return await andStay(post, to ? "marked" : "unmarked", () => mark(post, row, { was, to }));
    }
    case "snooze": {
      const to = untilDay(fields.get("until") ?? "", now);
      if (to === null)
        return { ok: false, status: 400, text: "Choose a day from tomorrow on, within a year." };
      return await andNext(post, "snoozed", () => snooze(post, row, { was: fields.get("was") ?? "", to }));
    }
    case "wake": {
      const to = { snoozed_until: null, due_again_at: null };
      return await andStay(post, "woken", () => snooze(post, row, { was: fields.get("was") ?? "", to }));
    }
    case "add-label":
      return await andStay(post, "labelled", () => label(false));
    case "note":
      return await andStay(post, "noted", () =>
        saveNote(post, row, { was: fields.get("was") ?? "", text: fields.get("note") ?? "" }),
      );
    case "remove-label":
      return await andStay(post, "labelled", () => label(true));
  }
  return { ok: false, status: 400, text: problems.unknown };
}

const problemWith = (problem: string, fields: SentFields): InboxProblem => ({
  problem,
  label: fields.get("intent") === "add-label" ? (fields.get("label") ?? "") : "",
  note: fields.get("note") ?? null,
  until: fields.get("until") ?? "",
});

function respond(
  { query, row, fields }: Pick<Post, "query" | "fields"> & { row?: RowKey | undefined },
  outcome: Outcome,
) {
  if (outcome.ok) {
    const isOnOwnPage = fields.get("back") === "record" && row;
    const to = isOnOwnPage
      ? recordPath(serverTables[row.kind], row.id)
      : inboxHref(
          { ...query, row: outcome.goTo },
          { [DID_PARAMETER]: outcome.did, [TEMPLATE_PARAMETER]: outcome.letter ?? "" },
        );
    throw redirect(to, { status: 303, headers: { "Cache-Control": "no-store" } });
  }
  return data(problemWith(outcome.text, fields), { status: outcome.status });
}

/** Other posts are of the reply's forms. */
export const isInboxAction = (fields: SentFields): boolean => fields.has("intent");

/** Of the buttons and small fields beside the open row. @throws a redirect when done */
export async function handleInboxAction(
  url: URL,
  fields: SentFields,
  { db, who, now }: ChangeContext & { who: { userId: string; email: string } },
) {
  const query = readInboxQuery(url.searchParams);
  const { row } = query;
  const isUndo = fields.get("intent") === "undo";
  const work = async (): Promise<Outcome> => {
    if (isUndo) return await undo({ db, who, now }, fields.get("did"));
    if (!row) return { ok: false, status: 400, text: problems.unknown };
    return await dispatch({ db, who, now, userId: who.userId, fields, query, row });
  };
  const outcome = await work().catch((error: unknown): Outcome | { failed: true } => {
    logger.error("a change in the inbox failed", { kind: row?.kind, error });
    return { failed: true };
  });
  if ("failed" in outcome) {
    return data(problemWith("The change could not be saved. Please try again.", fields), { status: 500 });
  }
  return respond({ query, row, fields }, outcome);
}
