import { useEffect, useState } from "react";
import { noticeButtonClass } from "~/components/notice";
import { areKeysOn, isTypedIn, switchKeys, useSingleKeys } from "~/lib/single-keys";
import { useHydrated } from "~/lib/use-hydrated";
import { inboxCopy } from "./inbox.copy";

/** A field gets the focus, also one that is folded away; a link or a button is pressed. */
function use(found: HTMLElement) {
  if (!isTypedIn(found)) return found.click();
  const folded = found.closest("details");
  if (folded) folded.open = true;
  found.focus();
}

function targetOf(key: string, target: Element): HTMLElement | null {
  if (key !== "Enter") return document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const isFree = target === document.body || target.matches("#inbox [aria-current=true]");
  return isFree ? document.getElementById("inbox-row") : null;
}

function pressKey(key: string, target: Element): boolean {
  const found = /^(?:[a-z#?]|Enter)$/.test(key) ? targetOf(key, target) : null;
  if (!found) return false;
  if (key === "Enter") found.focus();
  else use(found);
  return true;
}

export const useInboxKeys = () => useSingleKeys(pressKey);

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
