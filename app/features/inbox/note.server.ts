import { recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { formatTime } from "~/lib/time/dates";
import { inboxCopy } from "./inbox.copy";
import { type ChangeContext, type ChangeResult, refuse } from "./inbox-changes.server";
import { MAX_NOTE, type RowKey } from "./inbox-rows";
import { findTriage, lastAction, updateTriage } from "./triage.queries.server";

const { problems } = inboxCopy;

/** As a browser sends it, with other line ends, it is the same. */
const normalized = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** @param was the note that the page showed */
export function saveNote(
  { db, who, now }: ChangeContext,
  row: RowKey,
  { was, text }: { was: string; text: string },
): Promise<ChangeResult> {
  return db.transaction().execute(async (trx): Promise<ChangeResult> => {
    const note = normalized(text);
    if (note.length > MAX_NOTE) return refuse("A note has up to 2,000 characters.", 400);
    const found = await findTriage(trx, row);
    if (!found) return refuse(problems.gone, 404);
    const current = normalized(found.response_note ?? "");
    if (current !== normalized(was) && current !== note) {
      const last = await lastAction(trx, row, ["noted", "answered"]);
      const at = last ? formatTime(last.created_at) : "";
      return refuse(
        `${last?.actor_email ?? "Someone else"} changed the note${at && ` on ${at}`}, while you had the page open. ${current ? `Theirs: “${current}”` : "They removed it."} Yours is not saved yet: save it again to replace theirs.`,
      );
    }
    if (current !== note) {
      await updateTriage(trx, row, { response_note: note || null });
      await recordAudit(trx, who, { action: "noted", kind: row.kind, recordId: row.id }, now);
    }
    return { ok: true, token: "" };
  });
}
