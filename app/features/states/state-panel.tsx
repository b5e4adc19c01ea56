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
  const { pages, facts } = panel;
  const [first] = pages;
  if (!first) return null;
  return (
    <section
      aria-label={words.panel.heading(first.name)}
      className="mt-6 border-2 border-ink bg-card p-4 sm:p-5"
    >
      <ul className="flex flex-wrap gap-x-8">
        {pages.map(({ code, name, to }) => (
          <li key={code}>
            <SiteLink to={to} className="inline-block py-2 font-semibold">
              {words.panel.open(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
      {facts.length > 0 && (
        <dl className="mt-2">
          {facts.map((fact) => (
            <div
              key={fact.name}
              className="grid gap-x-4 border-t border-hair py-1.5 sm:grid-cols-[13rem_1fr]"
            >
              <dt className="py-1 text-soft">{fact.label}</dt>
              <dd className="wrap-anywhere">
                <FactText fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
