/** Languages that letters are written in. */
export type LetterLanguage = "en" | "es";

/** Words that hardly a sentence does without, and that the other language does not have. */
const COMMON: Readonly<Record<LetterLanguage, ReadonlySet<string>>> = {
  en: new Set(
    "the and you is are was my have has had i to of for with that this it we they not do can am be been what how from your me".split(
      " ",
    ),
  ),
  es: new Set(
    "el la los las de del que y en es un una mi mis me con para por no se lo le su sus yo está estoy esta tengo tiene hola gracias ayuda necesito trabajo como qué cómo pero más muy ya desde hace perdí fue soy son hay al porque cuando quiero puedo".split(
      " ",
    ),
  ),
};

const MAX_LENGTH = 5_000;

/** The language of a text by its most common words; English where there are none. */
export function writtenLanguage(text: string): LetterLanguage {
  const words =
    text
      .slice(0, MAX_LENGTH)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (language: LetterLanguage) => words.filter((word) => COMMON[language].has(word)).length;
  return count("es") > count("en") ? "es" : "en";
}
