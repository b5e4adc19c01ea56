import { BadgeSign } from "~/components/badge";
import { InlineScript } from "~/components/inline-script";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { history } from "~/content/policy-advocacy";
import { classNames } from "~/lib/class-names";
import { LawGroups } from "./law-groups.server";
import { LawTimeline } from "./law-timeline.server";
import { openLinkedDetails } from "./open-linked-details.server";
import { groupsWith, lawsWith, type Outcome, outcomeUrl, readOutcome } from "./outcomes";

export function PolicyHistory({ filter }: { filter: string | undefined }) {
  const chosen = readOutcome(filter);
  return (
    <Section id={history.anchor} kind="ledger" title={history.heading} lead={history.intro} background="card">
      <OutcomeLinks chosen={chosen} />
      <LawTimeline laws={lawsWith(chosen)} caption={history.timelineCaption} />
      <LawGroups groups={groupsWith(chosen)} />
      <InlineScript run={openLinkedDetails} args={[]} />
    </Section>
  );
}

/** Says what the signs mean, and how many laws have each. */
function OutcomeLinks({ chosen }: { chosen: Outcome | undefined }) {
  return (
    <nav aria-label={history.filterLabel} className="no-print pt-6 pb-6">
      <ul className="grid gap-3 xs:grid-cols-2 lg:grid-cols-4">
        {[undefined, ...history.outcomes].map((outcome) => (
          <li key={outcome?.filter ?? "all"}>
            <SiteLink
              to={outcomeUrl(outcome)}
              {...(outcome === chosen && { "aria-current": "true" as const })}
              className={classNames(
                "flex h-full flex-col border-2 border-ink px-3 py-2 no-underline sm:px-4",
                outcome === chosen ? "bg-ink text-card forced-colors:chosen" : "bg-card hover:bg-tint-blue",
              )}
            >
              <span className="flex items-baseline gap-2 font-semibold">
                {outcome && <BadgeSign tone={outcome.badge.tone} className="text-current" />}
                {outcome?.badge.label ?? history.allLabel} ({lawsWith(outcome).length})
              </span>
              <span className="text-sm max-sm:hidden">{outcome?.meaning ?? history.allMeaning}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
