import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { isFiltered, type ListQuery } from "./list-query";
import type { ListedTable } from "./record-table";

/** Long enough to finish a word: in milliseconds. */
const TYPING_PAUSE_MS = 300;

function filled(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) params.set(name, value.trim());
  }
  return params;
}

/** Whether a form asks for something else than what is shown. */
function asksForMore(form: HTMLFormElement, { q, choices }: ListQuery): boolean {
  const params = filled(form);
  const names = [...form.querySelectorAll("select")].map(({ name }) => name);
  return (
    (params.get("q") ?? "") !== q || names.some((name) => (params.get(name) ?? "") !== (choices[name] ?? ""))
  );
}

/**
 * Applies the filters of a table while they are changed. The search box keeps its own state, so that typing is never
 * held up; it follows the address only when something else changed it, such as "Clear filters" or the Back button.
 *
 * The first filter makes a new entry in the history, later ones replace it: Back leads to the whole list at once.
 */
export function useRecordFilters(table: ListedTable, query: ListQuery) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(query.q);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const submit = useSubmit();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before script took the page over.
  useEffect(() => {
    if (form.current && asksForMore(form.current, query)) apply();
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (query.q === sent.current) return;
    sent.current = query.q;
    if (box.current) box.current.value = query.q;
  }, [query.q]);

  function apply() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const params = filled(form.current);
    sent.current = params.get("q") ?? "";
    submit(params, { action: table.path, replace: isFiltered(query), preventScrollReset: true });
  }
  function applySoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, TYPING_PAUSE_MS);
  }
  function applyNow(event: FormEvent) {
    event.preventDefault();
    apply();
  }
  return { form, box, apply, applySoon, applyNow };
}
