import { directoryFilters, resourcesEmptyText } from "~/content/resources/resource-directory";
import { stateName } from "~/content/resources/states";
import { type DirectoryFilters, directoryHref, filtersOf } from "./directory-query";

export interface FilterLink {
  label: string;
  to: `/${string}`;
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

export const languageName = (code: string): string => languageNames.of(code) ?? code;

const labels: Record<keyof DirectoryFilters, (value: string) => string> = {
  q: (text) => text,
  category: (name) => name,
  state: (code) => stateName(code) ?? code,
  cost: () => directoryFilters.cost,
  phone: () => directoryFilters.phone,
  online: () => directoryFilters.online,
  language: languageName,
};

const names = ["q", "category", "state", "cost", "phone", "online", "language"] as const;

/** What is chosen, each with the URL of the list without it. */
export function chosenFilters(filters: DirectoryFilters): FilterLink[] {
  return names
    .filter((name) => filters[name] !== "")
    .map((name) => ({
      label: labels[name](filters[name]),
      to: directoryHref({ ...filtersOf(filters), [name]: "" }),
    }));
}

export const emptyText = (filters: DirectoryFilters): string => resourcesEmptyText(filtersOf(filters));
