import { useCallback, useEffect, useRef, useState } from "react";

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

export interface TickedRows {
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
