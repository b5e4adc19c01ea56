import type { Database } from "~/database/open-database.server";
import { formatMonth } from "~/lib/time/dates";
import { alsoCopy as copy } from "./people.copy";
import { type PersonKind, personKind, personKinds, personPath, rowPath } from "./people-paths";
import { findAddress, findSubscription, listRowsFrom } from "./person.queries.server";

export interface AlsoFrom {
  links: { label: string; to: `/admin/${string}` }[];
  person: `/admin/${string}`;
}

async function linkOf(db: Database, kind: PersonKind, email: string, here: { kind: string; id: string }) {
  const isHere = kind === here.kind;
  const { rows, count } = await listRowsFrom(db, kind, email, 2);
  const row = rows.find(({ id }) => !isHere || id !== here.id);
  const others = count - (isHere ? 1 : 0);
  if (!row || others < 1) return [];
  const to = others === 1 ? rowPath(kind, row.id, row.about) : personPath(kind, row.id);
  if (kind !== "newsletter") return [{ label: copy.kinds[kind](others), to }];
  const found = await findSubscription(db, email);
  if (!found) return [];
  const { is_active, subscribed_at, unsubscribed_at } = found;
  const label = is_active
    ? copy.newsletter(formatMonth(subscribed_at))
    : copy.left(formatMonth(unsubscribed_at ?? subscribed_at));
  return [{ label, to }];
}

/** What else came from the address of a row; null where the kind has none, or it is the only one. */
export async function loadAlsoFrom(
  db: Database,
  row: { kind: string; id: string },
): Promise<AlsoFrom | null> {
  const kind = personKind(row.kind);
  const email = kind && (await findAddress(db, kind, row.id));
  if (!kind || !email) return null;
  const links: AlsoFrom["links"] = [];
  for (const other of personKinds) links.push(...(await linkOf(db, other, email, row)));
  return { links, person: personPath(kind, row.id) };
}
