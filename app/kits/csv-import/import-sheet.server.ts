import { randomUUID } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import * as z from "zod";
import type { Database } from "~/database/open-database.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { FormDefinition } from "~/kits/forms/define-form";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { formatTime } from "~/lib/time/dates";
import type { Sheet, SheetFormat } from "./parse-sheet.server";
import { receiveSheet } from "./receive-sheet.server";
import {
  deleteExpiredImports,
  findImport,
  type ImportTable,
  insertImport,
  replaceRows,
} from "./sheet-imports.queries.server";

const RETENTION_MS = 24 * 60 * 60 * 1000;

interface Context {
  who: Actor;
  now: Date;
}

interface SheetImport<Column extends string, Services, Plan, Counts extends object> {
  table: ImportTable;
  form: FormDefinition;
  /** Leads to the page with the form; a preview's page is below it. */
  path: `/${string}`;
  format: SheetFormat<Column>;
  plan(services: Services, sheet: Sheet<Column>, now: Date): Promise<Plan>;
  /** Of what confirming the plan would write. */
  fingerprint(plan: Plan): string;
  /** Failure of a plan that is not the one that was shown. */
  outdated: string;
  /** What a finished import has done. */
  countsOf(db: Database, id: string): Promise<Counts>;
}

function sheetSchema<Column extends string>(columns: readonly Column[]): z.ZodType<Sheet<Column>> {
  const column = z.custom<Column>((name) => columns.some((known) => known === name));
  return z.object({
    rows: z.array(
      z.object({
        line: z.number(),
        cells: z.partialRecord(column, z.string()),
        problem: z.string().optional(),
        filled: z.array(z.number()).optional(),
      }),
    ),
    columns: z.array(column),
    unknown: z.array(z.string()),
    // A file that was uploaded before an update may lack them.
    notes: z.array(z.string()).default([]),
    questions: z.array(z.object({ column: z.string(), sample: z.string() })).default([]),
  });
}

export const quoted = (names: readonly string[]) => names.map((name) => `“${name.slice(0, 60)}”`).join(", ");

/**
 * The way of a file: it is read and stored for a day, its preview shows what it would change, and confirming the preview
 * changes that or, where something else has changed meanwhile, nothing.
 */
export function importSheet<
  Column extends string,
  Services extends { db: Database },
  Plan,
  Counts extends object,
>({
  table,
  form,
  path,
  format,
  plan: planOf,
  fingerprint,
  outdated,
  countsOf,
}: SheetImport<Column, Services, Plan, Counts>) {
  const schema = sheetSchema(format.columns);

  async function find(services: Services, id: string, { who, now }: Context) {
    const { db } = services;
    const row = await findImport(db, table, { id, userId: who.userId, now: now.toISOString() });
    if (!row) return undefined;
    if (row.imported_at !== null) return { done: true as const, counts: await countsOf(db, id) };
    const sheet = schema.parse(JSON.parse(row.rows));
    const plan = await planOf(services, sheet, now);
    return { done: false as const, fileName: row.file_name, readAt: row.created_at, sheet, plan };
  }

  return {
    /** @returns the form for an unusable file @throws a redirect to the preview */
    async upload(request: Request, { db }: Pick<Services, "db">, { who, now }: Context) {
      const received = await receiveSheet(request, form, format);
      if (!received.ok) return received.response;
      const id = randomUUID();
      await db.transaction().execute(async (trx) => {
        await deleteExpiredImports(trx, table, now);
        await insertImport(trx, table, {
          id,
          user_id: who.userId,
          file_name: received.fileName,
          rows: JSON.stringify(received.sheet),
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + RETENTION_MS).toISOString(),
        });
      });
      throw redirect(`${path}/${id}#${form.anchor}`, 303);
    },

    async preview<View extends object>(
      services: Services,
      id: string,
      context: Context,
      view: (plan: Plan, sheet: Sheet<Column>) => View,
    ) {
      const found = await find(services, id, context);
      if (!found) return data({ state: "gone" as const }, { status: 404 });
      if (found.done) return data({ state: "done" as const, ...found.counts });
      const { plan, sheet, fileName, readAt } = found;
      const from = `From ${fileName}, read ${formatTime(readAt)}.`;
      const [question] = sheet.questions;
      if (question) return data({ state: "asking" as const, from, notes: sheet.notes, question });
      const ignored =
        sheet.unknown.length > 0
          ? [`These columns are not known and are left out: ${quoted(sheet.unknown)}.`]
          : [];
      return data({
        state: "open" as const,
        from,
        notes: [...sheet.notes, ...ignored],
        fingerprint: fingerprint(plan),
        ...view(plan, sheet),
      });
    },

    /** @param change what the answer to the first question makes of the file; undefined for an answer to another one */
    async answer(
      services: Services,
      id: string,
      context: Context,
      change: (sheet: Sheet<Column>) => Sheet<Column> | undefined,
    ): Promise<SubmissionResult> {
      const found = await find(services, id, context);
      const changed = !found || found.done ? undefined : change(found.sheet);
      if (changed) await replaceRows(services.db, table, { id, rows: JSON.stringify(changed) });
      return { ok: true };
    },

    /** @param shown fingerprint of the confirmed preview */
    async confirm(
      services: Services,
      id: string,
      { shown, ...context }: Context & { shown: string },
      apply: (plan: Plan, fileName: string) => Promise<void>,
    ): Promise<SubmissionResult> {
      const found = await find(services, id, context);
      // Without it, or where it is done already, its page says what there is to say.
      if (!found || found.done) return { ok: true };
      const current = fingerprint(found.plan);
      if (current !== shown || found.sheet.questions.length > 0)
        return { ok: false, status: 409, failure: outdated, values: { fingerprint: current } };
      await apply(found.plan, found.fileName);
      return { ok: true };
    },
  };
}
