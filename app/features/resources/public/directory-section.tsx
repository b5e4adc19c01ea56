import { FilterForm } from "~/components/filter-form";
import { FilteredList } from "~/components/filtered-list";
import { Pager } from "~/components/pager";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import {
  resourceCountLine,
  resourceDirectory,
  resourcesEmptyText,
  wholeDirectoryLabel,
} from "~/content/resource-directory";
import { directory } from "~/content/support-resources-page";
import type { PageSlice } from "~/lib/pager";
import type { DirectoryView } from "./directory.server";
import { type DirectoryQuery, directoryHref, directoryPath, wholeDirectoryHref } from "./directory-query";
import { ResourceCard } from "./resource-card";

const columns = "grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-3";

interface DirectorySectionProps {
  view: DirectoryView;
  query: Omit<DirectoryQuery, "page">;
}

/** The way to all entries on one page, which is the one to print, and from there back to the pages. */
function WholeListLink({ query, slice }: { query: DirectorySectionProps["query"]; slice: PageSlice }) {
  if (!query.all && slice.pageCount === 1) return null;
  return (
    <p className="no-print mt-4">
      <SiteLink
        to={query.all ? directoryHref(query, 1) : wholeDirectoryHref(query)}
        reloadDocument
        className="inline-block py-1 font-semibold"
      >
        {query.all ? resourceDirectory.inPages : wholeDirectoryLabel(slice.total)}
      </SiteLink>
    </p>
  );
}

export function DirectorySection({ view, query }: DirectorySectionProps) {
  const { resources, categories, slice, crisis, emptyHelp } = view;
  const isFiltered = query.q !== "" || query.category !== "";
  const empty = {
    title: resourceDirectory.emptyHeading,
    text: resourcesEmptyText(query),
    help: emptyHelp,
  };
  return (
    <Section id={directory.anchor} title={directory.heading} lead={directory.intro}>
      <FilterForm
        action={directoryPath}
        search={{ ...resourceDirectory.search, value: query.q }}
        choice={{
          name: "category",
          ...resourceDirectory.category,
          options: categories,
          value: query.category,
        }}
        submit={resourceDirectory.submit}
      />
      <WholeListLink query={query} slice={slice} />
      <FilteredList
        page={slice.page}
        count={resourceCountLine(slice)}
        clear={isFiltered ? { to: directoryPath, label: resourceDirectory.clear } : undefined}
        crisis={crisis}
        empty={resources.length === 0 ? empty : undefined}
        heading="h3"
        loading={resourceDirectory.loading}
        columns={columns}
      >
        <div className={columns}>
          {resources.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} forPaper={query.all} />
          ))}
        </div>
        <Pager
          label={resourceDirectory.pages}
          slice={slice}
          hrefFor={(number) => directoryHref(query, number)}
        />
      </FilteredList>
      {!query.all && <p className="no-print mt-10">{directory.reportHint}</p>}
    </Section>
  );
}
