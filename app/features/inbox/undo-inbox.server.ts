import { isStatus } from "~/database/schema/application-status";
import { replyCopy } from "~/features/replies/reply.copy";
import { sendNow, takeBackReply } from "~/features/replies/take-back.server";
import { undoProblem } from "~/kits/admin-table/handle-action.server";
import { undoChange } from "~/kits/admin-table/undo.queries.server";
import { isDangerFamily } from "~/lib/danger-family";
import { inboxCopy } from "./inbox.copy";
import {
  assign,
  type ChangeContext,
  type ChangeResult,
  mark,
  refuse,
  reopen,
  snooze,
  takeBack,
} from "./inbox-changes.server";
import { type Did, didText, isReplyAction, parseDid } from "./inbox-notice.server";
import type { RowKey } from "./inbox-rows";
import { serverTables } from "./inbox-sources.queries.server";
import { listColleagues } from "./triage.queries.server";

const { problems } = inboxCopy;

/** A time as it is stored; empty for none. */
const TIME = /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)?$/;

/** Undoes a status, or the way to the trash. */
async function undoStatus({ db, who, now }: ChangeContext, { row, token }: Did): Promise<ChangeResult> {
  const table = serverTables[row.kind];
  const problem = undoProblem(table, await undoChange(db, { who, table, change: token, now }));
  return problem === undefined ? { ok: true, token: "" } : refuse(problem);
}

async function undoAssignment(context: ChangeContext, { row, token }: Did): Promise<ChangeResult> {
  const [before = "", after = ""] = token.split("/");
  const colleague = (await listColleagues(context.db)).find(({ id }) => id === before);
  if (before !== "" && !colleague) return refuse(problems.notStaff);
  return await assign(context, row, { was: after, to: before, name: colleague?.email ?? "" });
}

async function undoMark(context: ChangeContext, { row, token }: Did): Promise<ChangeResult> {
  const [before = "", after = ""] = token.split("/");
  if (before !== "" && !isDangerFamily(before)) return refuse(problems.unknown, 400);
  return await mark(context, row, { was: after, to: before });
}

async function undoSnooze(context: ChangeContext, { row, token }: Did): Promise<ChangeResult> {
  const [until = "", dueAgain = "", was = ""] = token.split("/");
  if (!TIME.test(until) || !TIME.test(dueAgain)) return refuse(problems.unknown, 400);
  const to = { snoozed_until: until || null, due_again_at: dueAgain || null };
  return await snooze(context, row, { was, to });
}

async function undoDid(context: ChangeContext, did: Did): Promise<ChangeResult> {
  switch (did.action) {
    case "answered":
    case "resolved":
      return await reopen(context, did.row, did.token);
    case "spam":
      return await takeBack(context, did.row, did.token);
    case "trashed":
      return await undoStatus(context, did);
    case "assigned":
      return await undoAssignment(context, did);
    case "snoozed":
    case "woken":
      return await undoSnooze(context, did);
    case "marked":
    case "unmarked":
      return await undoMark(context, did);
    default:
      return isStatus(did.action) ? await undoStatus(context, did) : refuse(problems.notUndone);
  }
}

const heldReply = ({ who }: ChangeContext, { row, token }: Did) => ({
  who,
  row: { table: serverTables[row.kind], id: row.id },
  reply: token,
});

/** What was done has left by now. */
const tooLate = { ok: false as const, status: 409 as const, text: replyCopy.hasLeft };
const notKnown = { ok: false as const, status: 400 as const, text: problems.unknown };

async function undoReply(context: ChangeContext, did: Did) {
  if (!(await takeBackReply(context.db, heldReply(context, did), context.now))) return tooLate;
  const { row } = did;
  return { ok: true as const, did: didText({ action: "takenBack", row, token: "" }), goTo: row };
}

/** Ends the time in which a reply can be taken back, and leaves the open row open. */
export async function sendWithoutDelay(
  context: ChangeContext,
  text: string | undefined,
  open: RowKey | undefined,
) {
  const did = parseDid(text);
  if (!did || !isReplyAction(did.action)) return notKnown;
  if (!(await sendNow(context.db, heldReply(context, did)))) return tooLate;
  return { ok: true as const, did: didText({ ...did, token: "" }), goTo: open };
}

/** The row is back in the list, and open. */
export async function undo(context: ChangeContext, text: string | undefined) {
  const did = parseDid(text);
  if (!did) return notKnown;
  if (isReplyAction(did.action)) return await undoReply(context, did);
  const result = await undoDid(context, did);
  if (!result.ok) return result;
  return {
    ok: true as const,
    did: didText({ action: "undone", row: did.row, token: "" }),
    goTo: did.row,
  };
}
