import type { ReactNode } from "react";
import { FilteredList } from "~/components/filtered-list";
import { Pager } from "~/components/pager";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { directory } from "~/content/resources/support-resources-page";
import type { DirectoryView } from "./directory.server";
import { FoldedFilter } from "./directory-filter.server";
import { directoryHref } from "./directory-query";
import { PrintedAddress } from "./directory-sheet.server";
import type { ResourceView } from "./entry-view";
import { ListBar } from "./list-bar.server";
import { ownListHref } from "./read-directory-query.server";
import { OWN_LIST_FORM, ResourceCard } from "./resource-card";
import { useServerView } from "./server-view.server";

const cardColumns = "grid grid-cols-1 gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-2";

type CardsView = Pick<
  DirectoryView,
  "resources" | "localCount" | "localTitle" | "filters" | "words" | "slice"
>;

interface CardsProps {
  view: CardsView;
  title: string;
  resources: readonly ResourceView[];
}

function Cards({ view, title, resources }: CardsProps) {
  if (resources.length === 0) return null;
  const { filters, words, slice } = view;
  const { state, list } = filters;
  return (
    <>
      {view.localTitle && <h3 className="mt-6 mb-3 text-xl first:mt-0">{title}</h3>}
      <div className={cardColumns}>
        {resources.map((resource) => (
          <ResourceCard
            key={resource.id}
            resource={resource}
            heading={view.localTitle ? "h4" : "h3"}
            tagHref={(q) => directoryHref({ q, state, list }, 1, words.path)}
            results={directoryHref(filters, slice.page, words.path)}
          />
        ))}
      </div>
    </>
  );
}

/** Those of the chosen state first. */
function ResourceCards({ view }: { view: CardsView }) {
  const { resources, localCount, localTitle, words } = view;
  return (
    <>
      <Cards view={view} title={localTitle} resources={resources.slice(0, localCount)} />
      <Cards view={view} title={words.list.nationwide} resources={resources.slice(localCount)} />
    </>
  );
}

interface FilterLinksProps {
  label?: string;
  links: DirectoryView["chosen"];
  children?: ReactNode;
}

function FilterLinks({ label, links, children }: FilterLinksProps) {
  return (
    <ul className="no-print mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {links.map((link) => (
        <li key={link.to} className={label && "max-sm:hidden"}>
          <SiteLink
            to={link.to}
            className="inline-block border-2 border-ink bg-card px-3 py-1.5 text-sm font-semibold wrap-anywhere no-underline hover:underline"
          >
            {label && <span className="sr-only">{label} </span>}
            {link.label}
            {label && <span aria-hidden="true"> ×</span>}
          </SiteLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Takes an entry for the list of one's own where no script runs: the list is in the address, and so is the way back. */
function OwnListForm() {
  const { filters, words } = useServerView();
  const { list, q, category, state } = filters;
  return (
    <form id={OWN_LIST_FORM} action={ownListHref([], words.path)} hidden>
      {Object.entries({ ids: list, q, category, state }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </form>
  );
}

interface DirectorySectionProps {
  /** What the chosen state, or the one that is searched for, has. */
  first?: ReactNode;
}

export function DirectorySection({ first }: DirectorySectionProps) {
  const view = useServerView();
  const { slice, chosen, empty, doubt, kinds, words, filters } = view;
  const isNarrowed = chosen.length > 0;
  const copy = words.list;
  // The field shows what is searched for.
  const isOnlySearched = chosen.length === 1 && filters.q !== "";
  const all = { to: directoryHref({ list: filters.list }, 1, words.path), label: copy.clear };
  return (
    <Section
      kind="list"
      id={directory.anchor}
      title={words.heading}
      lead={isNarrowed ? undefined : <span className="no-print">{words.intro}</span>}
    >
      {isNarrowed && <FoldedFilter />}
      {!isNarrowed && words.entriesNote && <p className="mt-4">{words.entriesNote}</p>}
      <div id={directory.resultsAnchor} className="-scroll-mt-2">
        <div data-region="results-state">{first}</div>
        <FilteredList
          count={view.count}
          clear={isOnlySearched ? all : undefined}
          crisis={view.crisis}
          mayLeave={view.mayLeave}
          empty={empty && { title: copy.emptyHeading, ...empty }}
          doubt={doubt}
          heading="h3"
          loading={copy.loading}
          columns={cardColumns}
        >
          {isNarrowed && !isOnlySearched && (
            <FilterLinks label={copy.removeFilter} links={empty && chosen.length === 1 ? [] : chosen}>
              <li>
                <SiteLink to={all.to} className="inline-block py-1.5 font-semibold">
                  {all.label}
                </SiteLink>
              </li>
            </FilterLinks>
          )}
          {empty && (
            <a href="#kinds-of-help" className="no-print inline-block py-1.5 font-semibold">
              {words.kinds.all}
            </a>
          )}
          {kinds.length > 0 && !empty && (
            <>
              <p className="no-print mb-3">{copy.otherKinds}</p>
              <FilterLinks links={kinds}>
                <li>
                  <a href="#kinds-of-help" className="inline-block py-1.5 font-semibold">
                    {words.kinds.all}
                  </a>
                </li>
              </FilterLinks>
            </>
          )}
          {isNarrowed && !empty && !view.place && (
            <p className="no-print mb-3 font-semibold">{words.filters.state.hint}</p>
          )}
          <ResourceCards view={view} />
          {view.ofKind && (
            <p className="no-print mt-4">
              <SiteLink to={view.ofKind.to} className="inline-block py-1.5 font-semibold">
                {view.ofKind.label}
              </SiteLink>
            </p>
          )}
          <Pager
            label={copy.pages}
            slice={slice}
            hrefFor={(number) => directoryHref(filters, number, words.path)}
          />
        </FilteredList>
      </div>
      <div data-region="results-whole">
        {isNarrowed && <PrintedAddress path={directoryHref(filters, slice.page, words.path)} />}
        {view.whole && (
          <p className="no-print mt-6">
            <SiteLink to={view.whole.to} data-reload className="inline-block py-1 font-semibold">
              {view.whole.label}
            </SiteLink>
          </p>
        )}
      </div>
      {!empty && (
        <p className="no-print mt-4">
          {[isNarrowed && words.entriesNote, words.reportHint].filter(Boolean).join(" ")}
        </p>
      )}
      <div className="no-print sticky bottom-0 z-10">
        <ListBar />
      </div>
      <OwnListForm />
    </Section>
  );
}
