import { useEffect, useRef } from "react";

/**
 * Lets an input follow a value that changes elsewhere, such as in the address. Drawing it anew would do that too, and
 * take the focus from whoever has just used it.
 *
 * @returns the ref of the input, which begins with the value
 */
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
