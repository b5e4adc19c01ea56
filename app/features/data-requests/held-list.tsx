import { useContext } from "react";
import { yourDataWords } from "~/content/es/your-data";
import { PageLanguage } from "~/lib/contexts";
import { formatCount } from "~/lib/numbers";
import type { HeldEntry, HeldSection } from "./describe-held";

/** Everything that is stored about a person, in groups. */
export function HeldList({ sections }: { sections: readonly HeldSection[] }) {
  const { more } = yourDataWords[useContext(PageLanguage)].heldPage;
  return (
    <div className="grid gap-y-10">
      {sections.map((section) => (
        <section key={section.name} aria-labelledby={`${section.name}-title`} className="min-w-0">
          <h3 id={`${section.name}-title`} className="font-text text-lg font-bold tracking-normal">
            {section.title} ({formatCount(section.count)})
          </h3>
          {section.note && <p className="mt-1 text-soft">{section.note}</p>}
          <ul className="mt-3 grid gap-y-4">
            {section.entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
              <Entry key={index} entry={entry} />
            ))}
          </ul>
          {section.count > section.entries.length && (
            <p className="mt-3">{more(formatCount(section.count - section.entries.length))}</p>
          )}
        </section>
      ))}
    </div>
  );
}

function Entry({ entry }: { entry: HeldEntry }) {
  const copy = yourDataWords[useContext(PageLanguage)].heldPage;
  return (
    <li className="border-2 border-ink bg-card">
      {entry.isDeleted && <p className="border-b border-hair px-4 py-2 font-semibold">{copy.deleted}</p>}
      <dl>
        {entry.items.map(({ label, value, lang }) => (
          <div
            key={label}
            className="gap-4 border-hair px-4 py-2 not-first:border-t sm:grid sm:grid-cols-[12rem_1fr]"
          >
            <dt lang={lang.label} className="text-soft">
              {label}
            </dt>
            <dd dir="auto" lang={lang.value} className="wrap-anywhere whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
