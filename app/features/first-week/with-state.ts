import type { LinkTarget } from "~/content/types";

const DIRECTORY = /^\/services\/support-and-resources\?([^#]*)(#.*)?$/;

/** A link into the directory, limited to a state; any other link as it is. */
export function withState(to: LinkTarget, state: string | undefined): LinkTarget {
  const [, query, anchor = ""] = DIRECTORY.exec(to) ?? [];
  if (query === undefined || state === undefined) return to;
  return `/services/support-and-resources?${query}&state=${state}${anchor}`;
}
