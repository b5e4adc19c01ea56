/** The tags in what was typed: between commas, each once. */
export function tagsIn(text: string): string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim().replace(/\s+/g, " ")))].filter(
    (tag) => tag !== "",
  );
}

/** Stored tags as they are typed. @param json a JSON list of texts; anything else is none */
export function tagsText(json: string): string {
  try {
    const tags: unknown = JSON.parse(json);
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string").join(", ") : "";
  } catch {
    return "";
  }
}
