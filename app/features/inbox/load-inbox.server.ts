import type { Database } from "~/database/open-database.server";
import { loadRecordPane } from "~/features/replies/load-record-pane.server";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import { slicePage } from "~/lib/pager";
import type { Services } from "~/server/services.server";
import { findRows } from "./find-row.server";
import {
  COUNT_LIMIT,
  countMatching,
  findNeighbor,
  isListed,
  listKeys,
  type RowFilter,
} from "./inbox.queries.server";
import { loadNotice } from "./inbox-notice.server";
import { DID_PARAMETER, readInboxQuery } from "./inbox-query";
import { isSameRow, type RowKey } from "./inbox-rows";
import { serverTables } from "./inbox-sources.queries.server";
import { knownLabels } from "./labels.server";
import { placeOf } from "./next-row.server";
import { findTriage, listColleagues } from "./triage.queries.server";

const PAGE_SIZE = 50;

/** Its number in the list, from 1; undefined where it is not in it, or too far down to be counted. */
async function positionOf(db: Database, filter: RowFilter, key: RowKey): Promise<number | undefined> {
  const place = (await isListed(db, filter, key)) ? await placeOf(db, filter, key) : undefined;
  if (!place) return undefined;
  const before = await countMatching(db, filter, place);
  return before < COUNT_LIMIT ? before + 1 : undefined;
}

async function neighborsOf(db: Database, filter: RowFilter, key: RowKey | undefined) {
  const place = key && (await placeOf(db, filter, key));
  if (!place) return { previous: undefined, next: undefined };
  return {
    previous: await findNeighbor(db, filter, place, "before"),
    next: await findNeighbor(db, filter, place, "after"),
  };
}

async function loadPane(
  services: Pick<Services, "db" | "env">,
  row: RowKey,
  { who, search, now }: { who: { userId: string; email: string }; search: URLSearchParams; now: Date },
) {
  const at = { table: serverTables[row.kind], id: row.id };
  const pane = await loadRecordPane(services, who, at, { search, now });
  const triage = await findTriage(services.db, row);
  return pane && { ...pane, note: triage?.response_note ?? "" };
}

export async function loadInbox(
  services: Pick<Services, "db" | "env">,
  search: URLSearchParams,
  { who, now }: { who: { userId: string; email: string }; now: Date },
) {
  const { db } = services;
  const query = readInboxQuery(search);
  const filter = { ...query, me: who.userId, now };
  const total = await countMatching(db, filter);
  const asked = query.row && (await positionOf(db, filter, query.row));
  const page = asked === undefined ? query.page : Math.ceil(asked / PAGE_SIZE);
  const slice = slicePage({ page, total: Math.min(total, COUNT_LIMIT), size: PAGE_SIZE });
  const keys = await listKeys(db, filter, { limit: PAGE_SIZE, offset: slice.offset });
  const key = query.row ?? keys[0];
  const rows = await findRows(db, key ? [...keys, key] : keys);
  const row = rows.find((each) => isSameRow(each, key));
  const pane = row && (await loadPane(services, row, { who, search, now }));
  return {
    query,
    total,
    isMore: total > COUNT_LIMIT,
    slice,
    rows: rows.slice(0, keys.length),
    open: row && pane ? { row, ...pane, position: asked ?? (query.row ? undefined : slice.from) } : undefined,
    isMissing: query.row !== undefined && !row,
    ...(await neighborsOf(db, filter, key)),
    notice: await loadNotice(db, search.get(DID_PARAMETER), now),
    colleagues: await listColleagues(db),
    knownLabels: await knownLabels(db),
    suspected: await countSuspected(db),
    me: who.userId,
    now: now.toISOString(),
  };
}

export type LoadedInbox = Awaited<ReturnType<typeof loadInbox>>;
export type OpenRow = NonNullable<LoadedInbox["open"]>;
