import { cutAtWord } from "~/lib/text/words";
/** What the browser renders again when a filter changes. */
export const resourceDirectory = {
  clear: "Clear filters",
  removeFilter: "Remove filter:",
  loading: "Loading resources",
  pages: "Pages of resources",
  emptyHeading: "No resources found",
  emptyCategories: "Or choose a kind of help:",
  /** Where what a search needs was not recognized. */
  doubt: {
    title: "We are not sure we understood",
    text: "Somebody at 211 can tell you what help is near you. You can also try fewer words, such as rent, food or training. Our best guesses are below.",
  },
} satisfies Record<string, string | Record<string, string>>;

export const directoryFilters = {
  search: { label: "Search resources", hint: "A word or a sentence, such as: I can't pay my rent" },
  category: { label: "Category", all: "All categories" },
  state: { label: "Your state", all: "Any state" },
  more: "More filters",
  cost: "Free",
  phone: "By phone",
  online: "Online",
  language: { label: "Language", all: "Any language" },
  submit: "Show resources",
} satisfies Record<string, string | Record<string, string>>;

export const wholeDirectory = { heading: "The whole directory", inPages: "Back to the list in pages" };

export const ownList = {
  bar: "Your list:",
  heading: "A list of places that can help",
  intro:
    "This page holds the whole list. Print it, or copy its link and send it to your phone or to someone else.",
  print: "Print",
  copy: "Copy link",
  copied: "Copied",
  save: "Save as my list",
  remove: "Remove",
  back: "Back to the directory",
  emptyHeading: "This list is empty",
  emptyText: "The entries it held may be gone. Look through the directory and add what helps you.",
} satisfies Record<string, string>;

/** On paper, where no link can be opened. */
export const printedAddress = "This list on the web:";

export const nationwide = "Everywhere in the US";

export function inState(name: string): string {
  return `In ${name}`;
}

export function resourceCountLine(
  { from, to, total }: { from: number; to: number; total: number },
  state?: string,
): string {
  const place = state ? ` for ${state}` : "";
  if (total === 1) return `Showing 1 resource${place}`;
  if (from === to && total > 0) return `Showing the last of ${total} resources${place}`;
  return `Showing ${from}-${to} of ${total} resources${place}`;
}

export function wholeDirectoryLabel(total: number): string {
  return `See all ${total} entries on one page, to print`;
}

export function resourcesEmptyText(filters: { q?: string; category?: string; state?: string }): string {
  const { q: words = "", category, ...others } = filters;
  const q = cutAtWord(words, 60);
  if (q && category)
    return `Nothing in ${category} matches "${q}". Try a shorter word, or search all categories.`;
  if (q) return `Nothing matches "${q}". Try a shorter word, such as rent, food or training.`;
  if (Object.values(others).some(Boolean))
    return "Nothing fits all of these filters. Take one away, or call 211 for help near you.";
  if (category)
    return `There is nothing in ${category} at the moment. Choose another category, or call 211 for help near you.`;
  return "The directory is being set up. Until then, call 211 for help near you.";
}
