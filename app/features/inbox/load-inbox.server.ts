import type { Database } from "~/database/open-database.server";
import { loadRecordPane, type PaneQuery, readPaneQuery } from "~/features/replies/load-record-pane.server";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { slicePage } from "~/lib/filter-query";
import type { Services } from "~/server/services.server";
import { type FoundRow, findRow, findRows, placeOf } from "./find-row.server";
import {
  COUNT_LIMIT,
  countMatching,
  findNeighbor,
  isListed,
  listKeys,
  type RowFilter,
} from "./inbox.queries.server";
import { loadNotice } from "./inbox-notice.server";
import { DID_PARAMETER, type RowKey, readInboxQuery } from "./inbox-rows";
import { serverTables } from "./inbox-sources.queries.server";
import { knownLabels } from "./labels-and-note.server";
import { findTriage, listColleagues } from "./triage.queries.server";

const PAGE_SIZE = 50;

/** Counts its place in the list, from 1; undefined where it is not in it, or too far down to be counted. */
async function positionOf(db: Database, filter: RowFilter, row: FoundRow): Promise<number | undefined> {
  const place = (await isListed(db, filter, row)) ? placeOf(filter, row) : undefined;
  if (!place) return undefined;
  const before = await countMatching(db, filter, place);
  return before < COUNT_LIMIT ? before + 1 : undefined;
}

async function neighborsOf(db: Database, filter: RowFilter, row: FoundRow | undefined) {
  const place = row && placeOf(filter, row);
  if (!place) return { previous: undefined, next: undefined };
  return {
    previous: await findNeighbor(db, filter, place, "before"),
    next: await findNeighbor(db, filter, place, "after"),
  };
}

async function loadPane(
  services: Pick<Services, "db" | "env">,
  row: RowKey,
  { who, query, now }: { who: Actor; query: PaneQuery; now: Date },
) {
  const at = { table: serverTables[row.kind], id: row.id };
  const pane = await loadRecordPane(services, who, at, { query, now });
  const triage = await findTriage(services.db, row);
  return pane && { ...pane, note: triage?.response_note ?? "" };
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
  const position = asked && (await positionOf(db, filter, asked));
  const page = position === undefined ? query.page : Math.ceil(position / PAGE_SIZE);
  const slice = slicePage({ page, total: Math.min(total, COUNT_LIMIT), size: PAGE_SIZE });
  const keys = await listKeys(db, filter, { limit: PAGE_SIZE, offset: slice.offset });
  const rows = await findRows(db, keys);
  const row = query.row ? asked : rows[0];
  const pane = row && (await loadPane(services, row, { who, query: paneQuery, now }));
  return {
    query,
    total,
    isMore: total > COUNT_LIMIT,
    slice,
    rows,
    open:
      row && pane ? { row, ...pane, position: position ?? (query.row ? undefined : slice.from) } : undefined,
    isMissing: query.row !== undefined && !row,
    ...(await neighborsOf(db, filter, row)),
    notice: await loadNotice(db, did, now),
    colleagues: await listColleagues(db),
    knownLabels: await knownLabels(db),
    suspected: await countSuspected(db),
    me: who.userId,
    now: now.toISOString(),
  };
}

export type LoadedInbox = Awaited<ReturnType<typeof loadInbox>>;
export type OpenRow = NonNullable<LoadedInbox["open"]>;
