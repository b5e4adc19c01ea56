import type { ReactNode } from "react";
import { HelpNotice } from "~/components/illustrations/poster-pictures";
import { SiteLink } from "~/components/site-link";
import { storedText } from "~/content/es/card-words";
import { categoryStyle, compareCategories, iconHref } from "~/content/resources/resource-categories";
import { classNames } from "~/lib/class-names";
import type { DirectoryView } from "./directory.server";
import { DirectoryFilter } from "./directory-filter.server";
import { directoryHref } from "./directory-query";
import { useServerView } from "./server-view.server";

function CategoryTiles({ view: { categories, filters, words } }: { view: DirectoryView }) {
  const { state, list } = filters;
  return (
    <nav aria-labelledby="kinds-of-help" className="bg-card pt-6 pb-8">
      <div className="wrap">
        <h2 id="kinds-of-help" className="text-xl">
          {words.kinds.heading}
        </h2>
        <ul
          data-region="results-kinds"
          className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]"
        >
          {categories
            .toSorted((one, other) => compareCategories(one.name, other.name))
            .map(({ name }) => {
              const { tone, icon } = categoryStyle(name);
              return (
                <li key={name} className="flex">
                  <SiteLink
                    to={directoryHref({ category: name, state, list }, 1, words.path)}
                    className="kind flex min-h-11 w-full border-2 border-ink bg-card leading-tight font-semibold no-underline hover:underline"
                  >
                    <span
                      data-tone={tone}
                      className={classNames(
                        "flex shrink-0 items-center border-r-2 border-ink px-0.5",
                        tone === "ink" ? "bg-ink text-paper" : "bg-(--block) text-(--on-block)",
                      )}
                    >
                      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
                        <use href={iconHref(icon)} />
                      </svg>
                    </span>
                    <span className="min-w-0 self-center px-1 py-1 hyphens-auto wrap-anywhere">
                      {storedText(name, words.language)}
                    </span>
                  </SiteLink>
                </li>
              );
            })}
        </ul>
      </div>
    </nav>
  );
}

/** A list that is searched or filtered begins the page: its first entry stands in the first screen of a phone. */
export function Opening() {
  const view = useServerView();
  const { hero } = view.words;
  if (view.chosen.length > 0) return <h1 className="sr-only">{hero.heading}</h1>;
  return (
    <>
      <div className="no-print relative border-b-4 border-ink bg-card">
        <div className="wrap">
          <div className="pt-6 pb-8 md:py-12 lg:min-h-96 lg:w-[54%]">
            <h1 className="text-3xl uppercase">{hero.heading}</h1>
            <p className="mt-3 text-lg md:mt-5">{hero.intro}</p>
            <DirectoryFilter isOpening />
            <p className="mt-4">
              <SiteLink to={hero.firstWeek.to} className="inline-block py-1 font-semibold">
                {hero.firstWeek.label}
              </SiteLink>
            </p>
          </div>
        </div>
        <div className="absolute inset-y-0 right-0 flex w-[42%] flex-col border-l-4 border-ink max-lg:hidden">
          <div className="min-h-0 grow">
            <HelpNotice {...hero.picture} />
          </div>
          {hero.poster && (
            <p className="max-w-none border-t-2 border-ink bg-card px-5 py-2 text-sm">
              <SiteLink to={hero.poster.to} className="inline-block py-0.5">
                {hero.poster.label}
              </SiteLink>
            </p>
          )}
        </div>
      </div>
      <Ways />
    </>
  );
}

function Ways() {
  const view = useServerView();
  return (
    <div className="no-print">
      {/* What says that nothing was found, or that it may be wrong, has these lines. */}
      {!(view.empty || view.doubt) && <CrisisNote />}
      {view.categories.length > 0 && <CategoryTiles view={view} />}
    </div>
  );
}

/** A search ends after the ways to help; @param children what the page has below a list that nobody narrowed */
export function Below({ children }: { children: ReactNode }) {
  return useServerView().chosen.length > 0 ? <Ways /> : <div className="no-print">{children}</div>;
}

/** It finds the entries of the countries that are named (`search-places.ts`). */
const ABROAD = "Canada, UK";

const lineClasses = "border-2 border-ink px-3 py-2 no-underline hover:underline";

/** As high as it needs to be, so that the directory stays near. */
export function CrisisNote() {
  const { words } = useServerView();
  const { crisisNote } = words;
  return (
    <section id="crisis" data-section="poster" data-tone="red" className="section pt-0 pb-2 md:pt-0 md:pb-2">
      <div className="wrap py-5">
        <h2 className="text-xl uppercase">{crisisNote.heading}</h2>
        <div className="mt-3 grid grid-cols-2 gap-2 lg:grid-cols-4">
          {crisisNote.lines.map(({ label, to, what }) => (
            <a key={to} href={to} className={lineClasses}>
              <b>{label}</b> <span className="block text-sm">{what}</span>
            </a>
          ))}
        </div>
        <p className="mt-3 max-w-none text-sm">
          {crisisNote.text}{" "}
          <SiteLink to={directoryHref({ q: ABROAD }, 1, words.path)}>{crisisNote.abroad}</SiteLink>
        </p>
      </div>
    </section>
  );
}
