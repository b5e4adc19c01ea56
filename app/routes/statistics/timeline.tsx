import { ExternalLink } from "~/components/external-link";
import { statisticsPage } from "~/content/statistics-page";
import type { Visualization } from "~/features/statistics/statistics-view.server";

type Events = Extract<Visualization, { type: "timeline" }>["events"];

const { recentFrom, earlier } = statisticsPage.visualizations.timeline;

/** The earlier events are folded on a phone, and beside the recent ones from 64rem. */
export function Timeline({ events }: { events: Events }) {
  return (
    <div className="grid gap-x-14 lg:grid-cols-2">
      <details className="lg:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[content-visibility:visible]">
        <summary className="mb-6 py-1 font-semibold underline underline-offset-4 lg:supports-[selector(::details-content)]:hidden print:hidden">
          {earlier}
        </summary>
        <EventList events={events.filter(({ year }) => year < recentFrom)} />
      </details>
      <EventList events={events.filter(({ year }) => year >= recentFrom)} />
    </div>
  );
}

function EventList({ events }: { events: Events }) {
  return (
    <ol>
      {events.map(({ date, title, text, source }) => (
        <li key={title} className="relative break-inside-avoid border-l-4 border-ink pb-5 pl-6">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-3 size-5 rotate-45 border-2 border-ink bg-gold"
          />
          <p className="text-sm font-semibold text-soft">{date}</p>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1">{text}</p>
          <p className="text-sm text-soft">
            <ExternalLink to={source.link}>{source.name}</ExternalLink>
          </p>
        </li>
      ))}
    </ol>
  );
}
