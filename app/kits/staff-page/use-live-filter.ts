import { useNavigation, useRevalidator, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { filledFields, TYPING_PAUSE_MS } from "~/lib/filter-query";
import { useConnectionLost } from "~/lib/keep-previous-data";

export type FilterValues = Readonly<Record<string, string>>;

function requestedValues(form: HTMLFormElement, names: FilterValues): FilterValues {
  const params = filledFields(form);
  return Object.fromEntries(Object.keys(names).map((name) => [name, params.get(name) ?? ""]));
}

const isSame = (one: FilterValues, other: FilterValues) =>
  Object.entries(one).every(([name, value]) => other[name] === value);

function fill(form: HTMLFormElement, values: FilterValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value !== "";
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/**
 * Applies a GET filter form of a staff page on every change. Fields are uncontrolled, so typing is never delayed and focus stays. Only
 * the first filter pushes a history entry: Back leads to the unfiltered list.
 * @param isWhole false while something is half typed, which then waits, and what was typed directly before with it
 */
export function useLiveFilter(
  action: string,
  applied: FilterValues,
  isWhole: (form: HTMLFormElement) => boolean = () => true,
) {
  const form = useRef<HTMLFormElement | null>(null);
  const sent = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const isLost = useConnectionLost();
  const { state } = useNavigation();
  const key = JSON.stringify(applied);
  const syncedKey = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration.
  useEffect(() => {
    const typed = form.current && isWhole(form.current) && requestedValues(form.current, applied);
    if (typed && !isSame(typed, applied)) apply();
    return () => clearTimeout(timer.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values count, not the object they come in.
  useEffect(() => {
    // While loading, the fields are ahead of the page's list.
    if (!form.current || state !== "idle" || syncedKey.current === key) return;
    syncedKey.current = key;
    if (isSame(applied, sent.current)) return;
    sent.current = applied;
    fill(form.current, applied);
  }, [key, state]);

  function apply() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const isFirst = Object.values(sent.current).every((value) => value === "");
    const last = sent.current;
    sent.current = requestedValues(form.current, applied);
    // The URL is already right: retry the load.
    if (isLost && isSame(sent.current, last)) return revalidate();
    submit(filledFields(form.current), { action, replace: !isFirst, preventScrollReset: true });
  }

  function applySoon() {
    clearTimeout(timer.current);
    if (form.current && isWhole(form.current)) timer.current = setTimeout(apply, TYPING_PAUSE_MS);
  }

  function applyNow(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  return { form, apply, applySoon, applyNow };
}
