import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * An edit that met somebody else's change is shown beside the record as it is stored now, not as it was opened. After
 * any other refusal nothing is asked for: the server may be out of reach, and the page would be lost with what was
 * typed. The framework's default, once a route has a function of its own, would ask.
 */
export function shouldRevalidate({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 ? defaultShouldRevalidate : actionStatus === 404 || actionStatus === 409;
}
