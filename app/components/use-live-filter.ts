import { useNavigation, useRevalidator, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useConnectionLost } from "~/lib/keep-previous-data";

/** Long enough to finish a word, short enough to feel live: in milliseconds. */
const TYPING_PAUSE_MS = 300;

/** What a filter form asks for, by the name of its field; "" where nothing is chosen. */
export type FilterValues = Readonly<Record<string, string>>;

/** What a form sends: its fields that are filled in. */
function filled(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) params.set(name, value.trim());
  }
  return params;
}

/** What a form asks for in the fields of `names`. */
function requestedValues(form: HTMLFormElement, names: FilterValues): FilterValues {
  const params = filled(form);
  return Object.fromEntries(Object.keys(names).map((name) => [name, params.get(name) ?? ""]));
}

const isSame = (one: FilterValues, other: FilterValues) =>
  Object.entries(one).every(([name, value]) => other[name] === value);

function fill(form: HTMLFormElement, values: FilterValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/**
 * Applies a GET filter form while it is changed. The fields keep their own state, so that typing is never held up and
 * focus stays; they follow the address only when something else changed it, such as the Back button.
 *
 * The first filter makes a new entry in the history, later ones replace it: Back leads to the whole list at once.
 *
 * @param action where the list is
 * @param shown what the list that is shown was asked for
 */
export function useLiveFilter(action: string, shown: FilterValues) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const isLost = useConnectionLost();
  const { state } = useNavigation();
  const key = JSON.stringify(shown);
  const syncedKey = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before script took the page over.
  useEffect(() => {
    if (form.current && !isSame(requestedValues(form.current, shown), shown)) apply();
    return () => clearTimeout(timer.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values count, not the object they come in.
  useEffect(() => {
    // While the next list is on its way, the fields are ahead of the one that is shown.
    if (!form.current || state !== "idle" || syncedKey.current === key) return;
    syncedKey.current = key;
    if (isSame(shown, sent.current)) return;
    sent.current = shown;
    fill(form.current, shown);
  }, [key, state]);

  function apply() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const isFirst = Object.values(sent.current).every((value) => value === "");
    const last = sent.current;
    sent.current = requestedValues(form.current, shown);
    // The address is that of the list already, which is only not there yet.
    if (isLost && isSame(sent.current, last)) return revalidate();
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

  return { form, apply, applySoon, applyNow, isLost };
}
