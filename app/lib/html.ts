const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML made by the `html` tag: its values are escaped already. */
export class Markup {
  constructor(readonly source: string) {}
}

type Value = string | number | Markup | readonly Markup[];

function written(value: Value): string {
  if (value instanceof Markup) return value.source;
  if (typeof value === "object") return value.map(written).join("");
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Writes HTML outside React, for mails: html`<p title="${text}">${text}</p>` escapes every value that is not itself made so. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, index) => part + written(values[index] ?? "")).join(""));
}
