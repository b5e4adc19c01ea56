import { type KeyboardEvent, useCallback } from "react";

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
