import { formatTime, localMoment, startOfDay } from "~/lib/time/dates";
import { localTime } from "~/lib/time/time-zone";
import { chosenTime, newsletterDraft } from "./newsletter-draft.copy";

const copy = newsletterDraft.problems;
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
  if (time === "") return { errors: { sendTime: copy.time } };
  if (date === "") return { errors: { sendDate: copy.date } };
  const before = timeInputs(stored);
  if (stored !== null && before.sendDate === date && before.sendTime === time) return { sendAt: stored };
  const moment = localMoment(date, time);
  if (moment <= now) return { errors: { sendDate: copy.past } };
  if (moment.valueOf() - now.valueOf() > MAX_DAYS_AHEAD * DAY_MS)
    return { errors: { sendDate: copy.far(MAX_DAYS_AHEAD) } };
  return { sendAt: moment.toISOString() };
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "Tuesday, Nov 24, 2026, 10:00 UTC+1". @param timestamp ISO */
export function shownTime(timestamp: string | null): string | null {
  if (timestamp === null) return null;
  const weekday = new Date(startOfDay(localTime(timestamp).slice(0, 10))).getUTCDay();
  return `${WEEKDAYS[weekday]}, ${formatTime(timestamp)}`;
}

/** Why nothing was sent at the time that was chosen last. */
export function missedText({
  missed_at,
  missed_reason,
}: {
  missed_at: string | null;
  missed_reason: keyof typeof chosenTime.missed | null;
}): string | null {
  const time = shownTime(missed_at);
  return time && missed_reason ? chosenTime.missed[missed_reason](time) : null;
}
