export type CategoryTone = "red" | "green" | "gold" | "blue" | "ink";

export type CategoryIcon =
  | "lifebuoy"
  | "form"
  | "money"
  | "bread"
  | "house"
  | "heart"
  | "talk"
  | "family"
  | "bus"
  | "access"
  | "scales"
  | "clock"
  | "compass"
  | "book"
  | "people"
  | "sign";

interface CategoryStyle {
  tone: CategoryTone;
  icon: CategoryIcon;
}

export const CRISIS_SUPPORT = "Crisis Support";

/** What cannot wait comes first. Red is for crises only. */
const categories = [
  { name: CRISIS_SUPPORT, tone: "red", icon: "lifebuoy" },
  { name: "Unemployment Benefits", tone: "green", icon: "form" },
  { name: "Emergency Financial Assistance", tone: "green", icon: "money" },
  { name: "Food Assistance", tone: "gold", icon: "bread" },
  { name: "Housing Assistance", tone: "gold", icon: "house" },
  { name: "Health Coverage", tone: "blue", icon: "heart" },
  { name: "Mental Health", tone: "blue", icon: "talk" },
  { name: "Family & Child Care", tone: "gold", icon: "family" },
  { name: "Transportation", tone: "gold", icon: "bus" },
  { name: "Disability", tone: "blue", icon: "access" },
  { name: "Legal Aid", tone: "ink", icon: "scales" },
  { name: "Older Adults", tone: "ink", icon: "clock" },
  { name: "Career Counseling", tone: "ink", icon: "compass" },
  { name: "Education & Training", tone: "ink", icon: "book" },
  { name: "Worker Organizing", tone: "ink", icon: "people" },
] as const satisfies readonly (CategoryStyle & { name: string })[];

/** The categories of the specification. */
export type CategoryName = (typeof categories)[number]["name"];

export const categoriesByUrgency: readonly string[] = categories.map(({ name }) => name);

/** A file of its own, so that the page that shows them is there sooner. */
export const iconHref = (icon: CategoryIcon): string => `/category-icons.svg#${icon}`;

/** Staff can add categories, which come last. */
export function categoryStyle(category: string): CategoryStyle {
  return categories.find(({ name }) => name === category) ?? { tone: "ink", icon: "sign" };
}

export function compareCategories(one: string, other: string): number {
  const place = (name: string) =>
    categoriesByUrgency.includes(name) ? categoriesByUrgency.indexOf(name) : categoriesByUrgency.length;
  return place(one) - place(other) || one.localeCompare(other, "en");
}
