/** Sources a list is limited to. */
export interface SourceFilter {
  names: readonly string[];
  /** No other stored source can match their words in the search index, so it need not be compared article by article. */
  indexSuffices: boolean;
}

/**
 * What the beginnings of a source's words look like to the index, which removes accents and endings: two letters are
 * what Porter's stemmer leaves of any word. Undefined where that is not certain: markup, letters outside ASCII.
 */
function beginnings(source: string): Set<string> | undefined {
  const plain = source.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (/[<&]|[^\x20-\x7e]/.test(plain)) return undefined;
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.length > 0 ? new Set(words.map((word) => word.slice(0, 2))) : undefined;
}

/** @param stored the sources of all public articles */
export function sourceFilter(names: readonly string[], stored: readonly string[]): SourceFilter {
  const chosen = new Set(names);
  const wanted = names.map(beginnings);
  const others = stored.filter((source) => !chosen.has(source)).map(beginnings);
  const canMatch = (other: Set<string> | undefined) =>
    !other || wanted.some((words) => !words || [...words].every((word) => other.has(word)));
  return { names, indexSuffices: !others.some(canMatch) };
}
