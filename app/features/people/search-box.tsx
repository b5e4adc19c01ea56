import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "~/components/button";
import { FilterSearch } from "~/components/filter-fields";
import { adminPaths } from "~/features/staff/admin-paths";
import { classNames } from "~/lib/class-names";
import { clearDraft, RECENT_SEARCHES, readDraft, saveDraft } from "~/lib/draft-storage";
import { useSingleKeys } from "~/lib/single-keys";
import { announcement, RecentSearches, Suggestions, useSuggestions } from "./suggestions";

const HEADER_ID = "staff-search";

const MOST_RECENT = 5;

const readRecent = () => readDraft(RECENT_SEARCHES).split("\n").filter(Boolean);

function remember(q: string) {
  if (q === "") return;
  const others = readRecent().filter((other) => other !== q);
  saveDraft(RECENT_SEARCHES, [q, ...others].slice(0, MOST_RECENT).join("\n"));
}

const fieldOf = (form: HTMLFormElement) => form.querySelector("input");

/** Moves between the field and the links below it. */
function moveFocus(form: HTMLFormElement, step: 1 | -1) {
  const stops = [...form.querySelectorAll<HTMLElement>("input, [data-suggestions] a")];
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  if (at >= 0) stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}

interface LiveSearchProps {
  label: string;
  className: string;
  /** Where the results stand. */
  below: string;
  children: ReactNode;
}

/** A page load, so that it is the same on every page and without script; with it, results stand below it while one types. */
function LiveSearch({ label, className, below, children }: LiveSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const { found, ask } = useSuggestions();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<string[]>([]);
  const open = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    setTyped(target.value.trim());
    setRecent(readRecent());
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing || !isOpen) return;
    if (key === "Escape") {
      fieldOf(currentTarget)?.focus();
      setOpen(false);
    } else if (key === "ArrowDown") moveFocus(currentTarget, 1);
    else if (key === "ArrowUp") moveFocus(currentTarget, -1);
    else return;
    event.preventDefault();
  };
  const keep = () => remember(typed);
  const shows = isOpen && (typed === "" ? recent.length > 0 : found !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to older browsers.
    <form
      ref={form}
      action={adminPaths.search}
      role="search"
      aria-label={label}
      className={className}
      onFocus={open}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
      onInput={({ currentTarget }) => {
        const q = fieldOf(currentTarget)?.value.trim() ?? "";
        setTyped(q);
        setOpen(true);
        ask(q);
      }}
      onKeyDown={onKeyDown}
      onSubmit={keep}
    >
      {children}
      <p role="status" className="sr-only">
        {shows && typed !== "" && found && announcement(found)}
      </p>
      {shows && (
        // Takes the focus where a browser gives none to a link that is pressed, so that it is still there when it is released.
        <div
          data-suggestions
          tabIndex={-1}
          className={classNames(
            "absolute top-full z-30 mt-1 max-h-[70vh] overflow-y-auto overscroll-contain border-2 border-ink bg-card p-2 text-ink shadow-hard",
            below,
          )}
        >
          {typed === "" ? (
            <RecentSearches
              searches={recent}
              onDelete={() => {
                clearDraft(RECENT_SEARCHES);
                setRecent([]);
              }}
            />
          ) : (
            found && <Suggestions found={found} q={typed} onChoose={keep} />
          )}
        </div>
      )}
    </form>
  );
}

function focusSearch(key: string): boolean {
  const field = key === "/" ? document.getElementById(HEADER_ID) : null;
  field?.focus();
  return field !== null;
}

/** Stands in the header of every page. */
export function SearchBox() {
  useSingleKeys(focusSearch);
  return (
    <LiveSearch
      label="Search all"
      className="flex min-w-0 max-sm:order-1 max-sm:flex-1 max-sm:basis-44 lg:relative"
      below="inset-x-3 lg:left-auto lg:right-0 lg:w-160"
    >
      <label htmlFor={HEADER_ID} className="sr-only">
        Search everything
      </label>
      <input
        id={HEADER_ID}
        type="search"
        name="q"
        dir="auto"
        maxLength={100}
        autoComplete="off"
        aria-keyshortcuts="/"
        placeholder="Search all"
        className="h-9 w-full min-w-0 border-2 border-ink bg-card px-2 text-ink sm:w-40 lg:w-72"
      />
      <button type="submit" className="border-2 border-l-0 border-ink px-2.5 font-semibold">
        Search
      </button>
    </LiveSearch>
  );
}

/** Stands on the page of the results. */
export function SearchForm({ q }: { q: string }) {
  return (
    <LiveSearch
      label="Search"
      className="no-print relative mt-4 flex flex-wrap items-end gap-x-4 gap-y-3"
      below="inset-x-0 max-w-3xl"
    >
      <FilterSearch
        id="everything-q"
        name="q"
        label="Search everything"
        hint="Names, email addresses, or words of a message. In any order, with or without accents."
        value={q}
        maxLength={100}
        classes={{
          field: "min-w-60 grow sm:max-w-xl",
          label: "font-semibold",
          hint: "text-soft",
          input: "mt-1 h-11 w-full",
        }}
      />
      <Button kind="plain" size="small">
        Search
      </Button>
    </LiveSearch>
  );
}
