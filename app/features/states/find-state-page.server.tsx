import { FilterProblem } from "~/components/filter-fields";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { stateOptions } from "~/content/es/states";
import { pathIn } from "~/content/page";
import { statePath } from "~/content/resources/states";
import { findState } from "~/content/states/find-state";
import type { Language } from "~/lib/contexts";

interface FindStatePageProps {
  language: Language;
  /** Was a form sent without a state, or with one that does not exist? */
  lacksState: boolean;
}

export function FindStatePage({ language, lacksState }: FindStatePageProps) {
  const { heading, lead, list, missing, unsure, call, directory } = findState[language];
  return (
    <>
      <PageHero title={heading} lead={lead} />
      <Section kind="list" id="states" title={list}>
        {lacksState && <FilterProblem id="state-problem" text={missing} />}
        <ul className="gap-x-8 border-t border-ink min-[22rem]:columns-2 md:columns-3 lg:columns-4">
          {stateOptions(language).map(({ value, label }) => (
            <li key={value} className="break-inside-avoid border-b border-hair">
              <SiteLink to={pathIn(language, statePath(value))} className="block py-2.5">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="mt-8">{unsure}</p>
        <p className="flex flex-wrap gap-x-8">
          <a href={call.to} className="inline-block py-2.5 font-semibold">
            {call.label}
          </a>
          <SiteLink to={directory.to} className="inline-block py-2.5 font-semibold">
            {directory.label}
          </SiteLink>
        </p>
      </Section>
    </>
  );
}
