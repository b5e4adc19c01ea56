export function tagsIn(text: string): string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim().replace(/\s+/g, " ")))].filter(
    (tag) => tag !== "",
  );
}

export function tagsText(json: string): string {
  try {
    const tags: unknown = JSON.parse(json);
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string").join(", ") : "";
  } catch {
    return "";
  }
}
