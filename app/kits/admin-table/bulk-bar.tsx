import { Form } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { Button } from "~/components/button";
import { useAllowed } from "~/lib/staff-role";
import { useHydrated } from "~/lib/use-hydrated";
import type { AdminTable } from "./admin-table";
import { tableCopy as copy } from "./table.copy";

interface BulkBarProps {
  table: AdminTable;
  form: string;
  action: string;
  /** How many rows match, with their noun. */
  matching: string;
  now: string;
}

function tickAll({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  for (const box of currentTarget.form?.elements ?? []) {
    if (box instanceof HTMLInputElement && box.name.startsWith("row:")) box.checked = currentTarget.checked;
  }
}

export function BulkBar({ table, form, action, matching, now }: BulkBarProps) {
  const scripted = useHydrated();
  if (!useAllowed()) return null;
  return (
    <details className="no-print mt-4 border-2 border-ink bg-card px-4 py-2">
      <summary className="py-1 font-semibold">{copy.bulk.legend}</summary>
      <Form discover="none" id={form} method="post" action={action} className="mt-2 mb-3">
        <input type="hidden" name="loadedAt" value={now} />
        <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <legend className="sr-only">{copy.bulk.legend}</legend>
          {scripted && (
            <label className="flex items-center gap-2 py-1">
              {/* A new page of rows starts unticked. */}
              <input key={now} type="checkbox" onChange={tickAll} className="size-6 accent-ink" />
              {copy.chooseAll}
            </label>
          )}
          <label className="flex items-center gap-2 py-1">
            <input
              type="radio"
              name="scope"
              value="rows"
              defaultChecked
              className="size-6 shrink-0 accent-ink"
            />
            {copy.bulk.chosen}
          </label>
          <label className="flex items-center gap-2 py-1">
            <input type="radio" name="scope" value="matching" className="size-6 shrink-0 accent-ink" />
            {copy.bulk.all(matching)}
          </label>
        </fieldset>
        <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
          {table.status?.choices.map(({ value, label }) => (
            <Button key={value} kind="plain" size="small" name="bulk-status" value={value}>
              {copy.bulk.setStatusTo(label)}
            </Button>
          ))}
          <Button kind="plain" size="small" name="bulk-delete" value="1" className="text-red">
            {copy.bulk.delete}
          </Button>
        </div>
        <p className="mt-3 max-w-none text-soft">{copy.bulk.hint}</p>
      </Form>
    </details>
  );
}
