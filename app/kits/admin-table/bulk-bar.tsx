import { Form } from "@remix-run/react";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/components/button";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { useHydrated } from "~/lib/use-hydrated";
import { type AdminTable, counted } from "./admin-table";
import { tableCopy as copy } from "./table.copy";

/** The checkboxes of a table's rows, which belong to its form wherever they stand. */
function boxesOf(form: string): HTMLInputElement[] {
  return [...document.querySelectorAll("input")].filter(
    (input) => input.getAttribute("form") === form && input.name.startsWith("row:"),
  );
}

const tickedIn = (form: string) =>
  boxesOf(form)
    .filter(({ checked }) => checked)
    .map(({ name }) => name);

interface TickedRows {
  count: number;
  /** Ticked before, and not in the list that is shown now. */
  dropped: number;
  tickAll: (checked: boolean) => void;
}

/** Ticks stay in the browser: rows that another page, order or filter still shows keep theirs. @param list changes with the rows */
export function useTickedRows(form: string, list: string): TickedRows {
  const ticked = useRef<readonly string[]>([]);
  const [state, setState] = useState({ count: 0, dropped: 0 });
  const recount = useCallback(
    (dropped: number) => {
      ticked.current = tickedIn(form);
      setState({ count: ticked.current.length, dropped });
    },
    [form],
  );

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.getAttribute("form") === form) recount(0);
    };
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [form, recount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other rows are shown.
  useEffect(() => {
    const left = tickedIn(form);
    recount(ticked.current.filter((name) => !left.includes(name)).length);
  }, [list, form, recount]);

  const tickAll = useCallback(
    (checked: boolean) => {
      for (const box of boxesOf(form)) box.checked = checked;
      recount(0);
    },
    [form, recount],
  );
  return { ...state, tickAll };
}

/** Tells the page how much of the window's foot the bar takes: notices and the last rows keep clear of it. */
function useFoot(bar: RefObject<HTMLElement>, isShown: boolean) {
  useEffect(() => {
    const shown = bar.current;
    if (!isShown || !shown) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--bulk-bar", `${shown.offsetHeight}px`));
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty("--bulk-bar");
    };
  }, [bar, isShown]);
}

interface BulkBarProps {
  table: AdminTable;
  form: string;
  action: string;
  /** How many rows match, with their noun. */
  matching: string;
  now: string;
  ticked: TickedRows;
}

/** At the bottom of the window as soon as a row is ticked; without script a block above the table. */
export function BulkBar(props: BulkBarProps) {
  const { table, form, action, now, ticked } = props;
  const scripted = useHydrated();
  const bar = useRef<HTMLElement>(null);
  useFoot(bar, scripted && ticked.count > 0);
  if (!useAllowed()) return null;
  const fields = (
    <Form
      discover="none"
      id={form}
      method="post"
      action={action}
      className="flex flex-wrap items-center gap-x-5 gap-y-2"
    >
      <input type="hidden" name="loadedAt" value={now} />
      <Scope {...props} scripted={scripted} />
      <div className="flex flex-wrap items-center gap-3">
        {table.status?.choices.map(({ value, label }) => (
          <BulkButton key={value} name="bulk-status" value={value}>
            Set to {label}
          </BulkButton>
        ))}
        <BulkButton name="bulk-delete" value="1">
          Delete
        </BulkButton>
        {scripted && (
          <button
            type="button"
            onClick={() => ticked.tickAll(false)}
            className="py-1.5 font-semibold underline underline-offset-4"
          >
            Choose none
          </button>
        )}
      </div>
    </Form>
  );
  if (!scripted) {
    return (
      <details className="no-print mt-3 border-2 border-ink bg-card px-4 py-2">
        <summary className="py-1 font-semibold">{copy.bulk.legend}</summary>
        <div className="mt-2 mb-2">{fields}</div>
        <p className="mb-2 max-w-none text-soft">
          You will see how many rows it is before anything happens, and can undo it for 30 days.
        </p>
      </details>
    );
  }
  return (
    <>
      <p role="status" className={ticked.dropped > 0 ? "no-print mt-3 max-w-none font-semibold" : "sr-only"}>
        {ticked.dropped > 0 ? copy.bulk.dropped(counted(table.noun, ticked.dropped)) : ""}
      </p>
      <section
        ref={bar}
        aria-label={copy.bulk.legend}
        hidden={ticked.count === 0}
        className="no-print fixed inset-x-0 bottom-0 z-20 border-t-4 border-ink bg-card"
      >
        <div className="staff-wrap py-2.5">{fields}</div>
      </section>
    </>
  );
}

function BulkButton({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Button kind="plain" size="small" name={name} value={value} className="w-auto!">
      {children}
    </Button>
  );
}

function Scope({ table, matching, ticked, scripted }: BulkBarProps & { scripted: boolean }) {
  const options = [
    {
      value: "rows",
      label: scripted ? `${counted(table.noun, ticked.count)} chosen` : "The rows ticked in the table",
    },
    { value: "matching", label: `All ${matching} that match` },
  ];
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="sr-only">{copy.bulk.legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value} className="flex items-center gap-2 py-1">
          <input
            type="radio"
            name="scope"
            value={value}
            defaultChecked={index === 0}
            className="size-6 shrink-0 accent-ink"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Stands in the table's head, and needs script. @param count of rows on the page */
export function TickAll({ count, ticked }: { count: number; ticked: TickedRows }) {
  const scripted = useHydrated();
  return (
    <td className="tick no-print">
      {scripted && (
        <input
          type="checkbox"
          checked={ticked.count === count}
          onChange={({ currentTarget }) => ticked.tickAll(currentTarget.checked)}
          aria-label="Choose every row on this page"
          className="accent-ink"
        />
      )}
    </td>
  );
}
