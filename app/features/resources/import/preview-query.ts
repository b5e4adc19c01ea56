import { adminPaths } from "~/features/staff/admin-paths";
import { filterHref } from "~/lib/filter-query";

export const previewGroups = ["problems", "changed", "added", "unchanged"] as const;

export type PreviewGroup = (typeof previewGroups)[number];

export function previewHref(id: string, group: PreviewGroup, page = 1): `/${string}` {
  return filterHref(`${adminPaths.resources}/import/${id}`, { show: group }, page);
}
