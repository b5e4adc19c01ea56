import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { sendingParameters } from "./campaign.forms";

type PreviewFormat = "html" | "text" | "eml";

/** `draft` is of a team update, a number the id of a campaign. */
export type Previewed = "draft" | "newsletter" | number;

/** The mail itself, without a page around it. */
export function mailPreviewPath(of: Previewed, format: PreviewFormat = "html"): `/${string}` {
  return `/admin/dashboard/newsletter/preview?of=${of}${format === "html" ? "" : `&as=${format}`}`;
}

/** Shows what is being written. */
export const livePreviewPath = "/admin/newsletter/live-preview";

/** A page that shows it. */
export function mailPreviewPage(of: Previewed): `/${string}` {
  return `/admin/newsletter/preview?of=${of}`;
}

export function campaignPath(id: number): `/${string}` {
  return `/admin/dashboard/newsletter/campaigns/${id}`;
}

export function troubledMailsPath(id: number): `/${string}` {
  return `${campaignPath(id)}/addresses.csv`;
}

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
