import { SiteLink } from "~/components/site-link";
import type { StateWords } from "~/content/states/words";
import { FactText } from "./fact-text";
import type { StatePanelView } from "./state-panel.server";

interface StatePanelProps {
  panel: StatePanelView | null;
  words: StateWords;
}

/** The way to the pages of the states that are meant, and what one of them has, above what the whole country has. */
export function StatePanel({ panel, words }: StatePanelProps) {
  if (!panel) return null;
  const { pages, facts, hasNone, offers211 } = panel;
  const [first] = pages;
  if (!first) return null;
  return (
    <section
      aria-label={words.panel.heading(first.name)}
      className="mt-3 border-2 border-ink bg-card px-3 py-2 sm:mt-6 sm:p-5"
    >
      {offers211 && (
        <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-2 pt-1">
          <p className="leading-snug">
            {hasNone && `${words.panel.none(first.name)} `}
            {words.panel.ask211}
          </p>
          <a href="tel:211" className="button button-go">
            {words.panel.call211}
          </a>
        </div>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map((fact) => (
            <div
              key={fact.name}
              className="flex flex-wrap items-baseline gap-x-4 border-b border-hair py-1 sm:grid sm:grid-cols-[13rem_1fr]"
            >
              <dt className="text-soft">{fact.label}</dt>
              <dd className="wrap-anywhere">
                <FactText fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="flex flex-wrap gap-x-8">
        {pages.map(({ code, name, to }) => (
          <li key={code}>
            <SiteLink to={to} className="inline-block py-2 font-semibold">
              {words.panel.open(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
