import { useEffect, useRef } from "react";

/** Sets an uncontrolled input when a value changes elsewhere, such as in the URL, without losing focus. */
export function useSyncedInput<Input extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const input = useRef<Input>(null);
  const synced = useRef(value);
  useEffect(() => {
    if (synced.current === value) return;
    synced.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  return input;
}
