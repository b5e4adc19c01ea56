import { type KeyboardEvent, useCallback, useEffect, useState } from "react";
import { noticeButtonClass } from "~/components/notice";
import { useHydrated } from "~/lib/use-hydrated";
import { inboxCopy } from "./inbox.copy";

const TYPED_IN = "input, textarea, select, [contenteditable]";

/** Clicks the link or button of the region that has the pressed key as its `data-key`. */
export function useInboxKeys(isOn: boolean) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, ctrlKey, metaKey, altKey, currentTarget } = event;
      if (!isOn || ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
      if (!(target instanceof Element) || target.closest(TYPED_IN)) return;
      if (!/^[a-z]$/.test(key)) return;
      const found = currentTarget.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (!found) return;
      event.preventDefault();
      found.click();
    },
    [isOn],
  );
}

const keys = [
  { key: "j", does: "next" },
  { key: "k", does: "previous" },
  { key: "e", does: "mark as answered" },
  { key: "u", does: "undo" },
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

export function KeysHint({ isOn, toggle }: ReturnType<typeof useKeysSetting>) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <p className="no-print flex max-inbox-wide:hidden max-w-none flex-wrap items-baseline gap-x-4 gap-y-1 text-soft">
      {isOn ? (
        <>
          <span>Keys, while the focus is in the inbox and you are not typing:</span>
          {keys.map(({ key, does }) => (
            <span key={key}>
              <kbd className="border-2 border-ink bg-card px-1.5 text-ink">{key}</kbd> {does}
            </span>
          ))}
        </>
      ) : (
        <span>Keys are off.</span>
      )}
      <button type="button" onClick={toggle} className={noticeButtonClass}>
        {isOn ? inboxCopy.keysOff : "Switch keys on"}
      </button>
    </p>
  );
}
