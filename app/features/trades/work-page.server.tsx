import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { SearchBox } from "~/components/search-box";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { isTradeSlug, type TradeSlug, tradeNames } from "~/content/trades/names";
import { work } from "~/content/trades/work";
import type { Link } from "~/content/types";
import { directoryHref } from "~/features/resources/public/directory-query";
import { findTrades } from "./find-trades.server";

const slugs = Object.keys(tradeNames).filter(isTradeSlug);

function Trades({ slugs: shown }: { slugs: readonly TradeSlug[] }) {
  return (
    <ul className="border-t border-ink">
      {shown.map((slug) => (
        <li key={slug} className="border-b border-hair py-2">
          <h3 className="text-xl">
            <SiteLink to={tradeNames[slug].path} className="inline-block py-1">
              {tradeNames[slug].name}
            </SiteLink>
          </h3>
          <p className="max-w-none text-sm">{work.onPage[slug]}</p>
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to} className="inline-block py-2 font-semibold">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

interface WorkPageProps {
  /** What was typed; empty without it. */
  q: string;
  /** What the directory found for it. */
  entries: readonly { id: number; title: string }[];
}

function Answer({ q, entries }: WorkPageProps) {
  const { heading, none, links, directory, more } = work.answer;
  const trades = findTrades(q);
  return (
    <Section id="answer" title={<span className="wrap-anywhere">{heading(q)}</span>} background="card">
      {trades.length > 0 ? (
        <Trades slugs={trades} />
      ) : (
        <>
          <p className="wrap-anywhere">{none(q)}</p>
          <Links links={links} />
          {entries.length > 0 && (
            <>
              <h3 className="mt-4 text-xl">{directory}</h3>
              <Links
                links={entries.map(({ title }) => ({ label: title, to: directoryHref({ q: title }) }))}
              />
            </>
          )}
        </>
      )}
      <p className="mt-3">
        <SiteLink to={directoryHref({ q })} className="inline-block py-2 wrap-anywhere">
          {more(q)}
        </SiteLink>
      </p>
    </Section>
  );
}

export function WorkPage({ q, entries }: WorkPageProps) {
  const { heading, lead, search, week } = work;
  return (
    <>
      <PageHero title={heading} lead={lead} />
      {q && <Answer q={q} entries={entries} />}
      <Section kind="list" id="trades" title={work.trades}>
        <Trades slugs={slugs} />
        <SearchBox {...search} value={q} isRequired className="mt-6" />
        <p className="mt-8 mb-3">{week.text}</p>
        <ButtonLink to={week.to}>{week.label}</ButtonLink>
      </Section>
    </>
  );
}
