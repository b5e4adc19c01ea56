import type { MissedReason, Row } from "~/database/schema/schema.server";
import { formatTime, localMoment, startOfDay } from "~/lib/time/dates";
import { localDay, localTime } from "~/lib/time/time-zone";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A time further away is taken for a slip. */
const MAX_DAYS_AHEAD = 90;

export interface TimeInputs {
  sendDate: string;
  sendTime: string;
}

/** What the inputs show. @param sendAt ISO timestamp */
export function timeInputs(sendAt: string | null): TimeInputs {
  const local = sendAt === null ? "" : localTime(sendAt);
  return { sendDate: local.slice(0, 10), sendTime: local.slice(11, 16) };
}

type Chosen = { sendAt: string | null } | { errors: Record<string, string> };

/**
 * Valid inputs of a form as a moment; both empty is none.
 * @param stored the time that was chosen before, which is right even when it has passed
 */
export function readChosenTime(
  { sendDate: date, sendTime: time }: TimeInputs,
  { stored, now }: { stored: string | null; now: Date },
): Chosen {
  if (date === "" && time === "") return { sendAt: null };
  if (time === "") return { errors: { sendTime: "Enter the time of day too, or leave both empty" } };
  if (date === "") return { errors: { sendDate: "Enter the day too, or leave both empty" } };
  const before = timeInputs(stored);
  if (stored !== null && before.sendDate === date && before.sendTime === time) return { sendAt: stored };
  const moment = localMoment(date, time);
  if (moment <= now) return { errors: { sendDate: "This time has passed. Choose one in the future" } };
  if (moment.valueOf() - now.valueOf() > MAX_DAYS_AHEAD * DAY_MS)
    return { errors: { sendDate: `Choose a time in the next ${MAX_DAYS_AHEAD} days` } };
  return { sendAt: moment.toISOString() };
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "Tuesday, Nov 24, 2026, 10:00 UTC+1". @param timestamp ISO */
export function shownTime(timestamp: string | null): string | null {
  if (timestamp === null) return null;
  const weekday = new Date(startOfDay(localDay(timestamp))).getUTCDay();
  return `${WEEKDAYS[weekday]}, ${formatTime(timestamp)}`;
}

const missed: Record<MissedReason, (time: string) => string> = {
  late: (time) =>
    `It was not sent on ${time}: the program that sends mail did not get to it within 12 hours. Send it now, or choose another time.`,
  "nothing new": (time) => `It was not sent on ${time}: there was no article to send.`,
  "no recipients": (time) => `It was not sent on ${time}: no one wanted it.`,
  restored: (time) =>
    `It was to be sent on ${time}. A backup was restored since, so it may have been sent: look before you send it again.`,
  unusable: (time) => `It was not sent on ${time}: its content cannot be sent. Open its preview to see why.`,
};

/** Why nothing was sent at the time that was chosen last. */
export function missedText({
  missed_at,
  missed_reason,
}: Pick<Row<"campaign_drafts">, "missed_at" | "missed_reason">) {
  const time = shownTime(missed_at);
  return time && missed_reason ? missed[missed_reason](time) : null;
}
