import { adminPaths, inboxRowPath } from "~/features/staff/admin-paths";
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

/** Also what was written to a person, and what they answered. */
export const addressedKinds = [...personKinds, "reply", "answer"] as const;

export type AddressedKind = (typeof addressedKinds)[number];

export const isAddressed = (kind: SearchKind): kind is AddressedKind =>
  addressedKinds.some((each) => each === kind);

export function personKind(text: string | undefined): PersonKind | undefined {
  return personKinds.find((kind) => kind === text);
}

/** Names a person by one of their rows: an address in a URL would be in histories and logs. */
export function personPath(kind: PersonKind, id: string): `/admin/people/${string}` {
  return `${adminPaths.people}/${kind}/${encodeURIComponent(id)}`;
}

/** Answers the search box while one types. */
export const suggestionsPath = `${adminPaths.search}/suggestions`;

export function searchPath(q: string, kind?: SearchKind): `/admin/${string}` {
  return `${adminPaths.search}?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
}

/** The row that a reply answers. A report has no page of its own. */
export function answeredPath(kind: string, id: string): `/admin/${string}` {
  return kind === "report"
    ? inboxRowPath(kind, id)
    : `${adminPaths.dashboard}/${kind}/${encodeURIComponent(id)}`;
}

/** Where a row is shown. @param about of a report, the entry it is about; of a reply or an answer, "contact/1" and the like */
export function rowPath(kind: SearchKind, id: string, about: string | number | null): `/admin/${string}` {
  if (kind === "resource") return `${adminPaths.resources}/${id}`;
  if (kind === "article") return `${adminPaths.articles}/${id}`;
  if (kind === "report")
    return about === null ? personPath(kind, id) : `${adminPaths.resources}/${about}#reports`;
  if (kind === "spam") return personPath(kind, id);
  if (kind === "reply" || kind === "answer") {
    const [answered = "", key = ""] = String(about).split("/");
    return answeredPath(answered, key);
  }
  return `${adminPaths.dashboard}/${kind}/${encodeURIComponent(id)}`;
}
