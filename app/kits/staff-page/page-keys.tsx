import { Fragment, useEffect, useState } from "react";
import { noticeButtonClass } from "~/components/notice";
import { areKeysOn, isTypedIn, switchKeys, useSingleKeys } from "~/lib/single-keys";
import { useHydrated } from "~/lib/use-hydrated";

type Act = (() => void) | null | undefined;

const named = (key: string) => `[data-key="${CSS.escape(key)}"]`;

const focus = (found: HTMLElement | null | undefined): Act => found && (() => found.focus());

/** A field gets the focus, also one that is folded away; a link or a button is pressed. */
const use = (found: HTMLElement | null | undefined): Act =>
  found &&
  (() => {
    if (!isTypedIn(found)) return found.click();
    const folded = found.closest("details");
    if (folded) folded.open = true;
    found.focus();
  });

/** In a table whose rows have keys: moves from row to row, and presses what is in the row that has the focus. */
function actInRows(key: string, target: Element): Act {
  const rows = [...document.querySelectorAll("[data-row-keys] tbody tr")];
  const at = rows.findIndex((row) => row.contains(target));
  if (key === "j" || key === "k")
    return focus(rows[at + (key === "j" ? 1 : -1)]?.querySelector<HTMLElement>("input, summary, a"));
  if (key !== "Enter") return use(rows[at]?.querySelector<HTMLElement>(named(key)));
  return target.matches("input") ? use(rows[at]?.querySelector("summary")) : undefined;
}

/** In the inbox, to the open row. */
function actOfEnter(target: Element): Act {
  const isFree = target === document.body || target.matches("#inbox [aria-current=true]");
  return isFree ? focus(document.getElementById("inbox-row")) : undefined;
}

function actOf(key: string, target: Element): Act {
  const inRows = actInRows(key, target);
  if (inRows) return inRows;
  return key === "Enter"
    ? actOfEnter(target)
    : use(document.querySelector<HTMLElement>(`${named(key)}:not(tr *)`));
}

/** @returns false where the key does nothing on this page */
function pressKey(key: string, target: Element): boolean {
  const act = /^(?:[a-z#?]|Enter)$/.test(key) ? actOf(key, target) : null;
  act?.();
  return Boolean(act);
}

export const usePageKeys = () => useSingleKeys(pressKey);

export interface PageKey {
  key: string;
  does: string;
}

/** The same on every page that has keys. */
export const movingKeys: readonly PageKey[] = [
  { key: "j", does: "next row" },
  { key: "k", does: "previous row" },
];
export const commonKeys: readonly PageKey[] = [
  { key: "u", does: "undo" },
  { key: "/", does: "search" },
  { key: "?", does: "these keys" },
];

export function useKeysSetting() {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(areKeysOn()), []);
  const toggle = () => {
    setOn(!isOn);
    switchKeys(!isOn);
  };
  return { isOn, toggle };
}

const Key = ({ children }: { children: string }) => (
  <kbd className="border border-ink bg-card px-1 text-ink">{children}</kbd>
);

interface KeysHintProps extends ReturnType<typeof useKeysSetting> {
  keys: readonly PageKey[];
  /** The keys that the line itself names. */
  first: readonly string[];
}

export function KeysHint({ isOn, toggle, keys, first }: KeysHintProps) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <div className="no-print flex flex-wrap items-baseline gap-x-3 text-soft max-inbox-wide:hidden">
      {isOn ? (
        <details className="min-w-0">
          <summary data-key="?" aria-keyshortcuts="?" className="cursor-pointer py-1">
            Keys:{" "}
            {first.map((key) => (
              <Fragment key={key}>
                <Key>{key}</Key>{" "}
              </Fragment>
            ))}
          </summary>
          <dl className="absolute right-4 z-20 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-2 border-ink bg-card p-3">
            {keys.map(({ key, does }) => (
              <div key={key} className="contents">
                <dt>
                  <Key>{key}</Key>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : (
        <span>Keys are off.</span>
      )}
      <button type="button" onClick={toggle} className={noticeButtonClass}>
        {isOn ? "Switch keys off" : "Switch keys on"}
      </button>
    </div>
  );
}
