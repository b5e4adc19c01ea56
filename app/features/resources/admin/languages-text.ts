import { languageCode, languageName } from "~/features/resources/languages";
import { tagsIn, tagsText } from "./tags-text";

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
