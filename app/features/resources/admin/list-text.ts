import { languageCode, languageName } from "~/features/resources/languages";

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

const ENGLISH = "en";

/** Languages as typed that are not known. */
export function unknownLanguages(text: string): string[] {
  return tagsIn(text).filter((word) => languageCode(word) === undefined);
}

/** Codes of languages typed between commas; English where there are none. */
export function languagesIn(text: string): string[] {
  const codes = tagsIn(text).flatMap((word) => languageCode(word) ?? []);
  return codes.length > 0 ? [...new Set(codes)] : [ENGLISH];
}

export function languagesText(json: string): string {
  return tagsIn(tagsText(json)).map(languageName).join(", ");
}
