import { loadTimeline } from "~/features/people/load-also-from.server";
import { loadRecordPane, type PaneQuery, readPaneQuery } from "~/features/replies/load-record-pane.server";
import { loadReportedEntry } from "~/features/resources/admin/load-resources.server";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { countFilters } from "./count-filters.queries.server";
import { findRow, pageWith } from "./find-row.server";
import { COUNT_LIMIT, countMatching } from "./inbox.queries.server";
import { loadNotice } from "./inbox-notice.server";
import { DID_PARAMETER, type RowKey, readInboxQuery } from "./inbox-rows";
import { serverTables } from "./inbox-sources.queries.server";
import { knownLabels } from "./labels-and-note.server";
import { findTriage, listColleagues } from "./triage.queries.server";

async function loadPane(
  services: Pick<Services, "db" | "env">,
  row: RowKey,
  { who, query, now }: { who: Actor; query: PaneQuery; now: Date },
) {
  const at = { table: serverTables[row.kind], id: row.id };
  const pane = await loadRecordPane(services, who, at, { query, now });
  const triage = await findTriage(services.db, row);
  const timeline = await loadTimeline(services.db, row);
  const about = pane?.record.shown.resource_id;
  const entry = typeof about === "number" ? await loadReportedEntry(services.db, about) : undefined;
  return pane && { ...pane, note: triage?.response_note ?? "", timeline, entry };
}

/** All that the query of the page asks for. `did`: what was just done */
export function readInboxPage(search: URLSearchParams) {
  return { list: readInboxQuery(search), pane: readPaneQuery(search), did: search.get(DID_PARAMETER) };
}

export async function loadInbox(
  services: Pick<Services, "db" | "env">,
  { list: query, pane: paneQuery, did }: ReturnType<typeof readInboxPage>,
  { who, now }: { who: Actor; now: Date },
) {
  const { db } = services;
  const filter = { ...query, me: who.userId, now };
  const total = await countMatching(db, filter);
  const asked = query.row && (await findRow(db, query.row));
  const found = await pageWith(db, filter, { asked, page: query.page, total });
  const { slice, rows, position } = found;
  const row = query.row ? asked : found.row;
  const pane = row && (await loadPane(services, row, { who, query: paneQuery, now }));
  return {
    query,
    total,
    isMore: total > COUNT_LIMIT,
    counts: await countFilters(db, filter),
    slice,
    rows,
    open: row && pane ? { row, ...pane, position } : undefined,
    isMissing: query.row !== undefined && !row,
    previous: row && found.previous,
    next: row && found.next,
    notice: await loadNotice(db, did, { who, now }),
    colleagues: await listColleagues(db),
    knownLabels: await knownLabels(db),
    suspected: await countSuspected(db),
    me: who.userId,
    now: now.toISOString(),
  };
}

export type LoadedInbox = Awaited<ReturnType<typeof loadInbox>>;
export type OpenRow = NonNullable<LoadedInbox["open"]>;
