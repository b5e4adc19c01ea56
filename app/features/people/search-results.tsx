import { Button } from "~/components/button";
import { FilterSearch } from "~/components/filter-fields";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { RowBadge } from "~/kits/admin-table/table-cell";
import { formatCount } from "~/lib/numbers";
import { shortDate } from "~/lib/time/dates";
import type { ExcerptPart } from "./excerpt";
import type { SearchResults as Results, SearchGroup, SearchHit } from "./load-search.server";
import { kindNames, stateNames } from "./people.copy";
import { searchPath } from "./people-paths";

/** A page load, so that it is the same in a header and without script. */
export function SearchForm({ q }: { q: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to older browsers.
    <form
      action={adminPaths.search}
      role="search"
      aria-label="Search"
      className="no-print mt-4 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <FilterSearch
        id="everything-q"
        name="q"
        label="Search everything"
        hint="Names, email addresses, or words of a message. In any order, with or without accents."
        value={q}
        maxLength={100}
        classes={{
          field: "min-w-60 grow sm:max-w-xl",
          label: "font-semibold",
          hint: "text-soft",
          input: "mt-1 h-11 w-full",
        }}
      />
      <Button kind="plain" size="small">
        Search
      </Button>
    </form>
  );
}

const MOST = 100;

function Excerpt({ parts }: { parts: readonly ExcerptPart[] }) {
  return (
    <bdi>
      {parts.map(({ text, isMatch }, index) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
          <mark key={index} className="bg-tint-gold font-semibold text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}

/** Takes one line where there is room: name, address, text, day. */
function Hit({ hit }: { hit: SearchHit }) {
  return (
    <li className="grid gap-x-4 px-3 py-2 md:grid-cols-[15rem_1fr_6.5rem]">
      <div className="min-w-0">
        <SiteLink to={hit.to} className="block min-h-6 w-fit font-semibold wrap-anywhere">
          {hit.name.length > 0 ? <Excerpt parts={hit.name} /> : "(no name)"}
        </SiteLink>
        {hit.isUrgent && <RowBadge badge={tableCopy.urgent} />}
      </div>
      <p className="min-w-0 max-w-none self-start wrap-anywhere line-clamp-2 md:line-clamp-1">
        {hit.email.length > 0 && (
          <span className="mr-3">
            <Excerpt parts={hit.email} />
          </span>
        )}
        {hit.state && <span className="mr-3 font-semibold">{stateNames[hit.state] ?? hit.state}</span>}
        <span className="text-soft">
          <Excerpt parts={hit.text} />
        </span>
      </p>
      <time dateTime={hit.at} className="whitespace-nowrap text-soft md:text-right">
        {shortDate(hit.at)?.text}
      </time>
    </li>
  );
}

function Group({ group: { kind, count, hits }, q }: { group: SearchGroup; q: string }) {
  const counted = count > MOST ? `more than ${formatCount(MOST)}` : formatCount(count);
  return (
    <section aria-labelledby={`${kind}-title`} className="mt-8 min-w-0">
      <h2 id={`${kind}-title`} className="font-text text-base font-bold tracking-normal">
        {kindNames[kind]} <span className="font-normal text-soft">({counted})</span>
      </h2>
      <ul className="mt-2 border-2 border-ink bg-card [&>li+li]:border-t [&>li+li]:border-hair">
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} />
        ))}
      </ul>
      {count > hits.length &&
        (hits.length < MOST ? (
          <p className="mt-2">
            <SiteLink to={searchPath(q, kind)} className="inline-block py-1 font-semibold">
              Show all in {kindNames[kind]} ({counted})
            </SiteLink>
          </p>
        ) : (
          <p className="mt-2 text-soft">The newest {formatCount(hits.length)} are shown.</p>
        ))}
    </section>
  );
}

export function SearchResults({ results: { q, state, only, person, groups } }: { results: Results }) {
  if (state === "begin")
    return (
      <p className="mt-6 max-w-measure">
        Type a name, part of an email address, or words of a message. Two words are looked for together:
        “smith ann” finds Ann Smith.
      </p>
    );
  if (state === "too short") return <p className="mt-6">Type two letters or more.</p>;
  return (
    <>
      {only && (
        <p className="mt-6">
          <SiteLink to={searchPath(q)} className="inline-block py-1 font-semibold">
            Back to all kinds
          </SiteLink>
        </p>
      )}
      {person && (
        <p className="mt-6 border-2 border-ink bg-card p-4">
          <SiteLink to={person.to} className="inline-block font-semibold wrap-anywhere">
            Everything from {person.email}
          </SiteLink>
          <br />
          <span className="text-soft">All submissions, subscriptions and mails of this address.</span>
        </p>
      )}
      {groups.length === 0 && (
        <div className="mt-6 max-w-measure">
          <p className="block min-h-6 w-fit font-semibold wrap-anywhere">Nothing found for “{q}”.</p>
          <p className="mt-1">
            Check the spelling, or try fewer or shorter words. Part of a word is enough: “gonz” finds
            González.
          </p>
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.kind} group={group} q={q} />
      ))}
    </>
  );
}
