import { SiteLink } from "~/components/site-link";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { RowBadge } from "~/kits/admin-table/table-cell";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { shortDate } from "~/lib/time/dates";
import type { ExcerptPart } from "./excerpt";
import type { FoundPerson, SearchHit } from "./find-people.server";
import type { SearchResults as Results, SearchGroup } from "./load-search.server";
import { kindNames, resultNames, stateNames } from "./people.copy";
import { isAddressed, searchPath } from "./people-paths";

const MOST = 100;

export function Excerpt({ parts }: { parts: readonly ExcerptPart[] }) {
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

/** Takes one line where there is room: what or who it is, address, state, text, day. */
function Hit({ hit, label }: { hit: SearchHit; label?: string }) {
  return (
    <li className="grid gap-x-4 px-3 py-2 md:grid-cols-[15rem_1fr_6.5rem]">
      <div className="min-w-0">
        <SiteLink to={hit.to} className="block min-h-6 w-fit font-semibold wrap-anywhere">
          {label ?? (hit.name.length > 0 ? <Excerpt parts={hit.name} /> : "(no name)")}
        </SiteLink>
        {hit.isUrgent && <RowBadge badge={tableCopy.urgent} />}
      </div>
      <p className="min-w-0 max-w-none self-start wrap-anywhere line-clamp-2 md:line-clamp-1">
        {label === undefined && hit.email.length > 0 && (
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

const listClass = "border-2 border-ink bg-card [&>li+li]:border-t [&>li+li]:border-hair";
const headingClass = "font-text text-base font-bold tracking-normal";

/** A reply and a report name what they are about in their text or name. */
export const resultName = ({ kind, name }: SearchHit): string =>
  kind === "report" ? `${resultNames.report}: ${name.map(({ text }) => text).join("")}` : resultNames[kind];

function Person({ person: { name, address, to, count, rows } }: { person: FoundPerson }) {
  const rest = count - rows.length;
  return (
    <li className="mt-4 first:mt-0">
      <h3 className="flex flex-wrap items-baseline gap-x-4 font-text text-base tracking-normal">
        <SiteLink to={to} className="inline-block min-h-6 py-0.5 font-bold wrap-anywhere">
          <Excerpt parts={name.length > 0 ? name : address} />
        </SiteLink>
        {name.length > 0 && (
          <span className="font-normal wrap-anywhere">
            <Excerpt parts={address} />
          </span>
        )}
      </h3>
      <ul className={classNames("mt-1", listClass)}>
        {rows.map((hit) => (
          <Hit key={`${hit.kind} ${hit.id}`} hit={hit} label={resultName(hit)} />
        ))}
        {rest > 0 && (
          <li className="px-3 py-1">
            <SiteLink to={to} className="inline-block py-1">
              And {formatCount(rest)} more from this person
            </SiteLink>
          </li>
        )}
      </ul>
    </li>
  );
}

const countOf = ({ count }: SearchGroup) =>
  count > MOST ? `more than ${formatCount(MOST)}` : formatCount(count);

function Group({ group, q }: { group: SearchGroup; q: string }) {
  const { kind, count, hits } = group;
  return (
    <section aria-labelledby={`${kind}-title`} className="mt-8 min-w-0">
      <h2 id={`${kind}-title`} className={headingClass}>
        {kindNames[kind]} <span className="font-normal text-soft">({countOf(group)})</span>
      </h2>
      <ul className={classNames("mt-2", listClass)}>
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} />
        ))}
      </ul>
      {count > hits.length &&
        (hits.length < MOST ? (
          <p className="mt-2">
            <SiteLink to={searchPath(q, kind)} className="inline-block py-1 font-semibold">
              Show all in {kindNames[kind]} ({countOf(group)})
            </SiteLink>
          </p>
        ) : (
          <p className="mt-2 text-soft">The newest {formatCount(hits.length)} are shown.</p>
        ))}
    </section>
  );
}

/** Leads to all results of each kind that people's rows are of. */
function Kinds({ groups, q }: { groups: readonly SearchGroup[]; q: string }) {
  return (
    <nav aria-label="Results by kind" className="mt-4 flex flex-wrap gap-x-6">
      {groups.map((group) => (
        <SiteLink key={group.kind} to={searchPath(q, group.kind)} className="inline-block py-1 font-semibold">
          {kindNames[group.kind]} ({countOf(group)})
        </SiteLink>
      ))}
    </nav>
  );
}

export function SearchResults({ results: { q, state, only, people, groups } }: { results: Results }) {
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
      {people.length + groups.length === 0 && (
        <div className="mt-6 max-w-measure">
          <p className="block min-h-6 w-fit font-semibold wrap-anywhere">Nothing found for “{q}”.</p>
          <p className="mt-1">
            Check the spelling, or try fewer or shorter words. Part of a word is enough: “gonz” finds
            González.
          </p>
        </div>
      )}
      {people.length > 0 && (
        <section aria-labelledby="people-title" className="mt-6 min-w-0">
          <h2 id="people-title" className={classNames("mb-2", headingClass)}>
            People
          </h2>
          <ul>
            {people.map((person) => (
              <Person key={person.email} person={person} />
            ))}
          </ul>
          <Kinds groups={groups.filter(({ kind }) => isAddressed(kind))} q={q} />
        </section>
      )}
      {groups.map((group) => group.hits.length > 0 && <Group key={group.kind} group={group} q={q} />)}
    </>
  );
}
