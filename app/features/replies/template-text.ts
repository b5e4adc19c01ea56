import type { RepliedKind } from "~/database/schema/schema.server";

const all = ["contact", "volunteer", "partnership", "report"] as const;

/** What stands in a template as "{name}", and for which kinds of row it is known. */
const kindsOf = {
  name: ["contact", "volunteer", "partnership"],
  organization: all,
  directory: all,
  first_week: all,
  role: ["volunteer"],
  company: ["partnership"],
  entry: ["report"],
  crisis_lines: all,
} as const satisfies Record<string, readonly RepliedKind[]>;

/** Who writes such a text writes to somebody in danger. */
export const hasCrisisLines = (text: string): boolean => text.includes("{crisis_lines}");

export type Placeholder = keyof typeof kindsOf;

type PlaceholderValues = Partial<Record<Placeholder, string>>;

const PLACEHOLDER = /\{([^{}\n]{1,40})\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(kindsOf, name);

const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);

function placeholdersFor(kinds: readonly RepliedKind[]): Placeholder[] {
  return Object.keys(kindsOf)
    .filter(isPlaceholder)
    .filter((name) => {
      const known: readonly RepliedKind[] = kindsOf[name];
      return kinds.every((kind) => known.includes(kind));
    });
}

/** @returns what is in braces, and no placeholder of all these kinds */
export function unknownPlaceholders(text: string, kinds: readonly RepliedKind[]): string[] {
  const known: readonly string[] = placeholdersFor(kinds);
  return [...new Set(namesIn(text).filter((name) => !known.includes(name)))];
}

/** @returns placeholders that were left in a text to be sent */
export function leftPlaceholders(text: string): string[] {
  return [...new Set(namesIn(text).filter(isPlaceholder))];
}

/** "Hello {name}," is "Hello," where the name is not known. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/( ?)\{([^{}\n]{1,40})\}/g, (whole, blank: string, name: string) => {
    const value = isPlaceholder(name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return value === "" ? "" : blank + value;
  });
}

const sameText = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();

export const isSameText = (one: string, other: string) => sameText(one) === sameText(other);

/**
 * The text of a reply when a template is chosen. What was typed stays below it.
 * @param untouched texts that no one typed: the first one of the form and those of all templates
 */
export function withTemplate(typed: string, template: string, untouched: readonly string[]): string {
  const now = sameText(typed);
  const isUntouched = now === "" || untouched.some((text) => sameText(text) === now);
  return isUntouched || now === sameText(template) ? template : `${template}\n\n${typed.trim()}`;
}

/** A subject of one's own stays. */
export function withSubject(typed: string, subject: string, untouched: readonly string[]): string {
  return typed.trim() === "" || untouched.includes(typed.trim()) ? subject : typed;
}

/** Action data: the form with a template in it, and nothing sent. */
export interface AppliedTemplate {
  applied: string;
  values: Record<string, string>;
}

export function isAppliedTemplate(data: unknown): data is AppliedTemplate {
  return typeof data === "object" && data !== null && "applied" in data && "values" in data;
}
