import { data, redirect } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { findChange, undoChange } from "~/kits/admin-table/undo.queries.server";
import { undoProblem } from "~/kits/admin-table/undo-problem.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { logger } from "~/lib/logger.server";
import { readTrashQuery, trashHref } from "./trash-query";
import { tableOfChange, trashTables } from "./trash-tables.server";

const { problems } = tableCopy;

/** @returns what went wrong; undefined when all is as it was */
async function undo(db: Database, who: Actor, id: string, now: Date): Promise<string | undefined> {
  const table = tableOfChange(await findChange(db, id));
  if (!table) return problems.unknown;
  return undoProblem(table, await undoChange(db, { who, table, change: id, now }));
}

/** @throws a redirect when it is done */
export async function undoInTrash(request: Request, db: Database, who: Actor, now: Date) {
  const id = (await requireFormBody(request)).get("change") ?? "";
  const problem = await undo(db, who, id, now).catch((error: unknown) => {
    logger.error("an undo by staff failed", { error });
    return "The change could not be undone. Please try again.";
  });
  if (problem !== undefined) return data({ problem }, { status: 409 });
  const search = new URL(request.url).searchParams;
  const query = readTrashQuery(
    search,
    trashTables.map(({ kind }) => kind),
  );
  const path = trashHref(query);
  throw redirect(`${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ undone: id })}`, 303);
}
