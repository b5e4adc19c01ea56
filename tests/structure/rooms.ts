import { posix } from "node:path";
import { importsOf, isTest, subjectOf } from "./import-graph";
import type { Rule, SourceFile } from "./rules";

interface Room {
  /** What it knows, and what it never knows. */
  rule: string;
  imports: readonly string[];
  /** Rooms of which it may import only types. */
  types?: readonly string[];
  /** Text that would break the rule. */
  never?: RegExp;
}

const SQL_PACKAGE = /from "(?:kysely|better-sqlite3)"/;

const BASE = ["http", "mail", "database", "content", "lib"];

export const rooms: Readonly<Record<string, Room>> = {
  lib: {
    rule: "Small functions and hooks; imports nothing else of the application.",
    imports: [],
    never: SQL_PACKAGE,
  },
  content: {
    rule: "Text, figures and addresses of the public pages; imports only `lib`.",
    imports: ["lib"],
    never: SQL_PACKAGE,
  },
  mail: {
    rule: "One mail in, one accepted mail out: knows SMTP and MIME, imports only `lib`.",
    imports: ["lib"],
    never: /from "(?:kysely|better-sqlite3|node:http|@remix-run\/[\w-]+)"|\bprocess\.env\b/,
  },
  database: {
    rule: "Knows SQLite, never a request, a subject or the environment: it gets a path.",
    imports: ["lib"],
    never: /from "(?:node:http|@remix-run\/[\w-]+)"|\bprocess\.env\b/,
  },
  http: {
    rule: "What happens to a request before and after Remix: knows Node's request, never a subject.",
    imports: ["database", "content", "lib"],
  },
  server: {
    rule: "Composes the other rooms into the services of this process; others import only its types.",
    imports: ["kits", ...BASE],
  },
  components: {
    rule: "Knows how something looks, never a feature.",
    imports: ["content", "lib"],
    never: SQL_PACKAGE,
  },
  kits: {
    rule: "What several features share: knows no feature, and gets database and environment as arguments.",
    imports: ["components", ...BASE],
    types: ["server"],
  },
  features: {
    rule: "One subject each, which gets database and environment as arguments.",
    imports: ["kits", "components", "styles", ...BASE],
    types: ["server"],
  },
  browser: {
    rule: "The scripts of public pages: what they share with the server, and no package.",
    imports: ["features", "kits", "content", "lib"],
    types: ["database"],
  },
  routes: {
    rule: "One folder for each URL: guard, one feature function, components.",
    imports: ["features", "kits", "components", "styles", "server", ...BASE],
  },
};

const roomOf = (path: string) => /^app\/(\w+)\//.exec(path)?.[1];

/** A room imports only what it may, types included, and has no text that would break its rule. */
export const roomKeepsItsRule: Rule = (file) => {
  const name = roomOf(file.path) ?? "";
  const room = rooms[name];
  if (!room || isTest(file.path)) return undefined;
  const wrong = importsOf(file).find(({ module, isType }) => {
    const to = roomOf(module);
    if (to === undefined || to === name || room.imports.includes(to)) return false;
    return !(isType && room.types?.includes(to));
  });
  if (wrong) return `imports ${wrong.module}. ${room.rule}`;
  const known = room.never?.exec(file.text)?.[0];
  return known ? `has ${known}. ${room.rule}` : undefined;
};

const MAX_FLAT = 40;
const MAX_SUBJECT = 60;
const FLAT_LIMITS: Readonly<Record<string, number>> = { "app/server": 10 };

function countBy(files: readonly SourceFile[], groupOf: (path: string) => string | undefined) {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const group = groupOf(path);
    if (group !== undefined && !isTest(path)) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}

/** @returns folders with more files than a reader can survey, tests excepted */
export function overfullFolders(files: readonly SourceFile[]): string[] {
  const flat = countBy(files, (path) => (subjectOf(path) ? undefined : posix.dirname(path)));
  const subjects = countBy(files, subjectOf);
  return [
    ...[...flat].filter(([folder, count]) => count > (FLAT_LIMITS[folder] ?? MAX_FLAT)),
    ...[...subjects].filter(([, count]) => count > MAX_SUBJECT),
  ].map(([folder, count]) => `${folder} has ${count} files`);
}
