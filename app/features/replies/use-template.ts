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
