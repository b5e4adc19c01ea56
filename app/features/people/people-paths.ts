import { adminPaths } from "~/features/staff/admin-paths";
import type { SearchKind } from "./people.copy";

/** Kinds of rows that have an email address. */
export const personKinds = [
  "contact",
  "volunteer",
  "partnership",
  "survey",
  "newsletter",
  "report",
  "spam",
] as const;

export type PersonKind = (typeof personKinds)[number];

export function personKind(text: string | undefined): PersonKind | undefined {
  return personKinds.find((kind) => kind === text);
}

/** By one of the person's rows: an address in a URL would be in histories and logs. */
export function personPath(kind: PersonKind, id: string): `/admin/people/${string}` {
  return `${adminPaths.people}/${kind}/${encodeURIComponent(id)}`;
}

export function searchPath(q: string, kind?: SearchKind): `/admin/${string}` {
  return `${adminPaths.search}?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
}

/** Where a row is shown. @param about of a report, the entry it is about; of a reply, what it answers */
export function rowPath(kind: SearchKind, id: string, about: string | number | null): `/admin/${string}` {
  if (kind === "resource") return `${adminPaths.resources}/${id}`;
  if (kind === "article") return `${adminPaths.articles}/${id}`;
  if (kind === "report")
    return about === null ? personPath(kind, id) : `${adminPaths.resources}/${about}#reports`;
  if (kind === "spam") return personPath(kind, id);
  if (kind === "reply") return `${adminPaths.dashboard}/${about}`;
  return `${adminPaths.dashboard}/${kind}/${encodeURIComponent(id)}`;
}
