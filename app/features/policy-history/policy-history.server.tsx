import { Badge, BadgeSign } from "~/components/badge";
import { ExternalLink } from "~/components/external-link";
import { InlineScript } from "~/components/inline-script";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { history } from "~/content/policy-advocacy";
import type { PolicyGroup, PolicyItem } from "~/content/policy-history";
import { classNames } from "~/lib/class-names";
import { LawTimeline, lawAnchor } from "./law-timeline.server";
import { groupsWith, lawsWith, type Outcome, outcomeUrl, readOutcome } from "./outcomes";

export function PolicyHistory({ filter }: { filter: string | undefined }) {
  const chosen = readOutcome(filter);
  return (
    <Section id={history.anchor} kind="ledger" title={history.heading} lead={history.intro} background="card">
      <p className="pt-4 font-semibold">{history.digest.text}</p>
      <SiteLink to={history.digest.link.to} className="no-print inline-block py-2.5 font-semibold">
        {history.digest.link.label}
      </SiteLink>
      <OutcomeLinks chosen={chosen} />
      <details className="fold">
        <summary className="py-2.5 font-semibold">{history.chartLabel}</summary>
        <LawTimeline laws={lawsWith(chosen)} caption={history.timelineCaption} />
      </details>
      <LawGroups groups={groupsWith(chosen)} isFiltered={chosen !== undefined} />
      <InlineScript run={openLinkedDetails} args={[]} />
    </Section>
  );
}

/** Says what the signs mean, and how many laws have each. */
function OutcomeLinks({ chosen }: { chosen: Outcome | undefined }) {
  return (
    <nav aria-label={history.filterLabel} className="no-print py-4">
      <ul className="grid gap-2 sm:gap-3 min-[22rem]:grid-cols-2 lg:grid-cols-5">
        {[undefined, ...history.outcomes].map((outcome) => (
          <li key={outcome?.filter ?? "all"} className={outcome ? undefined : "max-sm:col-span-full"}>
            <SiteLink
              to={outcomeUrl(outcome)}
              {...(outcome === chosen && { "aria-current": "true" as const })}
              className={classNames(
                "flex h-full flex-col border-2 border-ink px-2 py-2 no-underline sm:px-4",
                outcome === chosen ? "bg-ink text-card forced-colors:chosen" : "bg-card hover:bg-tint-blue",
              )}
            >
              <span className="flex items-baseline gap-1 font-semibold">
                {outcome && <BadgeSign tone={outcome.badge.tone} className="text-current" />}
                {outcome?.badge.label ?? history.allLabel}{" "}
                <span className="max-sm:ml-auto">({lawsWith(outcome).length})</span>
              </span>
              <span className="text-sm">{outcome?.meaning ?? history.allMeaning}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "1 holds, 3 ended" */
function tally(items: readonly PolicyItem[]): string {
  return history.outcomes
    .map(({ badge, many }) => {
      const count = items.filter(({ status }) => status.tone === badge.tone).length;
      return count === 1 ? `1 ${badge.label.toLowerCase()}` : count > 0 && `${count} ${many}`;
    })
    .filter(Boolean)
    .join(", ");
}

/** A phone shows the first list, so that it is seen what the others hold, and all of what was asked for. */
function LawGroups({ groups, isFiltered }: { groups: readonly PolicyGroup[]; isFiltered: boolean }) {
  return groups.map(({ title, items }, index) => (
    <div key={title} id={index === 0 ? history.listAnchor : undefined} className="mt-2 md:mt-10">
      <h3 className="text-xl uppercase max-md:hidden">{title}</h3>
      <details className="fold" open={isFiltered || index === 0}>
        <summary className="border-t-4 border-ink py-2">
          <h3 className="inline text-xl uppercase">{title}</h3>
          <span className="block pl-5 text-sm">{tally(items)}</span>
        </summary>
        <ul className="grid gap-x-12 md:mt-3 md:border-t-4 md:border-ink lg:grid-cols-2">
          {items.map((item) => (
            <li key={item.name} className="border-b border-hair">
              <Entry item={item} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  ));
}

const sources = history.groups.flatMap(({ items }) => items.map(({ source }) => source));

/** Another entry has a source of the same name, so that its link says what it is about. */
const isShared = ({ name }: PolicyItem["source"]) =>
  sources.filter((source) => source.name === name).length > 1;

function Entry({ item }: { item: PolicyItem }) {
  return (
    <details
      id={lawAnchor(item)}
      className="group/entry print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="grid list-none grid-cols-[1rem_1fr] gap-x-3 py-3 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="font-display text-xl leading-none group-open/entry:rotate-45">
          +
        </span>
        <h4 className="leading-snug font-semibold">{item.name}</h4>
        <span className="col-start-2 mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge badge={item.status} />
          <span className="text-sm text-soft">{item.period}</span>
        </span>
        <span className="col-start-2 mt-1.5">{item.summary}</span>
      </summary>
      <div className="pb-5 pl-7">
        <p>{item.more}</p>
        <p className="mt-1.5">
          <ExternalLink
            to={item.source.link}
            {...(isShared(item.source) && { about: item.name })}
            className="font-semibold"
          >
            {history.sourceLabel}: {item.source.name}
          </ExternalLink>
        </p>
      </div>
    </details>
  );
}

/**
 * Opens the folded entry that the URL or a clicked link names. Without script a link leads to it, closed. The router is
 * not told of the click: it would take the new hash for a way back, and restore an earlier scroll position.
 */
function openLinkedDetails(): void {
  const open = (hash: string): HTMLDetailsElement | undefined => {
    const target = document.getElementById(hash.slice(1));
    if (!(target instanceof HTMLDetailsElement)) return undefined;
    for (let part: Element | null | undefined = target; part; part = part.parentElement?.closest("details"))
      part.toggleAttribute("open", true);
    return target;
  };
  open(window.location.hash);
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const hash = link?.getAttribute("href") ?? "";
    const target = open(hash);
    if (!target) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, "", hash);
    target.querySelector("summary")?.focus({ preventScroll: true });
    target.scrollIntoView();
  });
}
