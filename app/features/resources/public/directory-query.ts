import { directory, page } from "~/content/resources/support-resources-page";
import { type DangerFamily, dangerCode } from "~/lib/danger-family";
import { filterHref } from "~/lib/filter-query";

/** As in the URL; empty is no filter. */
export interface DirectoryFilters {
  q: string;
  category: string;
  /** USPS code */
  state: string;
  cost: "" | "free";
  phone: "" | "yes";
  online: "" | "yes";
  /** ISO 639-1 */
  language: string;
  /** The entries of a list of one's own, for browsers without script: "3,17". */
  list: string;
}

export interface DirectoryQuery extends DirectoryFilters {
  /** What a search told of, instead of its words. */
  danger: DangerFamily | undefined;
  /** A list of one's own, in its order; the filters do not hold for it. */
  ids: readonly number[] | undefined;
  /** From 1; may be beyond the last page. */
  page: number;
  /** Every entry on one page. */
  all: boolean;
}

export const noFilters: DirectoryFilters = {
  q: "",
  category: "",
  state: "",
  cost: "",
  phone: "",
  online: "",
  language: "",
  list: "",
};

/** Leads to the results in view. @param path the page that the directory is on, here and below */
export const resultsPath = (path: `/${string}`): `/${string}` => `${path}#${directory.resultsAnchor}`;

export const directoryPath = (path: `/${string}`): `/${string}` => `${path}#${directory.anchor}`;

/** Of the page for that danger: what was typed is no part of it. */
export const DANGER_PARAMETER = "help";

export function dangerHref(
  danger: DangerFamily,
  state: string,
  path: `/${string}` = page.path,
): `/${string}` {
  return filterHref(resultsPath(path), { [DANGER_PARAMETER]: dangerCode(danger), state });
}

export function filtersOf({ q, category, state, cost, phone, online, language, list }: DirectoryFilters) {
  return { q, category, state, cost, phone, online, language, list };
}

export function directoryHref(
  filters: Partial<DirectoryFilters>,
  number = 1,
  path: `/${string}` = page.path,
): `/${string}` {
  return filterHref(resultsPath(path), filtersOf({ ...noFilters, ...filters }), number);
}
