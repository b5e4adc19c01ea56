import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** An edit that met somebody else's change is shown beside the record as it is stored now, not as it was opened. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 404 || actionStatus === 409;
}
