import { ExternalLink } from "~/components/external-link";
import type { Visualization } from "~/features/statistics/statistics-view.server";

type Events = Extract<Visualization, { type: "timeline" }>["events"];

export function Timeline({ events }: { events: Events }) {
  return (
    <ol className="gap-x-14 lg:columns-2">
      {events.map(({ date, title, text, source }) => (
        <li key={title} className="relative break-inside-avoid border-l-4 border-ink pb-5 pl-6 last:pb-0">
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
