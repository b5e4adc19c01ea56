/** A mail that the worker comes to later than this is not sent by itself: staff choose again. */
const LATEST_MS = 12 * 60 * 60 * 1000;

/** A time further away is taken for a slip. */
export const MAX_DAYS_AHEAD = 90;

/** Staff chose another time, or none, in the moment before. */
export class ChosenTimeChanged extends Error {
  override name = "ChosenTimeChanged";
}

/** @param sendAt ISO timestamp */
export const isTooLate = (sendAt: string, now: Date) => now.valueOf() - Date.parse(sendAt) > LATEST_MS;
