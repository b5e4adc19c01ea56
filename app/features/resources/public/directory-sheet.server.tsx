import type { ReactNode } from "react";
import { ButtonLink } from "~/components/button";
import { PhoneText } from "~/components/phone-text";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { ownList, printedAddress, wholeDirectory } from "~/content/resources/resource-directory";
import { states } from "~/content/resources/states";
import { directory } from "~/content/resources/support-resources-page";
import { useSite } from "~/lib/site-settings";
import { directoryHref, directoryPath } from "./directory-query";
import { OwnListScript } from "./list-bar.server";
import { ownListHref, wholeDirectoryHref } from "./read-directory-query.server";
import { ResourceCard, type ResourceView } from "./resource-card";
import { useServerView } from "./server-view.server";

const UNEMPLOYMENT_BENEFITS = "Unemployment Benefits";

const toolClasses =
  "press noscript:hidden border-2 border-ink bg-card px-5 py-3 leading-tight font-semibold shadow-hard";

function PrintedAddress({ path }: { path: `/${string}` }) {
  const { url } = useSite();
  return (
    <p className="mb-3 hidden print:block">
      {printedAddress} {url}
      {path.split("#", 1)}
    </p>
  );
}

function Tools({ children }: { children: ReactNode }) {
  return (
    <div className="no-print mb-8 flex flex-wrap items-center gap-4">
      <button type="button" data-list-print className={toolClasses}>
        {ownList.print}
      </button>
      {children}
    </div>
  );
}

export function OwnList({ ids }: { ids: readonly number[] }) {
  const view = useServerView();
  const listed = view.resources.map(({ id }) => id);
  if (listed.length === 0) {
    return (
      <Section kind="list" id={directory.anchor} title={ownList.emptyHeading} lead={ownList.emptyText}>
        <ButtonLink to={directoryPath}>{ownList.back}</ButtonLink>
        <OwnListScript />
      </Section>
    );
  }
  return (
    <Section
      kind="list"
      id={directory.anchor}
      title={ownList.heading}
      lead={<span className="no-print">{ownList.intro}</span>}
    >
      <PrintedAddress path={ownListHref(listed)} />
      <Tools>
        <button type="button" data-list-copy className={toolClasses}>
          {ownList.copy}
        </button>
        <button type="button" data-list-save={listed.join(",")} className={toolClasses}>
          {ownList.save}
        </button>
        <SiteLink to={directoryPath} className="py-1 font-semibold">
          {ownList.back}
        </SiteLink>
      </Tools>
      <div id={directory.resultsAnchor} className="grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-2">
        {view.resources.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} tagHref={(q) => directoryHref({ q })}>
            <SiteLink
              to={ownListHref(ids.filter((id) => id !== resource.id))}
              data-list-remove={resource.id}
              className="no-print py-1 font-semibold"
            >
              {ownList.remove}
              <span className="sr-only">: {resource.title}</span>
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
  const { title, organization, description, eligibility, cost, phone, website, area } = resource;
  return (
    <article className="mb-5 break-inside-avoid wrap-anywhere print:mb-1">
      <h4 className="text-[1.15em] leading-tight font-bold">{title}</h4>
      {!brief && organization !== title && <p>{organization}</p>}
      <p className="flex flex-wrap items-center gap-x-3 font-bold">
        {phone && (
          <span>
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
          <p>{description}</p>
          <p className="text-soft">{[eligibility, cost, area].filter(Boolean).join(" · ")}</p>
        </>
      )}
    </article>
  );
}

/** In the order of the view, in groups of the same category. */
function byCategory(resources: readonly ResourceView[]): [string, ResourceView[]][] {
  const groups = new Map<string, ResourceView[]>();
  for (const resource of resources)
    groups.set(resource.category, [...(groups.get(resource.category) ?? []), resource]);
  return [...groups];
}

export function WholeDirectory() {
  const view = useServerView();
  return (
    <Section kind="list" id={directory.anchor} title={wholeDirectory.heading}>
      <PrintedAddress path={wholeDirectoryHref(view.filters)} />
      <Tools>
        <SiteLink to={directoryHref(view.filters)} className="py-1 font-semibold">
          {wholeDirectory.inPages}
        </SiteLink>
      </Tools>
      <p id={directory.resultsAnchor} className="mb-6 print:mb-2">
        {view.count}
      </p>
      <div className="gap-10 text-sm md:columns-2 lg:columns-3 print:columns-3 print:gap-4 print:text-[7.5pt] print:leading-[1.15]">
        {byCategory(view.resources).map(([category, resources]) => (
          <section key={category} aria-label={category}>
            <h3 className="mb-3 border-t-4 border-ink pt-2 text-xl print:mb-1 print:border-t-2 print:pt-0.5 print:text-lg">
              {category}
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
