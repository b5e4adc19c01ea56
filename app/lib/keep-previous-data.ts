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

/** What the page shows, for when the next list cannot be fetched. */
let current: { pathname: string; data: unknown } | undefined;

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, "");

/**
 * Whether what was asked for last could not be fetched, and the page shows what it showed before. Pages with `keepShown`
 * call this, so that it knows what they show.
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
 * The `clientLoader` of a page with a list that is filtered or paged in place: when the next list cannot be fetched, the
 * page stays as it is, with whatever is typed in its forms. Without it Remix would put its error page in its place.
 * For the innermost of nested routes; other pages are page loads.
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
    // A redirect, or a page the server answers with on purpose.
    if (error instanceof Response || isRouteErrorResponse(error) || !isSamePage) throw error;
    setLost(true);
    return current?.data;
  }
}
