import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False also during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
