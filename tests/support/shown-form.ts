import { attribute, readable, tags } from "./markup";

const inputs: Record<string, (tag: string) => string | undefined> = {
  checkbox: (tag) => (/\schecked\b/.test(tag) ? "on" : undefined),
  radio: (tag) => (/\schecked\b/.test(tag) ? attribute(tag, "value") : undefined),
};

/** What a form of a page has in its fields, as a browser without script would send it again. */
export function shownValues(html: string, form: string): Record<string, string> {
  const found = [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)]
    .map(([markup]) => markup)
    .find((markup) =>
      tags(markup, "input").some(
        (tag) => attribute(tag, "name") === "form" && attribute(tag, "value") === form,
      ),
    );
  if (!found) return {};
  const values: Record<string, string> = {};
  for (const tag of tags(found, "input")) {
    const read = inputs[attribute(tag, "type") ?? ""] ?? ((input) => attribute(input, "value"));
    const value = read(tag);
    const name = attribute(tag, "name");
    if (name && value !== undefined) values[name] = value;
  }
  for (const [, tag = "", text = ""] of found.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)) {
    const name = attribute(` ${tag}`, "name");
    if (name) values[name] = readable(text).replace(/^\n/, "");
  }
  for (const [, tag = "", options = ""] of found.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const name = attribute(` ${tag}`, "name");
    const selected = tags(options, "option").find((option) => /\sselected\b/.test(option));
    if (name && selected) values[name] = attribute(selected, "value") ?? "";
  }
  return values;
}
