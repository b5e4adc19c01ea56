import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { useSyncExternalStore } from "react";

let lost = false;
const listeners = new Set<() => void>();

function setLost(value: boolean): void {
  if (value === lost) return;
  lost = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether what was asked for last could not be fetched, and the page shows what it showed before. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
}

/** What the route that is on the page now was drawn from. Only its router knows before the first fetch. */
function shownData(): unknown {
  const { matches, loaderData } = window.__remixRouter.state;
  return loaderData[matches.at(-1)?.route.id ?? ""];
}

/**
 * The `clientLoader` of a page with a list that is filtered or paged in place: when the next list cannot be fetched, the
 * page stays as it is, with whatever is typed in its forms. Without it Remix would put its error page in its place.
 * For the innermost of nested routes; other pages are page loads.
 */
export async function keepShown({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    const data = await serverLoader();
    setLost(false);
    return data;
  } catch (error) {
    const shown = shownData();
    // A redirect, or a page the server answers with on purpose.
    if (error instanceof Response || isRouteErrorResponse(error) || shown === undefined) throw error;
    setLost(true);
    return shown;
  }
}
