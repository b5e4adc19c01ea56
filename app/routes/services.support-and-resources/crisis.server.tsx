import { Button } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { filterInput } from "~/components/filter-fields";
import { SiteLink } from "~/components/site-link";
import { CrisisCard } from "~/components/urgent-lines";
import { crisisPage } from "~/content/crisis-card";
import { cardWords } from "~/content/resources/card-words";
import { directory } from "~/content/resources/support-resources-page";
import { directoryPath, resultsPath } from "~/features/resources/public/directory-query";
import type { ResourceView } from "~/features/resources/public/entry-view";
import { PhoneButtons } from "~/features/resources/public/resource-card";
import { useServerView } from "~/features/resources/public/server-view.server";
import { MAX_STORY } from "~/lib/filter-query";

/** How to reach it and what it is for: the whole entry is in the list. */
function Place({ resource: { title, phone, description, website } }: { resource: ResourceView }) {
  return (
    <article className="border-t-4 border-red pt-3 wrap-anywhere">
      <h3 className="text-xl">{title}</h3>
      {phone && (
        <PhoneButtons
          phone={phone}
          className="mt-2 flex min-h-12 items-center justify-center border-2 border-ink bg-card px-5 text-center font-semibold sm:w-fit"
        />
      )}
      <p className="mt-2">{description}</p>
      {website && (
        <ExternalLink to={website} about={title} className="inline-flex min-h-11 items-center font-semibold">
          {cardWords.website}
        </ExternalLink>
      )}
    </article>
  );
}

function SearchAgain() {
  const { search, all } = crisisPage;
  return (
    <form action={resultsPath} className="no-print mt-12 max-w-form border-t-4 border-ink pt-6">
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
        <SiteLink to={directoryPath} className="inline-block py-1 font-semibold">
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
  const { crisis, resources } = useServerView();
  return (
    <div id={directory.resultsAnchor} className="wrap scroll-mt-28 pt-6 pb-12">
      <h1 className="text-2xl uppercase">{crisisPage.heading}</h1>
      <div data-region="results-crisis" className="mt-4">
        {crisis && <CrisisCard copy={crisis} heading="h2" />}
      </div>
      <div data-region="results-count" />
      <div data-region="results" className="mt-10">
        <h2 className="mb-4 text-xl">{crisisPage.entries}</h2>
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
