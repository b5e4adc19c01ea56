export const resourceDirectory = {
  search: { label: "Search resources", hint: "A word or a sentence, such as: I can't pay my rent" },
  category: { label: "Category", all: "All categories" },
  submit: "Show resources",
  clear: "Clear filters",
  loading: "Loading resources",
  pages: "Pages of resources",
  inPages: "Back to the list in pages",
  card: {
    organization: "Offered by",
    eligibility: "Who can use it",
    cost: "Cost",
    phone: "Phone",
    area: "Where",
    tags: "Tags",
    website: "Visit website",
    checked: "Last checked",
    report: "Report a mistake",
    foundBy: "Found by:",
  },
  emptyHeading: "No resources found",
} satisfies Record<string, string | Record<string, string>>;

export function resourceCountLine({ from, to, total }: { from: number; to: number; total: number }): string {
  return `Showing ${from}-${to} of ${total} ${total === 1 ? "resource" : "resources"}`;
}

export function wholeDirectoryLabel(total: number): string {
  return `See all ${total} entries on one page, to print`;
}

export function resourcesEmptyText({ q = "", category = "" }: { q?: string; category?: string }): string {
  if (q && category)
    return `Nothing in ${category} matches "${q}". Try a shorter word, or search all categories.`;
  if (q) return `Nothing matches "${q}". Try a shorter word, such as rent, food or training.`;
  if (category)
    return `There is nothing in ${category} at the moment. Choose another category, or call 211 for help near you.`;
  return "The directory is being set up. Until then, call 211 for help near you.";
}
