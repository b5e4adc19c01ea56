import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Only after a version conflict (409) or deletion (404): otherwise a failed revalidation would lose typed text. */
export function shouldRevalidate({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 ? defaultShouldRevalidate : actionStatus === 404 || actionStatus === 409;
}
