import { data, redirect } from "@remix-run/node";
import { isDecision, isStatus } from "~/database/schema/application-status";
import { TEMPLATE_PARAMETER } from "~/features/replies/reply.form";
import { recordPath, statusLabel } from "~/kits/admin-table/admin-table";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import { changeRows } from "~/kits/admin-table/confirmed-changes.server";
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
import { changeLabel, saveNote } from "./labels-and-note.server";
import { listColleagues } from "./triage.queries.server";
import { sendWithoutDelay, undo } from "./undo-inbox.server";

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

/** @param opens "next" for what leaves nothing to do with the row for whoever did it */
async function run(
  post: Post,
  action: DidAction,
  opens: "next" | "same",
  change: () => Promise<ChangeResult>,
): Promise<Outcome> {
  const { db, row, query, userId, now } = post;
  const goTo = opens === "next" ? await nextRow(db, { ...query, me: userId, now }, row) : row;
  const result = await change();
  return result.ok ? { ok: true, did: didText({ action, row, token: result.token }), goTo } : result;
}

/** The person is not told by it, so the row stays open. */
async function decide({ db, who, now, row }: Post, status: string, was: string): Promise<ChangeResult> {
  const table = serverTables[row.kind];
  const result = await setStatus(db, { who, table, id: row.id, was, status, now });
  if (result.ok) return { ok: true, token: result.change };
  if (result.reason === "gone") return refuse(problems.gone, 404);
  if (result.reason === "same") return refuse(tableCopy.problems.same, 400);
  const { by = "", at } = result;
  const name = table.status?.label ?? "";
  const shown = { name, now: statusLabel(table, result.now), by, at: at ? formatTime(at) : "" };
  return refuse(`${tableCopy.conflict.title}. ${tableCopy.conflict.text(shown)}`);
}

/** It can be brought back for 30 days, as from every table. */
async function trash({ db, who, now, row }: Post): Promise<ChangeResult> {
  const table = serverTables[row.kind];
  const made = await changeRows(db, { who, table, now, selection: { ids: [row.id] }, status: undefined });
  return made.ok ? { ok: true, token: made.change } : refuse(problems.gone, 404);
}

async function assignTo(post: Post, to: string, was: string): Promise<Outcome> {
  const colleague = (await listColleagues(post.db)).find(({ id }) => id === to);
  if (to !== "" && !colleague) return { ok: false, status: 400, text: problems.notStaff };
  const isHandedOver = to !== "" && to !== post.userId;
  return await run(post, "assigned", isHandedOver ? "next" : "same", () =>
    assign(post, post.row, { was, to, name: colleague?.email ?? "" }),
  );
}

async function dispatch(post: Post): Promise<Outcome> {
  const { fields, row, now } = post;
  const sent = (name: string) => fields.get(name) ?? "";
  const was = sent("was");
  switch (sent("intent")) {
    case "done":
      return await run(post, row.kind === "report" ? "resolved" : "answered", "next", () =>
        markDone(post, row),
      );
    case "spam":
      return await run(post, "spam", "next", () => moveToSpam(post, row));
    case "trash":
      return await run(post, "trashed", "next", () => trash(post));
    case "reopen":
      return await run(post, "reopened", "same", () => reopen(post, row));
    case "decide": {
      const status = sent("status");
      if (!isStatus(status) || !serverTables[row.kind].status) break;
      const outcome = await run(post, status, "same", () => decide(post, status, was));
      return outcome.ok && isDecision(status) ? { ...outcome, letter: status } : outcome;
    }
    case "assign":
      return await assignTo(post, sent("to"), was);
    case "mark": {
      const to = sent("danger");
      if (to !== "" && !isDangerFamily(to)) break;
      return await run(post, to ? "marked" : "unmarked", "same", () => mark(post, row, { was, to }));
    }
    case "snooze": {
      const to = untilDay(sent("until"), now);
      if (to === null)
        return { ok: false, status: 400, text: "Choose a day from tomorrow on, within a year." };
      return await run(post, "snoozed", "next", () => snooze(post, row, { was, to }));
    }
    case "wake": {
      const to = { snoozed_until: null, due_again_at: null };
      return await run(post, "woken", "same", () => snooze(post, row, { was, to }));
    }
    case "note":
      return await run(post, "noted", "same", () => saveNote(post, row, { was, text: sent("note") }));
    case "add-label":
    case "remove-label": {
      const change = { text: sent("label"), remove: sent("intent") === "remove-label" };
      return await run(post, "labelled", "same", () => changeLabel(post, row, change));
    }
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

/** Handles the buttons and small fields beside the open row. @throws a redirect when done */
export async function handleInboxAction(url: URL, fields: SentFields, { db, who, now }: ChangeContext) {
  const query = readInboxQuery(url.searchParams);
  const { row } = query;
  const [intent, did] = [fields.get("intent"), fields.get("did")];
  const work = async (): Promise<Outcome> => {
    if (intent === "undo") return await undo({ db, who, now }, did);
    if (intent === "send-now") return await sendWithoutDelay({ db, who, now }, did, row);
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
