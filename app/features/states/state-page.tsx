import { ButtonLink } from "~/components/button";
import { useLinkNotes } from "~/components/external-link";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { pathIn } from "~/content/page";
import { hasMarketplace } from "~/content/resources/states";
import { page } from "~/content/resources/support-resources-page";
import type { FactName, FactSection, StateWords } from "~/content/states/words";
import { directoryHref } from "~/features/resources/public/directory-query";
import { reportHref } from "~/features/resources/public/report-link";
import { ResourceCard } from "~/features/resources/public/resource-card";
import { FactGroup, hasContent } from "./fact-group";
import type { FactView } from "./fact-view.server";
import type { LoadedState } from "./load-state.server";

interface StatePageProps {
  state: LoadedState;
  words: StateWords;
}

/** A link to a part of the page, where the page has it. */
function PartLink({ id, isShown, children }: { id: string; isShown: boolean; children: string }) {
  if (!isShown) return children;
  return (
    <SiteLink to={`#${id}`} className="py-2">
      {children}
    </SiteLink>
  );
}

function Steps({ state: { code, name, known, sections }, words }: StatePageProps) {
  const { language, steps } = words;
  const hasSection = (wanted: FactSection) =>
    sections.some(({ section, facts }) => section === wanted && hasContent(section, facts, words));
  const hasRow = (wanted: FactName) =>
    sections.some(({ facts }) => facts.some(({ name }) => name === wanted));
  return (
    <Section kind="list" id="steps" title={steps.heading(name)}>
      <ol className="max-w-[75ch] list-decimal pl-6">
        {steps.list(name, known, hasMarketplace(code)).map(({ section, start, text, row }) => (
          <li key={section} className="py-1">
            <PartLink id={section} isShown={hasSection(section)}>
              {start}
            </PartLink>
            {text}
            {row && (
              <>
                <PartLink id={row.fact} isShown={hasRow(row.fact)}>
                  {row.start}
                </PartLink>
                {row.text}
              </>
            )}
          </li>
        ))}
      </ol>
      <p className="no-print mt-5 flex flex-wrap gap-4">
        <ButtonLink to={`${pathIn(language, "/first-week")}?state=${code}#day-1`}>
          {steps.allSteps}
        </ButtonLink>
        <ButtonLink to={`${pathIn(language, "/first-week/dates")}?state=${code}`}>{steps.dates}</ButtonLink>
      </p>
    </Section>
  );
}

function Entries({ state: { code, name, entries }, words }: StatePageProps) {
  const copy = words.entries;
  return (
    <Section
      kind="list"
      id="entries"
      title={copy.heading(name)}
      lead={entries.length > 0 ? copy.lead : copy.none}
    >
      {entries.length > 0 && (
        <div className="mb-8 grid grid-cols-1 gap-6 lg:grid-cols-2 print:grid-cols-2">
          {entries.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </div>
      )}
      <p className="no-print">
        <ButtonLink to={directoryHref({ state: code }, 1, pathIn(words.language, page.path))}>
          {copy.all(name)}
        </ButtonLink>
      </p>
    </Section>
  );
}

function OtherStates({ others, title }: { others: LoadedState["others"]; title: string }) {
  return (
    <details className="wrap no-print pb-12">
      <summary className="w-fit py-2.5 font-semibold">{title}</summary>
      <ul className="mt-2 grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-5">
        {others.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to} className="inline-block py-1">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Trades({ label, names }: StateWords["trades"]) {
  return (
    <p className="wrap no-print flex flex-wrap items-baseline gap-x-5 pb-4">
      <span className="basis-full">{label}</span>
      {Object.entries(names).map(([slug, name]) => (
        <SiteLink key={slug} to={`/work/${slug}`} className="inline-block py-2.5 font-semibold">
          {name}
        </SiteLink>
      ))}
    </p>
  );
}

export function StatePage({ state, words }: StatePageProps) {
  const { code, name, sections } = state;
  const [unemployment] = sections;
  const find = (wanted: FactView["name"]) => unemployment?.facts.find((fact) => fact.name === wanted);
  const phone = find("phone")?.phone;
  const claim = find("claim_page");
  const { site, inEnglish } = useLinkNotes();
  return (
    <>
      <PageHero title={words.heading(name)} lead={words.lead(name)}>
        {phone?.links.map(({ to, label }) => (
          <a key={to} href={to} className="button button-go">
            {label}
          </a>
        ))}
        {claim?.link && (
          <a href={claim.link} rel="noopener" className="button">
            {words.file}
            {claim.linkLanguage && ` ${inEnglish}`}
            <span className="sr-only"> {site}</span>
          </a>
        )}
        {/* In Puerto Rico, Spanish is the language of the office. */}
        {phone && (
          <p className="basis-full">
            {words.callNote} {code !== "PR" && <b>{words.languageNote}</b>}
          </p>
        )}
      </PageHero>
      <Steps state={state} words={words} />
      <Section kind="ledger" id="facts" title={words.factsHeading(name)} lead={words.factsLead}>
        {sections.map(({ section, facts }) => (
          <FactGroup key={section} section={section} facts={facts} words={words} />
        ))}
        <p className="no-print mt-8">
          <SiteLink to={reportHref(code, words.language)} className="inline-block py-1.5 font-semibold">
            {words.reportFact}
          </SiteLink>
        </p>
      </Section>
      <Entries state={state} words={words} />
      <Trades {...words.trades} />
      <OtherStates others={state.others} title={words.others} />
    </>
  );
}
