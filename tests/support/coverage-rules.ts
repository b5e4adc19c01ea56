import type { Section } from "../../scripts/support/specification.mjs";

interface TaggedFile {
  path: string;
  tags: readonly string[];
  /** Tags of a section that belong to no running test. */
  misplaced: readonly string[];
}

/** Sections with requirements, but without a test. */
export function sectionsWithoutTests(sections: readonly Section[], files: readonly TaggedFile[]): string[] {
  const tags = new Set(files.flatMap((file) => file.tags));
  return sections.filter(({ hasParts, tag }) => !hasParts && !tags.has(tag)).map(({ tag }) => tag);
}

/** Tags that name no section, or one that has parts, and tags that no running test has. */
export function wrongTags(sections: readonly Section[], files: readonly TaggedFile[]): string[] {
  const known = new Set(sections.filter(({ hasParts }) => !hasParts).map(({ tag }) => tag));
  return files.flatMap(({ path, tags, misplaced }) => [
    ...tags.filter((tag) => !known.has(tag)).map((tag) => `${path}: ${tag} is no section without parts`),
    ...misplaced.map((tag) => `${path}: ${tag} is not in the array of a running test's tags`),
  ]);
}

/** References of departures to an item of `docs/departures.md`, or to a decision, that does not exist. */
export function wrongReferences(
  sections: readonly Section[],
  items: ReadonlySet<string>,
  decisions: readonly string[],
): string[] {
  const exists = (reference: string) => {
    const [, item, decision] = /^departures(?: (\d+))?$|^decision ([a-z-]+)$/.exec(reference) ?? [];
    if (decision) return decisions.includes(`${decision}.md`);
    return item ? items.has(item) : reference === "departures";
  };
  return sections.flatMap(({ tag, departures }) =>
    departures
      .flatMap(({ references }) => references)
      .filter((reference) => !exists(reference))
      .map((reference) => `${tag}: ${reference}`),
  );
}

/** “public specification, section 2” and the like; the words between may hold the start of a comment's next line. */
const CITATION = /(?:\b(public|staff)[\s*/]+specification\b[^.;)]{0,80}?)?\bsection (\d+(?:\.\d+)?)/gi;
const RFC = /RFC \d+,\s*$/;

/** Citations of a section that does not exist. One that names no specification can be of either. */
export function wrongCitations(sections: readonly Section[], path: string, text: string): string[] {
  const known = new Set(sections.flatMap(({ tag, number }) => [tag, number]));
  return [...text.matchAll(CITATION)].flatMap(({ 0: words, 1: name, 2: number = "", index }) => {
    if (RFC.test(text.slice(0, index))) return [];
    return known.has(name ? `@${name.toLowerCase()}-${number}` : number) ? [] : [`${path}: ${words}`];
  });
}
