import { logger } from "~/lib/logger.server";

let failedReads = 0;

/** For data that is shown as empty when it cannot be read: a page that was rendered meanwhile must not be stored. */
export function logFailedRead(what: string, error: unknown): void {
  failedReads += 1;
  logger.error(`${what} not read`, { error });
}

/** Of this process since its start. */
export const countFailedReads = (): number => failedReads;
