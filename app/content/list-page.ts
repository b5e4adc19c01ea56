import type { Language } from "~/lib/contexts";
import { filterHref } from "~/lib/filter-query";
import { languageOf, type PageDescription } from "./page";

interface ListWords {
  connectionProblem: string;
  again: string;
  previous: string;
  next: string;
  page: string;
  /** Stands below the numbers, which are five at most. */
  pageOf: (number: number, count: number) => string;
  /** Stands in the title of the second page of a list, and of those after it. */
  numbered: (title: string, number: number) => string;
}

/** Every list says these beside its own words, in one module: pages of staff load it as well. */
export const listWords: Readonly<Record<Language, ListWords>> = {
  en: {
    connectionProblem: "The list did not load. What you typed is still here.",
    again: "Try again",
    previous: "Previous",
    next: "Next",
    page: "Page",
    pageOf: (number, count) => `Page ${number} of ${count}`,
    numbered: (title, number) => `${title}, page ${number}`,
  },
  es: {
    connectionProblem: "La lista no cargó. Lo que escribió sigue aquí.",
    again: "Intentar de nuevo",
    previous: "Anterior",
    next: "Siguiente",
    page: "Página",
    pageOf: (number, count) => `Página ${number} de ${count}`,
    numbered: (title, number) => `${title}, página ${number}`,
  },
};

interface ListPart {
  /** After clamping, from 1. */
  number?: number;
  filters: readonly string[];
}

/** Page 2 has its own canonical URL; a search has the unfiltered list's. */
export function listPage(
  list: PageDescription & { path: `/${string}` },
  { number = 1, filters }: ListPart,
): PageDescription {
  const used = filters.filter((text) => text !== "");
  const searched = used.length > 0 ? `${list.title}: ${used.join(", ")}` : list.title;
  const { numbered } = listWords[languageOf(list.path)];
  return {
    ...list,
    title: number > 1 ? numbered(searched, number) : searched,
    path: used.length > 0 ? list.path : filterHref(list.path, {}, number),
  };
}
