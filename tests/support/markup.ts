const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** A text as the server writes it, as it is read. */
export const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** A page's markup as the words stand in it: without scripts, which hold all of a page's data. */
export function readable(html: string): string {
  return decoded(html.replace(/<script[\s\S]*?<\/script>|<!-- -->/g, ""));
}

/** Markup as a browser reads it, an element a line: without the spaces and spellings that change nothing. */
export function normalizedMarkup(html: string): string {
  const plain = html
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("/>", ">")
    .replace("charSet", "charset");
  return plain
    .replace(/\s+/g, " ")
    .replace(/ ?(<\/?(?:!doctype|html|head|meta|title|style|body|div|h1|h2|p)\b[^>]*>) ?/g, "\n$1")
    .trim();
}

/** The value of an attribute of a tag as React writes it; undefined when the tag has no such attribute. */
export function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
}

/** The opening tags of a name. */
export const tags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => tag);

/** The texts of the elements of a name, which hold none of their own name. */
export const texts = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<(${name})\\b[^>]*>([\\s\\S]*?)</\\1>`, "g"))].map(([, , inner = ""]) =>
    inner
      .replace(/<[^>]+>/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );

/** The part of a page between two of its words. */
export const between = (html: string, start: string, end: string): string =>
  html.split(start)[1]?.split(end)[0] ?? "";
