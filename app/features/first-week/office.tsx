import { Button } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { FilterSelect } from "~/components/filter-fields";
import { SiteLink } from "~/components/site-link";
import { firstWeek } from "~/content/first-week";
import { statePath, states } from "~/content/resources/states";
import type { UnemploymentOffice } from "~/features/states/office.server";

const copy = firstWeek.office;

interface ChosenState {
  code: string;
  name: string;
}

const options = states.map(({ code, name }) => ({ value: code, label: name }));

function StateForm({ state }: { state: ChosenState | null }) {
  return (
    <form method="get" action="/first-week#day-1" className="week-state no-print">
      <FilterSelect
        id="state"
        name="state"
        label={copy.label}
        value={state?.code ?? ""}
        all={copy.all}
        options={options}
        classes={{ label: "font-semibold", input: "mt-1 h-12 w-full" }}
      />
      <Button>{copy.submit}</Button>
    </form>
  );
}

function OfficeLines({ office }: { office: UnemploymentOffice }) {
  const { organization, phone, website, note } = office;
  return (
    <>
      {organization && <p className="font-semibold">{organization}</p>}
      <p className="week-links">
        {phone?.links.map(({ label, to }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
        {phone?.note && <span>{phone.note}</span>}
        {website && (
          <ExternalLink to={website} about={organization}>
            {copy.open} {new URL(website).host.replace(/^www\./, "")}
          </ExternalLink>
        )}
      </p>
      {note && <p className="week-note">{note}</p>}
    </>
  );
}

export interface ChosenOfficeProps {
  state: ChosenState | null;
  office: UnemploymentOffice | null;
}

export function ChosenOffice({ state, office }: ChosenOfficeProps) {
  if (!state) return null;
  return (
    <div className="week-office">
      <h4 className="font-display text-xl">{state.name}</h4>
      {office ? <OfficeLines office={office} /> : <p>{copy.none}</p>}
      <p className="week-links no-print">
        <SiteLink to={statePath(state.code)}>{copy.more(state.name)}</SiteLink>
      </p>
    </div>
  );
}

/** The national finder as well: a state's address or number can be out of date. */
export function OfficeFinder({ state }: { state: ChosenState | null }) {
  const { name, link, host, phone } = copy.finder;
  return (
    <>
      <StateForm state={state} />
      <div>
        <p className="font-semibold">{name}</p>
        <p className="week-links">
          <a href={phone.to}>{phone.label}</a>
          <ExternalLink to={link} about={name}>
            {copy.open} {host}
          </ExternalLink>
        </p>
      </div>
    </>
  );
}
