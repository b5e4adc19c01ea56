import { type ReactNode, useEffect, useRef, useState } from "react";
import { SiteLink } from "~/components/site-link";
import { formatCount } from "~/lib/numbers";
import type { FoundPerson, SearchHit } from "./find-people.server";
import type { SearchResults } from "./load-search.server";
import { kindNames, stateNames } from "./people.copy";
import { searchPath, suggestionsPath } from "./people-paths";
import { Excerpt, resultName } from "./search-results";

const PAUSE_MS = 200;
const MIN_LETTERS = 2;

/** What was found, or why nothing could be looked for. */
type Found = SearchResults | "signed out" | "unavailable";

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

const PEOPLE = 5;
const ROWS = 3;

const count = (number: number, one: string, many: string) =>
  `${formatCount(number)} ${number === 1 ? one : many}`;

const hitsIn = ({ groups }: SearchResults) => groups.flatMap(({ hits }) => hits.slice(0, ROWS));

/** Is read out when results arrive. */
export function announcement(found: Found): string {
  if (found === "signed out") return "You are signed out.";
  if (found === "unavailable") return "The search does not answer at the moment.";
  const people = found.people.slice(0, PEOPLE).length;
  const others = hitsIn(found).length;
  if (people + others === 0) return "Nothing found.";
  return `${count(people, "person", "people")}, ${count(others, "other result", "other results")}. Arrow down leads to them.`;
}

const linkClass =
  "block px-2 py-1 text-ink no-underline hover:bg-tint-green focus:bg-tint-green focus-visible:-outline-offset-2";

function Line({ hit, children }: { hit: SearchHit; children: ReactNode }) {
  return (
    <li>
      <SiteLink to={hit.to} className={linkClass}>
        <span className="flex gap-x-2">
          <span className="truncate">{children}</span>
          {hit.state && <span className="shrink-0 font-semibold">{stateNames[hit.state] ?? hit.state}</span>}
          <span className="min-w-0 flex-1 truncate text-soft max-sm:hidden">
            <Excerpt parts={hit.text} />
          </span>
        </span>
      </SiteLink>
    </li>
  );
}

function Person({ person: { name, address, to, count: all, rows } }: { person: FoundPerson }) {
  return (
    <li className="[&+li]:mt-1">
      <SiteLink to={to} className={`${linkClass} truncate`}>
        <span className="mr-2 font-bold">
          <Excerpt parts={name.length > 0 ? name : address} />
        </span>
        {name.length > 0 && <Excerpt parts={address} />}
        {all > ROWS && <span className="ml-2 text-soft">{formatCount(all)} rows</span>}
      </SiteLink>
      <ul className="ml-2 border-l-4 border-hair">
        {rows.slice(0, ROWS).map((hit) => (
          <Line key={`${hit.kind} ${hit.id}`} hit={hit}>
            {resultName(hit)}
          </Line>
        ))}
      </ul>
    </li>
  );
}

const Heading = ({ children }: { children: string }) => <p className="px-2 pt-1 text-soft">{children}</p>;

interface SuggestionsProps {
  found: Found;
  q: string;
  onChoose: () => void;
}

/** Shows people first, each with their rows; then what belongs to no person. */
export function Suggestions({ found, q, onChoose }: SuggestionsProps) {
  if (found === "signed out" || found === "unavailable")
    return (
      <p className="px-2 py-1">
        {announcement(found)} What you type elsewhere on this page stays.
        {found === "signed out" && (
          <>
            {" "}
            <SiteLink to={searchPath(q)} className="inline-block py-1 font-semibold">
              Sign in
            </SiteLink>
          </>
        )}
      </p>
    );
  const people = found.people.slice(0, PEOPLE);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are pressed by keys as well.
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices which link was pressed.
    <div onClick={onChoose}>
      {people.length > 0 && (
        <>
          <Heading>People</Heading>
          <ul>
            {people.map((person) => (
              <Person key={person.email} person={person} />
            ))}
          </ul>
        </>
      )}
      {found.groups.map(
        ({ kind, hits }) =>
          hits.length > 0 && (
            <div key={kind}>
              <Heading>{kindNames[kind]}</Heading>
              <ul>
                {hits.slice(0, ROWS).map((hit) => (
                  <Line key={hit.id} hit={hit}>
                    <Excerpt parts={hit.name} />
                  </Line>
                ))}
              </ul>
            </div>
          ),
      )}
      {people.length + found.groups.length === 0 && <p className="px-2 py-1">Nothing found.</p>}
      <SiteLink to={searchPath(q)} className={`${linkClass} mt-1 font-semibold underline`}>
        All results
      </SiteLink>
    </div>
  );
}

/** What was searched for before in this tab. */
export function RecentSearches({
  searches,
  onDelete,
}: {
  searches: readonly string[];
  onDelete: () => void;
}) {
  return (
    <>
      <Heading>Recent searches in this tab</Heading>
      <ul>
        {searches.map((q) => (
          <li key={q}>
            <SiteLink to={searchPath(q)} className={`${linkClass} truncate`}>
              <bdi>{q}</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onDelete} className="px-2 py-1 underline underline-offset-4">
        Delete them
      </button>
    </>
  );
}
