import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

/** Long enough to finish a word, short enough to feel live: in milliseconds. */
const TYPING_PAUSE_MS = 300;

/** What a filter form holds: one search text and one choice. */
export interface FilterValues {
  search: string;
  choice: string;
}

function filled(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) params.set(name, value.trim());
  }
  return params;
}

/**
 * Applies a GET filter form while it is changed. The fields keep their own state, so that typing is never held up and
 * focus stays; they follow the address only when something else changed it, such as the Back button.
 *
 * The first filter makes a new entry in the history, later ones replace it: Back leads to the whole list at once.
 */
export function useLiveFilter(action: string, shown: FilterValues) {
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const sent = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const submit = useSubmit();

  useEffect(() => {
    if (shown.search === sent.current.search && shown.choice === sent.current.choice) return;
    sent.current = shown;
    if (search.current) search.current.value = shown.search;
    if (choice.current) choice.current.value = shown.choice;
  }, [shown]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function apply() {
    clearTimeout(timer.current);
    if (!form.current || !search.current || !choice.current) return;
    const next = { search: search.current.value.trim(), choice: choice.current.value };
    const isFirst = sent.current.search === "" && sent.current.choice === "";
    sent.current = next;
    submit(filled(form.current), { action, replace: !isFirst, preventScrollReset: true });
  }

  function applySoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, TYPING_PAUSE_MS);
  }

  function applyNow(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  return { form, search, choice, apply, applySoon, applyNow };
}
