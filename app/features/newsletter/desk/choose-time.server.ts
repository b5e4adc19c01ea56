import { MAX_DAYS_AHEAD } from "~/features/newsletter/campaigns/chosen-time";
import { formatLocalTime, type LocalTime, localTime, momentOf } from "~/lib/zoned-time.server";
import { newsletterDraft } from "./newsletter-draft.copy";

const copy = newsletterDraft.problems;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface TimeInputs {
  sendDate: string;
  sendTime: string;
}

/** What the inputs show. @param sendAt ISO timestamp */
export function timeInputs(sendAt: string | null, timeZone: string): TimeInputs {
  const { date, time }: LocalTime =
    sendAt === null ? { date: "", time: "" } : localTime(new Date(sendAt), timeZone);
  return { sendDate: date, sendTime: time };
}

type Chosen = { sendAt: string | null } | { errors: Record<string, string> };

/**
 * Valid inputs of a form as a moment; both empty is none.
 * @param stored the time that was chosen before, which is right even when it has passed
 */
export function readChosenTime(
  { sendDate: date, sendTime: time }: TimeInputs,
  { timeZone, stored, now }: { timeZone: string; stored: string | null; now: Date },
): Chosen {
  if (date === "" && time === "") return { sendAt: null };
  if (time === "") return { errors: { sendTime: copy.time } };
  if (date === "") return { errors: { sendDate: copy.date } };
  const before = timeInputs(stored, timeZone);
  if (stored !== null && before.sendDate === date && before.sendTime === time) return { sendAt: stored };
  const moment = momentOf({ date, time }, timeZone);
  if (moment <= now) return { errors: { sendDate: copy.past } };
  if (moment.valueOf() - now.valueOf() > MAX_DAYS_AHEAD * DAY_MS)
    return { errors: { sendDate: copy.far(MAX_DAYS_AHEAD) } };
  return { sendAt: moment.toISOString() };
}

/** For staff. @param timestamp ISO */
export function shownTime(timestamp: string | null, timeZone: string): string | null {
  return timestamp === null ? null : formatLocalTime(new Date(timestamp), timeZone);
}
