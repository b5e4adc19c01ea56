import { Form, useSubmit } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { useHydrated } from "~/lib/use-hydrated";
import { type AdminTable, statusLabel } from "./admin-table";
import type { ShownRow } from "./table-data";

interface StatusSelectProps {
  table: AdminTable;
  row: ShownRow;
  form: string;
  name: string;
  action: string;
}

/** Other keys may change the closed list. */
function isForOpenList({ key, altKey }: KeyboardEvent): boolean {
  return altKey || key === " " || key === "Enter" || key === "F4";
}

export function StatusSelect(props: StatusSelectProps) {
  return useAllowed() ? <StatusForm {...props} /> : statusLabel(props.table, String(props.row.status ?? ""));
}

/** Picking from the open list saves; on the closed list the button or Enter does (WCAG 3.2.2). */
function StatusForm({ table, row, form, name, action }: StatusSelectProps) {
  const scripted = useHydrated();
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  const byKey = useRef(false);
  const [chosen, setChosen] = useState(false);
  const status = String(row.status ?? "");
  // A choice before hydration was not saved.
  useEffect(() => {
    if (select.current) select.current.value = status;
    setChosen(false);
  }, [status]);

  const save = () => {
    setChosen(false);
    submit(select.current?.form ?? null, { preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    byKey.current = !isForOpenList(event);
    if (event.key !== "Enter" || !chosen) return;
    event.preventDefault();
    save();
  };
  return (
    <Form discover="none" id={form} method="post" action={action} className="flex items-center gap-2">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="was" value={status} />
      <select
        ref={select}
        key={status}
        name="status"
        autoComplete="off"
        defaultValue={status}
        aria-label={`${table.status?.label ?? ""}, ${name}`}
        onPointerDown={() => {
          byKey.current = false;
        }}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          if (byKey.current) setChosen(currentTarget.value !== status);
          else save();
        }}
        className="h-9 border-2 border-ink bg-card px-1.5 text-ink"
      >
        {table.status?.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {(!scripted || chosen) && (
        <button type="submit" className="border-2 border-ink bg-card px-2 py-1 font-semibold">
          Save
        </button>
      )}
    </Form>
  );
}

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
    <Form discover="none" method="post" action={action} className="flex items-center gap-2">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="was" value={status} />
      <span className="sr-only">{statusLabel(table, status)}</span>
      {others.map(({ value, label, key }) => (
        <button
          key={value}
          type="submit"
          data-key={key}
          aria-keyshortcuts={key}
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
