import { type ClientLoaderFunctionArgs, isRouteErrorResponse, useMatches } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";

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

/** Loader data of the current leaf route, for when the next load fails. */
let current: { pathname: string; data: unknown } | undefined;

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, "");

/**
 * Whether the last load failed and the page shows its previous data. Pages with `keepPreviousData` must call this hook,
 * which records their data.
 */
export function useConnectionLost(): boolean {
  const page = useMatches().at(-1);
  useEffect(() => {
    if (page) current = { pathname: withoutSlash(page.pathname), data: page.data };
  }, [page]);
  return useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
}

/**
 * A `clientLoader` for lists that are filtered or paged in place: when a load fails, the page keeps its previous data and
 * what is typed in its forms, instead of showing Remix's error page. For leaf routes only.
 */
export async function keepPreviousData({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    const data = await serverLoader();
    setLost(false);
    return data;
  } catch (error) {
    const isSamePage = current?.pathname === withoutSlash(new URL(request.url).pathname);
    // A redirect, or an intended error response.
    if (error instanceof Response || isRouteErrorResponse(error) || !isSamePage) throw error;
    setLost(true);
    return current?.data;
  }
}
