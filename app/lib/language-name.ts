import type { Language } from "~/lib/contexts";

const namers = new Map<Language, Intl.DisplayNames>();

/** What a language is called in another one. Making the namer takes as long as reading an entry, so it is kept. */
export function languageName(code: string, language: Language): string {
  const known = namers.get(language);
  const namer = known ?? new Intl.DisplayNames(language, { type: "language" });
  if (!known) namers.set(language, namer);
  return namer.of(code) ?? code;
}
