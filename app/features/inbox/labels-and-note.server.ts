import * as z from "zod";
import { recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { formatTime } from "~/lib/time/dates";
import { type ChangeContext, type ChangeResult, changeRow, refuse } from "./inbox-changes.server";
import { MAX_LABELS, MAX_NOTE, type RowKey, readLabel } from "./inbox-rows";
import { lastAction, listLabelLists, updateTriage } from "./triage.queries.server";

const stored = z.array(z.string()).catch([]);

/** @param json of the column `labels` */
export function parseLabels(json: string | null): string[] {
  return stored.parse(JSON.parse(json ?? "[]"));
}

const suggested = ["press", "urgent"];

/** Lists the labels in use, and a few to begin with. */
export async function knownLabels(db: ChangeContext["db"]): Promise<string[]> {
  const used = (await listLabelLists(db)).flatMap(parseLabels);
  return [...new Set([...suggested, ...used])].sort();
}

/** Adding one that is there, or removing one that is not, changes nothing. The audit log has no text of labels. */
export function changeLabel(
  { db, who, now }: ChangeContext,
  row: RowKey,
  { text, remove }: { text: string; remove: boolean },
): Promise<ChangeResult> {
  return changeRow(db, row, async (trx, found) => {
    const label = readLabel(text);
    if (label === undefined) return refuse("A label has up to 24 letters, digits, spaces and hyphens.", 400);
    const before = parseLabels(found.labels);
    const others = before.filter((each) => each !== label);
    const after = remove ? others : [...others, label].sort();
    if (after.length > MAX_LABELS) return refuse("A row has up to five labels. Remove one first.", 400);
    if (after.length !== before.length) {
      await updateTriage(trx, row, { labels: after.length > 0 ? JSON.stringify(after) : null });
      const action = remove ? "label removed" : "label added";
      await recordAudit(trx, who, { action, kind: row.kind, recordId: row.id }, now);
    }
    return { ok: true, token: "" };
  });
}

/** A browser sends other line ends: the note is the same. */
const normalized = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** @param was the note that the page showed */
export function saveNote(
  { db, who, now }: ChangeContext,
  row: RowKey,
  { was, text }: { was: string; text: string },
): Promise<ChangeResult> {
  return changeRow(db, row, async (trx, found) => {
    const note = normalized(text);
    if (note.length > MAX_NOTE) return refuse("A note has up to 2,000 characters.", 400);
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
