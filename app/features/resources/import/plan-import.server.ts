import { contentHash } from "~/lib/secrets.server";
import { shortDate } from "~/lib/time/dates";
import type { Resource } from "../admin/resource-editor.server";
import { rowProblems } from "./import.form";
import { differences, type ImportChange, type ImportedResource, rowValues } from "./import-values.server";
import type { SheetRow } from "./resource-sheet.server";

interface PlannedChange {
  line: number;
  stored: Resource;
  row: ImportedResource;
  changes: ImportChange[];
}

interface PlannedAddition {
  line: number;
  row: ImportedResource;
}

export interface ImportPlan {
  added: PlannedAddition[];
  changed: PlannedChange[];
  unchanged: { line: number; stored: Resource }[];
  problems: { line: number; messages: string[] }[];
}

interface Candidate {
  line: number;
  stored: Resource | undefined;
  row: ImportedResource;
}

const nameOf = ({ title, organization }: Pick<Resource, "title" | "organization">) =>
  `${title}\u001f${organization}`;

export class StoredEntries {
  readonly #byId = new Map<number, Resource>();
  readonly #byName = new Map<string, Resource>();

  /** @param isEmpty whether the directory has no entries at all */
  constructor(
    entries: readonly Resource[],
    readonly isEmpty: boolean,
  ) {
    for (const entry of entries) {
      this.#byId.set(entry.id, entry);
      this.#byName.set(nameOf(entry), entry);
    }
  }

  withId = (id: number) => this.#byId.get(id);
  called = (name: Pick<Resource, "title" | "organization">) => this.#byName.get(nameOf(name));
}

type Found = { ok: true; stored: Resource | undefined } | { ok: false; problem: string };

/** Whether a row can be about an entry. The file of another directory has its own numbers, and other names beside them. */
function isAbout(entry: Resource, { title = "", organization = "" }: SheetRow["cells"]): boolean {
  if (title === "" || organization === "") return true;
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  return isSame(entry.title, title) || isSame(entry.organization, organization);
}

/** The entry a row is about: by its ID, without one by title and organization. */
function findStored({ cells }: SheetRow, stored: StoredEntries): Found {
  const { id = "", title = "", organization = "" } = cells;
  if (id === "") return { ok: true, stored: stored.called({ title, organization }) };
  if (!/^\d{1,15}$/.test(id)) return { ok: false, problem: `Entry ID: “${id}” is not a whole number` };
  // A site that moves brings its export along.
  if (stored.isEmpty) return { ok: true, stored: undefined };
  const entry = stored.withId(Number(id));
  if (!entry)
    return {
      ok: false,
      problem: `Entry ID: there is no entry ${id}. Leave the cell empty to add a new entry`,
    };
  if (isAbout(entry, cells)) return { ok: true, stored: entry };
  return {
    ok: false,
    problem: `Entry ID: entry ${id} is “${entry.title}” of ${entry.organization} here. Leave the cell empty to add a new entry`,
  };
}

/**
 * Rejects rows that would duplicate a name. A rejected row leaves its entry's name taken, which may reject the next
 * row: each row is checked once, and once more if it waits for another entry's name.
 */
function withoutClashes(
  candidates: readonly Candidate[],
  stored: StoredEntries,
  problems: ImportPlan["problems"],
) {
  const newNames = new Map(
    candidates.flatMap(({ stored: entry, row }) => (entry ? [[entry.id, nameOf(row)] as const] : [])),
  );
  const rejected = new Set<Candidate>();
  /** Entries that stay as they are because their row is rejected. */
  const staying: number[] = [];
  const reject = (candidate: Candidate, message: string) => {
    problems.push({ line: candidate.line, messages: [message] });
    rejected.add(candidate);
    if (candidate.stored) staying.push(candidate.stored.id);
  };

  const lines = new Map<string, number>();
  /** The row that takes the name of an entry, by the entry's number. One at most: no two rows have one name. */
  const successors = new Map<number, Candidate>();
  for (const candidate of candidates) {
    const name = nameOf(candidate.row);
    const earlier = lines.get(name);
    if (earlier !== undefined) {
      reject(candidate, `It has the title and organization of line ${earlier}`);
      continue;
    }
    lines.set(name, candidate.line);
    const owner = stored.called(candidate.row);
    if (!owner || owner.id === candidate.stored?.id) continue;
    const ownersNewName = newNames.get(owner.id);
    if (ownersNewName !== undefined && ownersNewName !== name) successors.set(owner.id, candidate);
    else reject(candidate, rowProblems.taken(owner.id));
  }
  // The list grows while it is read.
  for (const id of staying) {
    const successor = successors.get(id);
    if (successor) reject(successor, rowProblems.taken(id));
  }
  return candidates.filter((candidate) => !rejected.has(candidate));
}

export function planImport(rows: readonly SheetRow[], stored: StoredEntries, now: Date): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], unchanged: [], problems: [] };
  const addProblem = (line: number, ...messages: string[]) => plan.problems.push({ line, messages });
  const candidates: Candidate[] = [];
  const lineOf = new Map<number, number>();
  for (const row of rows) {
    const { line, problem } = row;
    const found: Found = problem ? { ok: false, problem } : findStored(row, stored);
    if (!found.ok) {
      addProblem(line, found.problem);
      continue;
    }
    const earlier = found.stored && lineOf.get(found.stored.id);
    if (earlier !== undefined) {
      addProblem(line, `It is about the same entry as line ${earlier}`);
      continue;
    }
    if (found.stored) lineOf.set(found.stored.id, line);
    const values = rowValues(row, found.stored, now);
    if (values.ok) candidates.push({ line, stored: found.stored, row: values.row });
    else addProblem(line, ...values.problems);
  }
  for (const { line, stored: entry, row } of withoutClashes(candidates, stored, plan.problems)) {
    if (!entry) plan.added.push({ line, row });
    else {
      const changes = differences(entry, row);
      if (changes.length > 0) plan.changed.push({ line, stored: entry, row, changes });
      else plan.unchanged.push({ line, stored: entry });
    }
  }
  plan.problems.sort((a, b) => a.line - b.line);
  return plan;
}

export function fingerprint({ added, changed }: ImportPlan): string {
  // The moment a new entry is checked at is that of the import itself.
  const additions = added.map(({ row: { checked_at, ...row } }) => [row, shortDate(checked_at)?.iso]);
  return contentHash({ additions, changes: changed.map(({ stored, changes }) => [stored.id, changes]) });
}
