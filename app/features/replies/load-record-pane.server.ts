import { loadRecord } from "~/kits/admin-table/load-table.server";
import { responseForms } from "~/kits/admin-table/respond.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { loadReply, readReplyQuery } from "./load-reply.server";
import { isRepliedKind } from "./record-facts";
import { afterReply, replyForms } from "./send-reply.server";

/** What the query of a page with a row asks for. `change`: for the notice with Undo */
export function readPaneQuery(search: URLSearchParams) {
  return { change: search.get("change"), reply: readReplyQuery(search) };
}

export type PaneQuery = ReturnType<typeof readPaneQuery>;

/** @returns null if there is no such row @throws a 404 Response when rows of this table have no page */
export async function loadRecordPane(
  { db, env }: Pick<Services, "db" | "env">,
  who: Actor,
  { table, id }: { table: ServerTable; id: string },
  { query, now }: { query: PaneQuery; now: Date },
) {
  const { change } = query;
  const record = await loadRecord(db, table, id, { change, organisation: env.ORGANIZATION_NAME, now });
  if (!record) return null;
  const { kind, recordPage } = table;
  const mailAbout = recordPage?.mailAbout ?? "";
  const reply = isRepliedKind(kind)
    ? await loadReply({ db, env }, who, { kind, record, mailAbout, query: query.reply, now })
    : null;
  return { record, reply };
}

export type LoadedPane = NonNullable<Awaited<ReturnType<typeof loadRecordPane>>>;

/** Handlers of all forms in the pane. @param to where a sent reply leads, by its form's name; by default back to the page */
export function recordPaneForms(
  services: Services,
  who: Actor,
  row: { table: ServerTable; id: string },
  url: URL,
  to: (form: string) => string = afterReply(url),
) {
  return [...replyForms(services, who, row, to), ...responseForms(services.db, who, row, url)];
}
