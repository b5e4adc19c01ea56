import { useContext } from "react";
import { Button } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { FilterSelect } from "~/components/filter-fields";
import { SiteLink } from "~/components/site-link";
import { stateOptions } from "~/content/es/states";
import type { FirstWeekWords } from "~/content/first-week";
import { pathIn } from "~/content/page";
import { statePath } from "~/content/resources/states";
import { FactText } from "~/features/states/fact-text";
import type { FactView } from "~/features/states/fact-view.server";
import type { UnemploymentOffice } from "~/features/states/office.server";
import { PageLanguage, useStoredLanguage } from "~/lib/contexts";
import type { StepFacts } from "./load-first-week.server";

interface ChosenState {
  code: string;
  name: string;
  inText: string;
}

interface OfficeProps {
  words: FirstWeekWords;
  state: ChosenState | null;
}

function StateForm({ words: { path, office: copy }, state }: OfficeProps) {
  const options = stateOptions(useContext(PageLanguage));
  return (
    <form method="get" action={`${path}#day-1`} className="week-state no-print">
      <FilterSelect
        id="state"
        name="state"
        label={copy.label}
        value={state?.code ?? ""}
        all={copy.all}
        required
        options={options}
        classes={{ label: "font-semibold", input: "mt-1 h-12 w-full" }}
      />
      <Button>{copy.submit}</Button>
    </form>
  );
}

function OfficeLines({ open, office }: { open: string; office: UnemploymentOffice }) {
  const { organization, phone, website, note } = office;
  const storedLanguage = useStoredLanguage();
  return (
    <div>
      {organization && (
        <p lang={storedLanguage} className="font-semibold">
          {organization}
        </p>
      )}
      <p className="week-links">
        {phone?.links.map(({ label, to }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
        {phone?.note && <span lang={storedLanguage}>{phone.note}</span>}
        {website && (
          <ExternalLink to={website} about={organization}>
            {open} {new URL(website).host.replace(/^www\./, "")}
          </ExternalLink>
        )}
      </p>
      {note && (
        <p lang={storedLanguage} className="week-note">
          {note}
        </p>
      )}
    </div>
  );
}

export interface ChosenOfficeProps extends OfficeProps {
  office: UnemploymentOffice | null;
  facts: StepFacts;
}

/** What the chosen state has for a step. */
export function ChosenFacts({
  state,
  facts = [],
}: {
  state: ChosenState | null;
  facts?: FactView[] | undefined;
}) {
  if (!state || facts.length === 0) return null;
  return (
    <div className="week-office week-facts">
      <h4 className="font-display text-xl">{state.name}</h4>
      {facts.map((fact) => (
        <div key={fact.name}>
          <p>{fact.label}</p>
          <FactText fact={fact} />
        </div>
      ))}
    </div>
  );
}

export function ChosenOffice({ words: { office: copy }, state, office }: Omit<ChosenOfficeProps, "facts">) {
  const language = useContext(PageLanguage);
  if (!state) return null;
  return (
    <div className="week-office">
      <h4 className="font-display text-xl">{state.name}</h4>
      {office ? <OfficeLines open={copy.open} office={office} /> : <p>{copy.none}</p>}
      <p className="week-links no-print">
        <SiteLink to={pathIn(language, statePath(state.code))}>{copy.more(state.inText)}</SiteLink>
      </p>
    </div>
  );
}

/** The national finder as well: a state's address or number can be out of date. */
export function OfficeFinder({ words, state }: OfficeProps) {
  const { open, finder } = words.office;
  const { name, link, host, phone } = finder;
  return (
    <>
      <StateForm words={words} state={state} />
      <div>
        <p className="font-semibold">{name}</p>
        <p className="week-links">
          <a href={phone.to}>{phone.label}</a>
          <ExternalLink to={link} about={name}>
            {open} {host}
          </ExternalLink>
        </p>
      </div>
    </>
  );
}
