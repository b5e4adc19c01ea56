import { announcedCutsThrough } from "~/content/headline-figures";
import { OLD_FIGURE_YEARS } from "~/content/statistics-page";
import { LATEST_DAYS } from "~/features/articles/public/news-age";
import { groupsWithOldLead } from "~/features/statistics/statistics-view.server";
import { type Day, daysBetween, formatDay } from "~/lib/time/dates";
import type { SystemRow } from "./describe-system.server";

/** The source of the leading figure reports each month, some five days after its end. */
const FIGURE_DAYS = 45;

function row(label: string, day: Day, today: Day, limit: number, reminder: string): SystemRow {
  const days = daysBetween(day, today);
  const age = `${formatDay(day)}, ${days} ${days === 1 ? "day" : "days"} ago`;
  return days > limit
    ? { label, value: `${age}. ${reminder}`, badge: { tone: "yellow", label: "Old" } }
    : { label, value: age, badge: { tone: "green", label: "Fresh" } };
}

function oldLeads(today: Day): SystemRow {
  const label = "Leading figures of the statistics";
  const old = groupsWithOldLead(Number(today.slice(0, 4)));
  return old.length > 0
    ? {
        label,
        value: `Older than ${OLD_FIGURE_YEARS} years, and the page says so: ${old.join("; ")}. Look for newer ones.`,
        badge: { tone: "yellow", label: "Old" },
      }
    : {
        label,
        value: `None is older than ${OLD_FIGURE_YEARS} years`,
        badge: { tone: "green", label: "Fresh" },
      };
}

/** What the public pages show with its age. @param newest the day of the newest article */
export function freshnessRows(newest: Day | undefined, today: Day): SystemRow[] {
  return [
    newest === undefined
      ? { label: "Newest article", value: "None yet" }
      : row(
          "Newest article",
          newest,
          today,
          LATEST_DAYS,
          "Home has no latest news: publish some, or add a feed.",
        ),
    row(
      "Leading figure counts to",
      announcedCutsThrough,
      today,
      FIGURE_DAYS,
      "A newer report should be out: change it in app/content/headline-figures.ts, and on the statistics and policy pages.",
    ),
    oldLeads(today),
  ];
}
