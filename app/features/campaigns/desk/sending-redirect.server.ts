import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { sendingParameters } from "./campaign.forms";

/** Leads to the same page, with other parameters of its own. */
export function redirectTo(
  request: Request,
  parameters: Record<string, string>,
  anchor: string,
): SubmissionResult {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of [...Object.values(sendingParameters), SENT_PARAMETER]) searchParams.delete(name);
  for (const [name, value] of Object.entries(parameters)) searchParams.set(name, value);
  const search = searchParams.toString();
  return { ok: true, to: `${pathname}${search && `?${search}`}#${anchor}` };
}
