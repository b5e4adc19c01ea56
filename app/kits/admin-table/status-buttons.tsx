import { Form } from "@remix-run/react";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { type AdminTable, statusLabel } from "./admin-table";
import type { ShownRow } from "./table-data";

interface StatusButtonsProps {
  table: AdminTable;
  row: ShownRow;
  name: string;
  action: string;
}

/** One button for each other status. */
export function StatusButtons({ table, row, name, action }: StatusButtonsProps) {
  const status = String(row.status ?? "");
  const isAllowed = useAllowed();
  const others = table.status?.choices.filter(({ value }) => value !== status) ?? [];
  if (!isAllowed) return statusLabel(table, status);
  return (
    <Form discover="none" method="post" action={action} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="was" value={status} />
      <span className="w-full">{statusLabel(table, status)}</span>
      {others.map(({ value, label }) => (
        <button
          key={value}
          type="submit"
          name="status"
          value={value}
          className="border-2 border-ink bg-card px-2 py-1 font-semibold whitespace-nowrap"
        >
          {label}
          <span className="sr-only">, {name}</span>
        </button>
      ))}
    </Form>
  );
}
