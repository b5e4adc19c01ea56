import { posix } from "node:path";
import type { SourceFile } from "./rules";

/** Modules a file imports, types included, as paths from the root without an ending. */
function importedBy({ path, text }: SourceFile): string[] {
  const modules = [...text.matchAll(/^(?:import|export)\b[^;]*?from "([^"]+)"/gms)].map(
    (match) => match[1] ?? "",
  );
  return modules.flatMap((module) => {
    if (module.startsWith("~/")) return [`app/${module.slice(2)}`];
    return module.startsWith(".") ? [posix.join(posix.dirname(path), module)] : [];
  });
}

/** The feature or kit that a file belongs to, such as "features/audit"; undefined for every other file. */
const subjectOf = (path: string) => /^app\/((?:features|kits)\/[^/]+)/.exec(path)?.[1];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

type FolderOf = (path: string) => string | undefined;

/** The folder inside a feature that a file belongs to, such as "desk"; undefined for a file of anything else. */
export const folderInside =
  (feature: string): FolderOf =>
  (path) => {
    const [folder, file] = path.startsWith(`app/features/${feature}/`) ? path.split("/").slice(3) : [];
    return file === undefined ? undefined : folder;
  };

/** Which file imports what, for each pair of folders "features/a features/b". */
function arrowsBetween(files: readonly SourceFile[], folderOf: FolderOf): Map<string, Map<string, string[]>> {
  const arrows = new Map<string, Map<string, string[]>>();
  for (const file of files) {
    const from = folderOf(file.path);
    if (!from || isTest(file.path)) continue;
    for (const module of importedBy(file)) {
      const to = folderOf(module);
      if (!to || to === from) continue;
      const targets = arrows.get(from) ?? new Map<string, string[]>();
      targets.set(to, [...(targets.get(to) ?? []), `${file.path} imports ${module}`]);
      arrows.set(from, targets);
    }
  }
  return arrows;
}

/** Folders, or all features and kits, must form a graph without cycles. @returns every import that is part of one */
export function importsInCycles(files: readonly SourceFile[], folderOf: FolderOf = subjectOf): string[] {
  const arrows = arrowsBetween(files, folderOf);
  const reaches = (from: string, target: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(from)?.keys() ?? [])].some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return [...arrows].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, imports]) => (reaches(to, from) ? imports : [])),
  );
}

/** Kits know no subject. @returns every import of a feature by a kit, types included */
export function featuresInKits(files: readonly SourceFile[]): string[] {
  return [...arrowsBetween(files, subjectOf)].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, imports]) =>
      from.startsWith("kits/") && to.startsWith("features/") ? imports : [],
    ),
  );
}
