import { formatTime } from "~/lib/dates";
import { scheduleNote as copy } from "./campaign.copy";
import type { ScheduleFacts } from "./describe-schedule.server";

export function ScheduleNote({ schedule }: { schedule: ScheduleFacts }) {
  const { timeZone, next, overdue, skipped } = schedule;
  const missed = [overdue && copy.overdue(formatTime(overdue)), skipped && copy.skipped(formatTime(skipped))];
  return (
    <div className="mt-5 border-t border-hair pt-5">
      <p className="text-soft">
        {next ? copy.next(formatTime(next)) : copy.never} {timeZone !== "UTC" && copy.timeZone(timeZone)}
      </p>
      {missed.map(
        (note) =>
          note && (
            <p key={note} role="note" className="mt-2 border-l-4 border-red pl-3 font-semibold">
              {note}
            </p>
          ),
      )}
    </div>
  );
}
