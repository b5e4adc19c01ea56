import { Badge } from "~/components/badge";
import { SiteLink } from "~/components/site-link";
import { formNames, waitingWords as words } from "~/features/staff/staff.copy";
import { formatCount } from "~/lib/numbers";
import type { Waiting } from "./overview.queries.server";
import { adminTables } from "./tables";

/** The promised response times as a queue: what waits, and what should have been answered by now. */
export function WaitingAnswers({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <section aria-labelledby="waiting-title" className="mt-8">
      <h2 id="waiting-title" className="text-xl">
        {words.heading}
      </h2>
      <p className="mt-1 mb-4 text-soft">{words.note}</p>
      <ul className="grid border-2 border-ink bg-card sm:grid-cols-3 [&>li+li]:border-t-2 [&>li+li]:border-ink sm:[&>li+li]:border-t-0 sm:[&>li+li]:border-l-2">
        {waiting.map(({ kind, waiting: count, overdue }) => (
          <li key={kind} className="px-4 py-3">
            <h3 className="text-lg">{formNames[kind]}</h3>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
              {count === 0 ? (
                <p>{words.nothing}</p>
              ) : (
                <SiteLink to={`${adminTables[kind].path}?filter=waiting`} className="py-0.5 font-semibold">
                  {words.waiting(formatCount(count))}
                  <span className="sr-only"> ({formNames[kind]})</span>
                </SiteLink>
              )}
              {overdue > 0 && (
                <SiteLink to={`${adminTables[kind].path}?filter=overdue`}>
                  <Badge badge={{ tone: "red", label: words.overdue(formatCount(overdue)) }} />
                  <span className="sr-only"> ({formNames[kind]})</span>
                </SiteLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
