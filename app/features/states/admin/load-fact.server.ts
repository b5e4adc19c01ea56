import { stateName, statePath } from "~/content/resources/states";
import type { Database } from "~/database/open-database.server";
import { changedFields } from "~/features/audit/entry-changes";
import { loadHistory } from "~/kits/versioning/record-history.server";
import { oldBefore } from "../fact-view.server";
import { lastOverwritten } from "./edit-facts.server";
import { factEditor, findFact } from "./fact-editor.server";
import { factLabel } from "./fact-label";

/** @throws a Response with status 404 when there is none */
export async function loadFact(db: Database, id: number | null, now: Date) {
  const row = id === null ? undefined : await findFact(db, id);
  if (!row) throw new Response("No such fact", { status: 404 });
  return {
    id: row.id,
    title: `${stateName(row.state) ?? row.state}: ${factLabel(row.fact)}`,
    page: statePath(row.state),
    values: { ...factEditor.valuesOf(row), version: String(row.version) },
    isHidden: row.is_hidden === 1,
    isOld: row.as_of < oldBefore(now),
    mayUndo: (await lastOverwritten(db, row.id)) !== null,
    history: await loadHistory(db, { kind: factEditor.kind, id: row.id }, changedFields),
  };
}

export type LoadedFact = Awaited<ReturnType<typeof loadFact>>;
