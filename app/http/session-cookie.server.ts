export const SESSION_COOKIE = "staff";

const SENT = new RegExp(`(?:^|;\\s*)(?:__Host-)?${SESSION_COOKIE}=`);

/** Whether a request may be of a signed-in member of staff. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && SENT.test(header);
}
