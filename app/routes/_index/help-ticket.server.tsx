import { SiteLink } from "~/components/site-link";
import { help } from "~/content/home";
import { states } from "~/content/resources/states";

function SearchForm() {
  const { action, name, hint, submit } = help.search;
  return (
    <form method="get" action={action} className="mt-3 flex gap-3 max-xs:flex-wrap">
      <input
        id="need"
        type="search"
        name={name}
        placeholder={hint}
        autoComplete="off"
        aria-labelledby="help-title"
        className="h-12 min-w-0 grow max-xs:w-full border-2 border-ink bg-card px-3 text-ink"
      />
      <button type="submit" className="button button-small">
        {submit}
      </button>
    </form>
  );
}

function Needs() {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-4">
      {help.needs.map((need) => (
        <li key={need.label}>
          <SiteLink to={need.to} className="inline-block py-1 font-semibold">
            {need.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Numbers to tear off, as from a notice on a wall. */
function Stubs() {
  return (
    <ul className="help-stubs">
      {help.lines.map(({ dial, to, text }) => (
        <li key={dial}>
          <a href={to} className="help-stub">
            <span className="block font-display text-xl leading-none">Call {dial}</span>
            <span className="mt-1 block text-sm leading-tight">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function StateForm() {
  const { label, choose, category, submit } = help.state;
  return (
    <form method="get" action={help.search.action}>
      <input type="hidden" name="category" value={category} />
      <label htmlFor="need-state" className="font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <select
          id="need-state"
          name="state"
          required
          className="h-12 min-w-0 grow border-2 max-xs:w-full xs:min-w-48 border-ink bg-card px-2 text-ink"
        >
          <option value="">{choose}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-small">
          {submit}
        </button>
      </div>
    </form>
  );
}

export function HelpTicket() {
  return (
    <section aria-labelledby="help-title" className="help-ticket">
      <div className="wrap">
        <div className="help-parts">
          <div className="help-search">
            <h2 id="help-title" className="text-xl uppercase">
              {help.heading}
            </h2>
            <SearchForm />
            <Needs />
          </div>
          <Stubs />
          <div className="help-more">
            <StateForm />
            <p className="mt-3">
              <SiteLink to={help.firstWeek.to} className="inline-block py-1 font-semibold">
                {help.firstWeek.label}
              </SiteLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
