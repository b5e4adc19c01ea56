import { Button } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { filterInput } from "~/components/filter-fields";
import { SiteLink } from "~/components/site-link";
import { CrisisCard } from "~/components/urgent-lines";
import { directory } from "~/content/resources/support-resources-page";
import { useStoredLanguage } from "~/lib/contexts";
import { MAX_STORY } from "~/lib/filter-query";
import { directoryPath, resultsPath } from "./directory-query";
import type { PartProps } from "./entry-view";
import { PhoneButtons } from "./resource-card";
import { useServerView } from "./server-view.server";
import { Told, useWords } from "./stored-text";

/** How to reach it and what it is for: the whole entry is in the list. */
function Place({ resource }: PartProps) {
  const { title, phone, website, speaks } = resource;
  const words = useWords();
  const storedLanguage = useStoredLanguage();
  return (
    <article className="border-t-4 border-red pt-3 wrap-anywhere">
      <h3 lang={storedLanguage} className="text-xl">
        {title}
      </h3>
      {speaks && <p className="mt-1 font-semibold">{speaks}</p>}
      {phone && (
        <PhoneButtons
          phone={phone}
          className="mt-2 flex min-h-12 items-center justify-center border-2 border-ink bg-card px-5 text-center font-semibold sm:w-fit"
        />
      )}
      <Told resource={resource} className="mt-2" />
      {website && (
        <ExternalLink
          to={website}
          about={<span lang={storedLanguage}>{title}</span>}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {words.website}
        </ExternalLink>
      )}
    </article>
  );
}

function SearchAgain() {
  const { crisis, path } = useServerView().words;
  const { search, all } = crisis;
  return (
    <form action={resultsPath(path)} className="no-print mt-12 max-w-form border-t-4 border-ink pt-6">
      <label htmlFor="need" className="text-lg font-semibold">
        {search.label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id="need"
          name="q"
          maxLength={MAX_STORY}
          enterKeyHint="search"
          autoComplete="off"
          className={`h-12.5 min-w-0 grow basis-56 ${filterInput}`}
        />
        <Button className="grow sm:grow-0">{search.submit}</Button>
      </div>
      <p className="mt-4">
        <SiteLink to={directoryPath(path)} className="inline-block py-1 font-semibold">
          {all}
        </SiteLink>
      </p>
    </form>
  );
}

/**
 * All that a search shows that told of danger. Where somebody is still typing, `app/browser/filter.ts` puts its regions in
 * place of those of the list.
 */
export function Crisis() {
  const { crisis, resources, words } = useServerView();
  return (
    <div id={directory.resultsAnchor} className="wrap scroll-mt-28 pt-6 pb-12">
      <h1 className="text-2xl uppercase">{words.crisis.heading}</h1>
      <div data-region="results-crisis" className="mt-4">
        {crisis && <CrisisCard copy={crisis} heading="h2" />}
      </div>
      <div data-region="results-count" />
      <div data-region="results" className="mt-10">
        <h2 className="mb-4 text-xl">{words.crisis.entries}</h2>
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {resources.map((resource) => (
            <Place key={resource.id} resource={resource} />
          ))}
        </div>
      </div>
      <div data-region="results-whole" />
      <SearchAgain />
    </div>
  );
}
