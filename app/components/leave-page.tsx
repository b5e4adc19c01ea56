import { leavePage } from "~/content/leave-page";

/**
 * Stands in every view until it is used; a link where no script runs. With one, `app/browser/leave-page.ts` puts the
 * other page in place of this one, also by the Shift key: the pattern is
 * https://design-system.service.gov.uk/components/exit-this-page/.
 */
export function LeavePage() {
  const { label, to, about, keys, pressTwice, pressOnce } = leavePage;
  return (
    <div className="leave-page no-print z-10">
      <a
        href={to}
        rel="nofollow noreferrer"
        data-leave=""
        className="flex flex-wrap justify-center gap-x-3 bg-ink px-5 py-3 font-semibold text-paper"
      >
        {label} <span className="sr-only">{about}</span>
        <span className="leave-keys font-normal">{keys}</span>
      </a>
      <span role="status" className="sr-only" data-twice={pressTwice} data-once={pressOnce} />
    </div>
  );
}
