/** Splits running text into sentences at full stops, question marks, exclamation marks and colons. */
export function sentences(text: string): string[] {
  return text
    .replace(/(\d)[.,](\d)/g, "$1$2")
    .split(/[.!?:;]+(?:\s|$)|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]/i.test(sentence));
}

/** The words of a text; numbers count as words. */
export function words(text: string): string[] {
  return text.match(/[A-Za-z0-9$%]+(?:['’.,-][A-Za-z0-9%]+)*/g) ?? [];
}

/** Estimates the syllables of an English word from its vowel groups; a number counts as one. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const stem = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, "");
  return Math.max(1, (stem.match(/[aeiouy]{1,2}/g) ?? []).length);
}

/**
 * Flesch-Kincaid grade of a text: the US school year it takes to read it. Meaningful from about 100 words on.
 *
 * @see https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests
 */
export function readingGrade(text: string): number {
  const sentenceCount = Math.max(1, sentences(text).length);
  const all = words(text);
  const syllableCount = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / sentenceCount) + 11.8 * (syllableCount / Math.max(1, all.length)) - 15.59;
}

/** A vowel that makes a syllable: a weak one beside a strong one makes none of its own. */
const SPANISH_NUCLEUS = /[aeoáéíóú]|(?<![aeoáéíóú])[iuü]+(?![aeoáéíóú])/giu;

/**
 * Fernández Huerta's ease of a Spanish text: from 60 on it is plain, from 70 on fairly easy.
 *
 * @see https://es.wikipedia.org/wiki/Legibilidad
 */
export function spanishEase(text: string): number {
  const all = text.match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? [];
  const syllableCount = all.reduce(
    (sum, word) => sum + Math.max(1, (word.match(SPANISH_NUCLEUS) ?? []).length),
    0,
  );
  const sentenceCount = Math.max(1, sentences(text).length);
  return 206.84 - 60 * (syllableCount / Math.max(1, all.length)) - 1.02 * (all.length / sentenceCount);
}

/** Every string of a content module that reads as a sentence, however deep it stands. */
export function prose(value: unknown): string[] {
  if (typeof value === "string") return /\s\S+\s\S+\s/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(prose);
  if (value && typeof value === "object") return Object.values(value).flatMap(prose);
  return [];
}
