import { SiteLink } from "~/components/site-link";
import { statisticsPage } from "~/content/statistics-page";
import type { StatisticsView } from "~/features/statistics/statistics-view.server";
import { classNames } from "~/lib/class-names";

interface TabLinksProps {
  tabs: StatisticsView["tabs"];
  chosen: StatisticsView["chosen"]["id"];
}

export function TabLinks({ tabs, chosen }: TabLinksProps) {
  return (
    <nav aria-label={statisticsPage.tabsLabel} className="no-print border-b-2 border-ink">
      <ul className="wrap grid gap-2 pb-2 xs:grid-cols-2 sm:flex sm:flex-wrap sm:items-end lg:pb-0">
        {tabs.map(({ id, title }) => (
          <li key={id} className="grid">
            <SiteLink
              to={`/statistics?tab=${id}#figures`}
              className={classNames(
                "flex items-center border-2 border-ink px-3 py-2 text-sm font-semibold no-underline xs:px-4 hover:underline lg:border-b-0 lg:px-5",
                id === chosen ? "bg-ink text-paper forced-colors:chosen" : "bg-card",
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
