import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { PhoneText } from "~/components/phone-text";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { storedText } from "~/content/es/card-words";
import { states } from "~/content/resources/states";
import { directory } from "~/content/resources/support-resources-page";
import { useStoredLanguage } from "~/lib/contexts";
import { useSite } from "~/lib/site-settings";
import { CrisisNote } from "./directory-opening.server";
import { type DirectoryQuery, directoryHref } from "./directory-query";
import type { ResourceView } from "./entry-view";
import { OwnListScript } from "./list-bar.server";
import { ownListHref, wholeDirectoryHref } from "./read-directory-query.server";
import { ResourceCard } from "./resource-card";
import { useServerView } from "./server-view.server";
import { Stored, Told } from "./stored-text";

const UNEMPLOYMENT_BENEFITS = "Unemployment Benefits";

const toolClasses =
  "press noscript:hidden border-2 border-ink bg-card px-5 py-3 leading-tight font-semibold shadow-hard";

export function PrintedAddress({ path }: { path: `/${string}` }) {
  const { url } = useSite();
  const { words } = useServerView();
  return (
    <p className="mb-3 hidden print:block">
      {words.printedAddress} {url}
      {path.split("#", 1)}
    </p>
  );
}

function Tools({ children }: { children: ReactNode }) {
  const { own } = useServerView().words;
  return (
    <div className="no-print mb-8 flex flex-wrap items-center gap-4">
      <button type="button" data-list-print className={toolClasses}>
        {own.print}
      </button>
      {children}
    </div>
  );
}

function OwnList({ ids }: { ids: readonly number[] }) {
  const view = useServerView();
  const storedLanguage = useStoredLanguage();
  const { words, filters } = view;
  const { own, path } = words;
  const listed = view.resources.map(({ id }) => id);
  if (listed.length === 0) {
    return (
      <Section kind="list" id={directory.anchor} title={own.emptyHeading} lead={own.emptyText}>
        <ButtonLink to={ownListHref([], path)}>{own.back}</ButtonLink>
        <OwnListScript />
      </Section>
    );
  }
  return (
    <Section
      kind="list"
      id={directory.anchor}
      title={own.heading}
      lead={<span className="no-print">{own.intro}</span>}
    >
      <PrintedAddress path={ownListHref(listed, path)} />
      <Tools>
        <button type="button" data-list-copy className={toolClasses}>
          {own.copy}
        </button>
        <button type="button" data-list-save={listed.join(",")} className={toolClasses}>
          {own.save}
        </button>
        <SiteLink to={ownListHref([], path)} className="py-1 font-semibold noscript:hidden">
          {own.back}
        </SiteLink>
        <noscript>
          <SiteLink
            to={directoryHref({ ...filters, list: listed.join(",") }, 1, path)}
            className="py-1 font-semibold"
          >
            {own.back}
          </SiteLink>
        </noscript>
      </Tools>
      <div
        id={directory.resultsAnchor}
        className="grid grid-cols-1 gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-2"
      >
        {view.resources.map((resource) => (
          <ResourceCard
            key={resource.id}
            resource={resource}
            isOpen
            tagHref={(q) => directoryHref({ q }, 1, path)}
          >
            <SiteLink
              to={ownListHref(
                ids.filter((id) => id !== resource.id),
                path,
              )}
              data-list-remove={resource.id}
              className="no-print py-1 font-semibold"
            >
              {own.remove}
              <span className="sr-only" lang={storedLanguage}>
                : {resource.title}
              </span>
            </SiteLink>
          </ResourceCard>
        ))}
      </div>
      <OwnListScript />
    </Section>
  );
}

const stateNames = new Set(states.map(({ name }) => name));

/** Of an office that each state has, only how to reach it: all of them in full would fill three sheets. */
const isBrief = ({ category, area }: ResourceView) =>
  category === UNEMPLOYMENT_BENEFITS && stateNames.has(area);

function Entry({ resource, brief }: { resource: ResourceView; brief: boolean }) {
  const { title, organization, eligibility, cost, hours, phone, website, area, speaks } = resource;
  const storedLanguage = useStoredLanguage();
  const facts = [hours, eligibility, cost, area].filter((fact) => fact !== null);
  return (
    <article className="mb-5 break-inside-avoid wrap-anywhere print:mb-1">
      <h4 lang={storedLanguage} className="text-[1.15em] leading-tight font-bold">
        {title}
      </h4>
      {!brief && organization !== title && <p lang={storedLanguage}>{organization}</p>}
      <p className="flex flex-wrap items-center gap-x-3 font-bold">
        {phone && (
          <span lang={phone.note ? storedLanguage : undefined}>
            <PhoneText
              parts={phone.parts}
              className="inline-flex min-h-11 items-center print:inline print:min-h-0"
            />
          </span>
        )}
        {website && <a href={website}>{website.replace(/^https?:\/\/(www\.)?|\/$/g, "")}</a>}
      </p>
      {!brief && (
        <>
          <Told resource={resource} />
          <p className="text-soft">
            {speaks}
            {facts.map((fact, index) => (
              <Fragment key={fact}>
                {(index > 0 || speaks) && "\u00a0· "}
                <Stored text={fact} />
              </Fragment>
            ))}
          </p>
        </>
      )}
    </article>
  );
}

/** In the order of the view, in groups of the same kind. */
function byKind(resources: readonly ResourceView[]): [string, ResourceView[]][] {
  const groups = new Map<string, ResourceView[]>();
  for (const resource of resources)
    groups.set(resource.category, [...(groups.get(resource.category) ?? []), resource]);
  return [...groups];
}

function WholeDirectory() {
  const view = useServerView();
  const { words } = view;
  return (
    <Section kind="list" id={directory.anchor} title={words.whole.heading}>
      <PrintedAddress path={wholeDirectoryHref(view.filters, words.path)} />
      <Tools>
        <SiteLink to={directoryHref(view.filters, 1, words.path)} className="py-1 font-semibold">
          {words.whole.inPages}
        </SiteLink>
      </Tools>
      <p id={directory.resultsAnchor} className="mb-6 print:mb-2">
        {view.count}
      </p>
      <div className="gap-10 text-sm md:columns-2 lg:columns-3 print:columns-3 print:gap-4 print:text-[7.5pt] print:leading-[1.15]">
        {byKind(view.resources).map(([kind, resources]) => (
          <section key={kind} aria-label={storedText(kind, words.language)}>
            <h3 className="mb-3 border-t-4 border-ink pt-2 text-xl print:mb-1 print:border-t-2 print:pt-0.5 print:text-lg">
              <Stored text={kind} />
            </h3>
            {resources.map((resource) => (
              <Entry key={resource.id} resource={resource} brief={!view.place && isBrief(resource)} />
            ))}
          </section>
        ))}
      </div>
      <OwnListScript />
    </Section>
  );
}

/** The views to print or to send, without what else is on the page. */
export function Sheet({ ids }: Pick<DirectoryQuery, "ids">) {
  const { words } = useServerView();
  return (
    <>
      <PageHero title={words.hero.heading} lead={words.entriesNote} />
      <CrisisNote />
      {ids ? <OwnList ids={ids} /> : <WholeDirectory />}
    </>
  );
}
