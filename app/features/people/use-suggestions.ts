import { useEffect, useRef, useState } from "react";
import type { SearchResults } from "./load-search.server";
import { suggestionsPath } from "./people-paths";

const PAUSE_MS = 200;
const MIN_LETTERS = 2;

/** What was found, or why nothing could be looked for. */
export type Found = SearchResults | "signed out" | "unavailable";

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Found> {
  const answer = await fetch(`${suggestionsPath}?${new URLSearchParams({ q })}`, { signal });
  if (answer.redirected) return "signed out";
  return answer.ok ? answer.json() : "unavailable";
}

/** Asks after each pause in typing; a later question ends the request of the one before it. */
export function useSuggestions() {
  const [found, setFound] = useState<Found>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const ask = (q: string) => {
    stop.current();
    if (Array.from(q).length < MIN_LETTERS) return setFound(undefined);
    const request = new AbortController();
    const { signal } = request;
    const timer = setTimeout(() => {
      fetchSuggestions(q, signal)
        .catch((): Found => "unavailable")
        .then((answer) => signal.aborted || setFound(answer));
    }, PAUSE_MS);
    stop.current = () => {
      clearTimeout(timer);
      request.abort();
    };
  };
  return { found, ask };
}
