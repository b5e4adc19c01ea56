import { formatTime, relativeTime } from "~/lib/time/dates";

interface MomentProps {
  /** ISO timestamp. */
  at: string;
  /** The time of the page's data, so that server and browser say the same. ISO timestamp. */
  now: string;
  /** One of many in a list: no stop for the keyboard, as the row's page says the exact time. */
  isInRow?: boolean;
}

/** "3 h ago", with the exact time on hover, on focus and for screen readers. */
export function Moment({ at, now, isInRow = false }: MomentProps) {
  const exact = formatTime(at);
  return (
    <time
      dateTime={at}
      title={exact}
      tabIndex={isInRow ? undefined : 0}
      className="group relative inline-block whitespace-nowrap"
    >
      {relativeTime(at, now)}
      <span className="sr-only group-focus-visible:not-sr-only group-focus-visible:absolute! group-focus-visible:top-0 group-focus-visible:left-0 group-focus-visible:z-10 group-focus-visible:bg-card">
        {" "}
        ({exact})
      </span>
    </time>
  );
}
