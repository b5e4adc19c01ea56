import type { Database } from "~/database/open-database.server";
import { listAnswersFrom } from "~/features/replies/answers/answers.queries.server";
import { formatCount } from "~/lib/numbers";
import { formatMonth } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { firstWords } from "./excerpt";
import { mailStateNames, oneOf, stateNames, times } from "./people.copy";
import { answeredPath, type PersonKind, personKind, personKinds, personPath, rowPath } from "./people-paths";
import { findAddress, findSubscription, listRepliesTo, listRowsFrom } from "./person.queries.server";
import type { FoundRow } from "./search-everything.queries.server";

const count = (number: number, one: string, many: string) =>
  `${formatCount(number)} ${number === 1 ? one : many}`;
const applied = (number: number, as: string) =>
  number === 1 ? `applied ${as}` : `applied ${as} ${times(number)}`;

const labels = {
  contact: (number: number) => count(number, "message", "messages"),
  volunteer: (number: number) => applied(number, "as a volunteer"),
  partnership: (number: number) => applied(number, "for a partnership"),
  survey: (number: number) => count(number, "survey response", "survey responses"),
  report: (number: number) => count(number, "report about a resource", "reports about resources"),
  spam: (number: number) => count(number, "suspected spam", "suspected spam"),
};

export interface AlsoFrom {
  links: { label: string; to: `/admin/${string}` }[];
  person: `/admin/${string}`;
  email: string;
}

async function linkOf(db: Database, kind: PersonKind, email: string, here: { kind: string; id: string }) {
  const isHere = kind === here.kind;
  const { rows, count } = await listRowsFrom(db, kind, email, 2);
  const row = rows.find(({ id }) => !isHere || id !== here.id);
  const others = count - (isHere ? 1 : 0);
  if (!row || others < 1) return [];
  const to = others === 1 ? rowPath(kind, row.id, row.about) : personPath(kind, row.id);
  if (kind !== "newsletter") return [{ label: labels[kind](others), to }];
  const found = await findSubscription(db, email);
  if (!found) return [];
  const { is_active, subscribed_at, unsubscribed_at } = found;
  const label = is_active
    ? `newsletter since ${formatMonth(localDay(subscribed_at))}`
    : `left the newsletter in ${formatMonth(localDay(unsubscribed_at ?? subscribed_at))}`;
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
  return { links, person: personPath(kind, row.id), email };
}

/** Loads the newest mails that staff wrote to an address, and its answers to them. */
export async function loadConversation(db: Database, email: string, limit: number) {
  const replies = (await listRepliesTo(db, email, limit)).map((reply) => ({
    kind: "reply" as const,
    id: reply.id,
    subject: reply.subject,
    text: `By ${reply.sent_by}`,
    state: reply.mail_status ?? "queued",
    at: reply.created_at,
    to: answeredPath(reply.kind, reply.record_id),
  }));
  const answers = (await listAnswersFrom(db, email, limit)).map((answer) => ({
    kind: "answer" as const,
    id: answer.id,
    subject: answer.subject,
    text: firstWords(answer.text),
    state: null,
    at: answer.received_at,
    to: answeredPath(answer.kind, answer.record_id),
  }));
  return [...replies, ...answers];
}

const SHOWN = 8;

/**
 * Loads what else came from the address of a row, and what was written to it, the newest first. Null where the row has no
 * address.
 */
export async function loadTimeline(db: Database, row: { kind: string; id: string }) {
  const kind = personKind(row.kind);
  const email = kind && (await findAddress(db, kind, row.id));
  if (!kind || !email) return null;
  const entries: TimelineEntry[] = [];
  for (const other of personKinds) {
    if (other === "newsletter") continue;
    const { rows } = await listRowsFrom(db, other, email, SHOWN + 2);
    entries.push(...rows.filter(({ id }) => other !== row.kind || id !== row.id).map(entryOf(other)));
  }
  for (const { subject, state, ...written } of await loadConversation(db, email, SHOWN + 1))
    entries.push({
      ...written,
      label: written.kind === "reply" ? `We wrote: ${subject}` : `They answered: ${subject}`,
      state: mailStateNames[state ?? ""] ?? "",
    });
  entries.sort((one, other) => (one.at < other.at ? 1 : -1));
  return {
    email,
    entries: entries.slice(0, SHOWN),
    more: entries.length > SHOWN,
    newsletter: newsletterState(await findSubscription(db, email)),
    person: personPath(kind, row.id),
  };
}

export type Timeline = NonNullable<Awaited<ReturnType<typeof loadTimeline>>>;

interface TimelineEntry {
  kind: PersonKind | "reply" | "answer";
  id: string;
  label: string;
  text: string;
  state: string;
  at: string;
  to: `/admin/${string}`;
}

const entryOf =
  (kind: PersonKind) =>
  ({ id, name, text, at, about, state }: FoundRow): TimelineEntry => ({
    kind,
    id,
    label: kind === "report" ? `${oneOf[kind]}: ${name}` : oneOf[kind],
    text: firstWords(text),
    state: (state && stateNames[state]) ?? state ?? "",
    at,
    to: rowPath(kind, id, about),
  });

function newsletterState(found: Awaited<ReturnType<typeof findSubscription>>): string {
  if (!found) return "Not a subscriber.";
  const { is_active, subscribed_at, unsubscribed_at } = found;
  return is_active
    ? `Subscriber since ${formatMonth(localDay(subscribed_at))}.`
    : `Left the newsletter in ${formatMonth(localDay(unsubscribed_at ?? subscribed_at))}.`;
}
