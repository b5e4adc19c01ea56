import type { Database } from "~/database/open-database.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler } from "~/kits/forms/form-handler.server";
import { slicePage } from "~/lib/filter-query";
import { allowMailForm } from "./bounces.form";
import { countUndeliverable, deleteUndeliverable, listUndeliverable } from "./bounces.queries.server";

const PAGE_SIZE = 50;

export async function loadUndeliverable(db: Database, search: URLSearchParams) {
  const page = Number.parseInt(search.get("page") ?? "", 10) || 1;
  const slice = slicePage({ page, total: await countUndeliverable(db), size: PAGE_SIZE });
  return { slice, addresses: await listUndeliverable(db, { limit: PAGE_SIZE, offset: slice.offset }) };
}

export type UndeliverablePage = Awaited<ReturnType<typeof loadUndeliverable>>;

export function undeliverableForms(db: Database, who: Actor): FormHandler[] {
  return [
    createFormHandler(allowMailForm, ({ email }, { now }) =>
      db.transaction().execute(async (trx) => {
        if (await deleteUndeliverable(trx, email))
          await recordAudit(trx, who, { action: "allowed mail", kind: "newsletter", recordId: null }, now);
        return { ok: true };
      }),
    ),
  ];
}
