import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * Revalidates after a version conflict (409) or a deleted record (404), to show the stored values. Not after other errors:
 * the server may be unreachable, and a failed revalidation would replace the page and lose the typed text.
 */
export function shouldRevalidate({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 ? defaultShouldRevalidate : actionStatus === 404 || actionStatus === 409;
}
