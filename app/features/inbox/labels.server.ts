import * as z from "zod";
import { recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { inboxCopy } from "./inbox.copy";
import { type ChangeContext, type ChangeResult, refuse } from "./inbox-changes.server";
import { MAX_LABELS, type RowKey, readLabel } from "./inbox-rows";
import { findTriage, listLabelLists, updateTriage } from "./triage.queries.server";

const { problems } = inboxCopy;

const stored = z.array(z.string()).catch([]);

/** @param json of the column `labels` */
export function parseLabels(json: string | null): string[] {
  return stored.parse(JSON.parse(json ?? "[]"));
}

const suggested = ["press", "urgent"];

/** In use, and a few to begin with. */
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
  return db.transaction().execute(async (trx): Promise<ChangeResult> => {
    const label = readLabel(text);
    if (label === undefined) return refuse("A label has up to 24 letters, digits, spaces and hyphens.", 400);
    const found = await findTriage(trx, row);
    if (!found) return refuse(problems.gone, 404);
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
