import { useContext } from "react";
import { SiteLink } from "~/components/site-link";
import { stateOptions } from "~/content/es/states";
import type { HelpWords } from "~/content/home";
import { PageLanguage } from "~/lib/contexts";

function SearchForm({ words, label }: { words: HelpWords["search"]; label: string }) {
  const { action, name, hint, submit } = words;
  return (
    <form method="get" action={action} className="mt-3 flex gap-3 max-xs:flex-wrap">
      <input
        id="need"
        type="search"
        name={name}
        placeholder={hint}
        autoComplete="off"
        aria-label={label}
        className="h-12 min-w-0 grow max-xs:w-full border-2 border-ink bg-card px-3 text-ink"
      />
      <button type="submit" className="button button-small">
        {submit}
      </button>
    </form>
  );
}

function Needs({ needs }: Pick<HelpWords, "needs">) {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-4">
      {needs.map((need) => (
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
function Stubs({ call, lines }: Pick<HelpWords, "call" | "lines">) {
  return (
    <ul className="help-stubs">
      {lines.map(({ dial, to, text }) => (
        <li key={dial}>
          <a href={to} className="help-stub">
            <span className="block font-display text-xl leading-none underline underline-offset-4">
              {call} {dial}
            </span>
            <span className="mt-1 block text-sm leading-tight">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function StateForm({ words }: { words: HelpWords["state"] }) {
  const { action, label, choose, submit } = words;
  const options = stateOptions(useContext(PageLanguage));
  return (
    <form method="get" action={action}>
      <label htmlFor="need-state" className="font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex gap-3 max-xs:flex-wrap">
        <select
          id="need-state"
          name="state"
          required
          className="h-12 min-w-0 grow border-2 max-xs:w-full xs:min-w-48 border-ink bg-card px-2 text-ink"
        >
          <option value="">{choose}</option>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
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

export function HelpTicket({ words }: { words: HelpWords }) {
  return (
    <section aria-label={words.heading} className="help-ticket">
      <div className="wrap">
        <div className="help-parts">
          <div className="help-search">
            <h2 id="help-title" className="text-xl uppercase">
              {words.heading}
            </h2>
            <SearchForm words={words.search} label={words.heading} />
            <Needs needs={words.needs} />
          </div>
          <Stubs call={words.call} lines={words.lines} />
          <div className="help-more">
            <StateForm words={words.state} />
            <p className="mt-4 font-semibold">{words.now.question}</p>
            <ul className="flex flex-wrap gap-x-5">
              {words.now.links.map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to} className="inline-block py-1">
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
