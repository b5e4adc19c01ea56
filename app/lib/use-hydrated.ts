import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether script runs here: false in what the server draws, true in the browser once the page is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
