import { useEffect, useState } from "react";
import { noticeButtonClass } from "~/components/notice";
import { useHydrated } from "~/lib/use-hydrated";
import { inboxCopy } from "./inbox.copy";

const TYPED_IN = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/** A field gets the focus, also one that is folded away; a link or a button is pressed. */
function use(found: HTMLElement) {
  if (!found.matches(TYPED_IN)) return found.click();
  const folded = found.closest("details");
  if (folded) folded.open = true;
  found.focus();
}

function targetOf(key: string, target: Element): HTMLElement | null {
  if (key === "/") return document.getElementById("staff-search");
  if (key !== "Enter") return document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const isFree = target === document.body || target.matches("#inbox [aria-current=true]");
  return isFree ? document.getElementById("inbox-row") : null;
}

/** Listens from the first moment, wherever the focus is, while nobody is typing. */
export function useInboxKeys(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
      if (!(target instanceof Element) || target.closest(TYPED_IN)) return;
      if (!/^(?:[a-z#/?]|Enter)$/.test(key)) return;
      const found = targetOf(key, target);
      if (!found) return;
      event.preventDefault();
      if (key === "Enter") found.focus();
      else use(found);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}

const keys = [
  { key: "j", does: "next row" },
  { key: "k", does: "previous row" },
  { key: "Enter", does: "go to the open row" },
  { key: "r", does: "reply" },
  { key: "Ctrl+Enter", does: "send the reply" },
  { key: "e", does: "mark as answered" },
  { key: "a", does: "assign" },
  { key: "l", does: "label" },
  { key: "s", does: "snooze" },
  { key: "#", does: "move to trash" },
  { key: "u", does: "undo" },
  { key: "/", does: "search" },
  { key: "?", does: "these keys" },
];

const STORED = "inbox-keys";

/** Remembered by the browser (WCAG 2.1.4). */
export function useKeysSetting() {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    try {
      setOn(localStorage.getItem(STORED) !== "off");
    } catch {
      // Storage is blocked: keys stay on.
    }
  }, []);
  const toggle = () => {
    setOn(!isOn);
    try {
      localStorage.setItem(STORED, isOn ? "off" : "on");
    } catch {
      // It lasts as long as the page.
    }
  };
  return { isOn, toggle };
}

const Key = ({ children }: { children: string }) => (
  <kbd className="border border-ink bg-card px-1 text-ink">{children}</kbd>
);

export function KeysHint({ isOn, toggle }: ReturnType<typeof useKeysSetting>) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <div className="no-print flex flex-wrap items-baseline gap-x-3 text-soft max-inbox-wide:hidden">
      {isOn ? (
        <details className="min-w-0">
          <summary data-key="?" aria-keyshortcuts="?" className="cursor-pointer py-1">
            Keys: <Key>j</Key> <Key>k</Key> <Key>r</Key> <Key>e</Key> <Key>?</Key>
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
        {isOn ? inboxCopy.keysOff : "Switch keys on"}
      </button>
    </div>
  );
}
