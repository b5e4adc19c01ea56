import { Button } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { FilterProblem, FilterSelect } from "~/components/filter-fields";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { storedText } from "~/content/es/card-words";
import { stateOptions } from "~/content/es/states";
import { type TradeSlug, tradeNames } from "~/content/trades/names";
import { type NextJob, type Trade, tradeWords as words } from "~/content/trades/trade";
import { trades } from "~/content/trades/trades";
import type { Link } from "~/content/types";
import { directoryHref } from "~/features/resources/public/directory-query";
import { reportHref } from "~/features/resources/public/report-link";
import { FactGroup, Facts } from "./trade-facts.server";

/** Leads to the page of one's state, and says so where none was chosen. */
function StateForm({ path, lacksState }: { path: `/${string}`; lacksState: boolean }) {
  return (
    <form
      id="your-state"
      method="get"
      action={`${path}#your-state`}
      className="mt-6 flex flex-wrap items-end gap-4 lg:mt-0"
    >
      {lacksState && (
        <div className="basis-full">
          <FilterProblem id="state-problem" text={words.state.missing} />
        </div>
      )}
      <FilterSelect
        id="state"
        name="state"
        label={words.state.label}
        value=""
        all={words.state.all}
        required
        options={stateOptions("en")}
        classes={{ label: "font-semibold", input: "mt-1 h-12 w-full" }}
      />
      <Button>{words.state.submit}</Button>
    </form>
  );
}

function Job({ job }: { job: NextJob }) {
  return (
    <li className="border-t-4 border-ink pt-4">
      <h3 className="text-xl">
        <ExternalLink to={job.link} className="inline-block py-1">
          {job.title}
        </ExternalLink>
      </h3>
      <p>
        <span className="font-display text-2xl text-green">{job.pay}</span>{" "}
        <span className="text-sm text-soft">{words.jobs.pay}</span>
      </p>
      <p className="mt-2 font-semibold">{job.fit}</p>
      <p className="mt-2">
        {words.jobs.training} {job.training}
      </p>
      <p className="mt-2">
        {words.jobs.outlook} {job.outlook}
      </p>
    </li>
  );
}

function Entries({ slug, trade }: { slug: TradeSlug; trade: Trade }) {
  return (
    <Section kind="list" id="entries" title={words.entries.heading}>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {trade.entries.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-ink pt-4">
            <h3 className="text-xl">
              <SiteLink to={directoryHref({ q: title })} className="inline-block py-1">
                {title}
              </SiteLink>
            </h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="no-print mt-6">
        <Links label={words.entries.more}>
          {trade.kinds.map((category) => ({
            label: storedText(category, "en"),
            to: directoryHref({ category }),
          }))}
        </Links>
        <Links label={words.others}>
          {[...Object.values(tradeNames), words.all]
            .filter(({ path }) => path !== trade.page.path)
            .map(({ name, path }) => ({ label: name, to: path }))}
        </Links>
        <p className="mt-4 max-w-none border-t border-hair pt-2">
          <SiteLink to={reportHref(slug)} className="inline-block py-2.5 font-semibold">
            {words.report}
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}

function Links({ label, children }: { label: string; children: readonly Link[] }) {
  return (
    <p className="mt-3 flex max-w-none flex-wrap items-baseline gap-x-5">
      <span className="max-md:basis-full">{label}</span>
      {children.map(({ to, label: name }) => (
        <SiteLink key={to} to={to} className="inline-block py-2.5 font-semibold">
          {name}
        </SiteLink>
      ))}
    </p>
  );
}

interface TradePageProps {
  slug: TradeSlug;
  lacksState: boolean;
}

export function TradePage({ slug, lacksState }: TradePageProps) {
  const trade = trades[slug];
  return (
    <>
      <PageHero title={tradeNames[slug].name} lead={trade.lead} />
      <Section kind="list" id="week" title={words.week}>
        <div className="grid gap-x-16 lg:grid-cols-[var(--container-form)_1fr]">
          <ol className="list-decimal pl-6">
            {trade.week.map(({ who, start, text, end }) => (
              <li key={start.label} className="py-1">
                {who && `${who} `}
                <SiteLink to={start.to} className="py-2 font-semibold">
                  {start.label}
                </SiteLink>
                {text}
                {end && (
                  <>
                    {" "}
                    <SiteLink to={end.to} className="py-2 font-semibold">
                      {end.label}
                    </SiteLink>
                    .
                  </>
                )}
              </li>
            ))}
          </ol>
          <div className="no-print">
            <StateForm path={trade.page.path} lacksState={lacksState} />
            <div className="mt-4">
              <p className="max-md:hidden">{words.here}:</p>
              <details className="fold">
                <summary className="py-2.5 font-semibold">{words.here}</summary>
                <ul>
                  {[
                    { label: words.groups.law, to: "#law" },
                    { label: trade.moneyHeading ?? words.groups.money, to: "#money" },
                    { label: words.groups.people, to: "#people" },
                    { label: words.jobs.heading, to: "#jobs" },
                    { label: words.happening, to: "#happening" },
                  ].map(({ label, to }) => (
                    <li key={to}>
                      <a href={to} className="inline-block py-2 md:py-1">
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          </div>
        </div>
      </Section>
      <Section kind="ledger" id="facts" title={words.facts.heading} lead={words.facts.lead}>
        <FactGroup id="law" title={words.groups.law} trade={trade} />
        <FactGroup id="money" title={trade.moneyHeading ?? words.groups.money} trade={trade} />
        <FactGroup id="people" title={words.groups.people} trade={trade} />
      </Section>
      <Section
        kind="list"
        id="jobs"
        title={words.jobs.heading}
        lead={[words.jobs.lead, trade.jobsNote].filter(Boolean).join(" ")}
      >
        <ul className="grid gap-8 md:grid-cols-3">
          {trade.jobs.map((job) => (
            <Job key={job.title} job={job} />
          ))}
        </ul>
      </Section>
      <Section kind="ledger" id="happening" title={words.happening}>
        <Facts facts={trade.happening} />
      </Section>
      <Entries slug={slug} trade={trade} />
    </>
  );
}
