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

let current: { pathname: string; data: unknown } | undefined;

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, "");

/** Shows previous data after a failed load; pages with `keepPreviousData` must call it to record their data. */
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

/** `clientLoader` for leaf routes: a failed load leaves data and typed text in place instead of Remix's error page. */
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
    // An aborted load was replaced by another one.
    if (!request.signal.aborted) setLost(true);
    return current?.data;
  }
}
