import { useEffect } from "react";

const TYPED_IN = "input:not([type=checkbox]), textarea, select, [contenteditable]";

export const isTypedIn = (element: Element): boolean => element.closest(TYPED_IN) !== null;

const STORED = "inbox-keys";
/** Lasts as long as the page, for where storage is blocked. */
let isOff = false;

export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return !isOff;
  }
}

/** Remembered by the browser (WCAG 2.1.4). */
export function switchKeys(isOn: boolean): void {
  isOff = !isOn;
  try {
    localStorage.setItem(STORED, isOn ? "on" : "off");
  } catch {
    // The variable has it.
  }
}

/**
 * Listens from the first moment, wherever the focus is, while nobody is typing and the keys are not switched off.
 *
 * @param use a key; false where it is none of its keys
 */
export function useSingleKeys(use: (key: string, target: Element) => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
      if (!(target instanceof Element) || isTypedIn(target) || !areKeysOn()) return;
      if (use(key, target)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [use]);
}
