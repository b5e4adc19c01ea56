import { posix } from "node:path";
import type { SourceFile } from "./rules";

export interface Import {
  /** Path from the root without an ending. */
  module: string;
  isType: boolean;
}

/** Tests and their helpers may import anything. */
export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith("tests/");

const known = new WeakMap<SourceFile, Import[]>();

/** The project's modules that a file imports, types included. */
export function importsOf(file: SourceFile): Import[] {
  const imports = known.get(file) ?? findImports(file);
  known.set(file, imports);
  return imports;
}

function findImports({ path, text }: SourceFile): Import[] {
  const found = [
    ...text.matchAll(/^(?:import|export)\b(?<type> type\b)?[^;]*? from "(?<module>[^"]+)"/gms),
    ...text.matchAll(/\bimport\("(?<module>[^"]+)"\)/g),
  ];
  return found.flatMap(({ groups = {} }) => {
    const { module = "", type } = groups;
    const isType = type !== undefined;
    if (module.startsWith("~/")) return [{ module: `app/${module.slice(2)}`, isType }];
    if (module.startsWith(".")) return [{ module: posix.join(posix.dirname(path), module), isType }];
    return [];
  });
}

/**
 * The files that load with one, itself excepted. Imports of types load nothing, and style sheets are not counted.
 *
 * @param path with its ending
 */
export function runtimeClosure(files: ReadonlyMap<string, SourceFile>, path: string): Set<string> {
  const endings = ["", ".ts", ".tsx"];
  const found = new Set([path]);
  for (const reached of found) {
    const file = files.get(reached);
    if (!file) continue;
    for (const { module, isType } of importsOf(file)) {
      const loaded = isType ? undefined : endings.map((end) => module + end).find((name) => files.has(name));
      // The set grows while it is read.
      if (loaded) found.add(loaded);
    }
  }
  found.delete(path);
  return found;
}

/** Which file imports what, for each pair of groups. */
type Arrows = Map<string, Map<string, string[]>>;

/** @param groupOf the group of a file, such as its folder; files without one are left out */
function arrowsBetween(
  files: readonly SourceFile[],
  groupOf: (path: string) => string | undefined,
  isCounted: (from: string, to: string) => boolean = () => true,
): Arrows {
  const arrows: Arrows = new Map();
  for (const file of files) {
    const from = groupOf(file.path);
    if (from === undefined || isTest(file.path)) continue;
    for (const { module } of importsOf(file)) {
      const to = groupOf(module);
      if (to === undefined || to === from || !isCounted(from, to)) continue;
      const targets = arrows.get(from) ?? new Map<string, string[]>();
      targets.set(to, [...(targets.get(to) ?? []), `${file.path} imports ${module}`]);
      arrows.set(from, targets);
    }
  }
  return arrows;
}

/** Removes groups that import no other one or that no other one imports, until only cycles and paths between them are left. */
function cyclesOf(arrows: Arrows): string[] {
  const left = new Map([...arrows].map(([from, targets]) => [from, new Set(targets.keys())]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const imported = new Set([...left.values()].flatMap((targets) => [...targets]));
    for (const [from, targets] of left) {
      for (const to of targets) if (!left.has(to)) targets.delete(to);
      if (targets.size === 0 || !imported.has(from)) left.delete(from);
    }
  }
  return [...left].flatMap(([from, targets]) =>
    [...targets].flatMap((to) => arrows.get(from)?.get(to) ?? []),
  );
}

/** The feature or kit that a file belongs to, such as "features/audit"; undefined for every other file. */
export const subjectOf = (path: string) => /^app\/((?:features|kits)\/[^/]+)\//.exec(path)?.[1];

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, "");

/** @returns every import that is part of a cycle of features or kits */
export const importsInSubjectCycles = (files: readonly SourceFile[]) =>
  cyclesOf(arrowsBetween(files, subjectOf));

/** @returns every import that is part of a cycle of files */
export const importsInFileCycles = (files: readonly SourceFile[]) =>
  cyclesOf(arrowsBetween(files, withoutEnding));

/** @returns every import that is part of a cycle of folders within a feature or kit */
export const importsInFolderCycles = (files: readonly SourceFile[]) =>
  cyclesOf(
    arrowsBetween(
      files,
      (path) => (subjectOf(path) ? posix.dirname(path) : undefined),
      (from, to) => subjectOf(`${from}/`) === subjectOf(`${to}/`),
    ),
  );
