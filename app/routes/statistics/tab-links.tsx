import { SiteLink } from "~/components/site-link";
import { statisticsPage } from "~/content/statistics-page";
import type { StatisticsView } from "~/features/statistics/statistics-view.server";
import { classNames } from "~/lib/class-names";

interface TabLinksProps {
  tabs: StatisticsView["tabs"];
  chosen: StatisticsView["chosen"]["id"];
}

/** Equal cells on a phone; from 64rem tabs whose chosen one opens into the panel below, which is of the same colour. */
export function TabLinks({ tabs, chosen }: TabLinksProps) {
  return (
    <nav aria-label={statisticsPage.tabsLabel} className="no-print border-b-2 border-ink">
      <ul className="wrap grid xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
        {tabs.map(({ id, title }) => (
          <li key={id} className="-mr-0.5 -mb-0.5 grid">
            <SiteLink
              to={`/statistics?tab=${id}#figures`}
              className={classNames(
                "flex items-center justify-center border-2 border-ink px-1 py-2.5 text-center text-sm font-semibold no-underline hover:underline",
                id === chosen
                  ? "bg-ink text-paper forced-colors:chosen lg:border-b-card lg:bg-card lg:text-ink lg:shadow-[inset_0_6px_0_var(--green)]"
                  : "bg-paper",
              )}
              {...(id === chosen && { "aria-current": "page" })}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
