import { data } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import { addressKey } from "~/kits/erasure/erased-addresses.server";
import { formatCount } from "~/lib/numbers";
import { foldText } from "~/lib/text/fold";
import { firstWords } from "./excerpt";
import { nameOfPerson } from "./find-people.server";
import { loadConversation } from "./load-also-from.server";
import { times } from "./people.copy";
import { type PersonKind, personKind, personKinds, personPath, rowPath } from "./people-paths";
import {
  findAddress,
  findMailStop,
  listBouncesOf,
  listMailsTo,
  listRepliesTo,
  listRowsFrom,
} from "./person.queries.server";
import { type FoundRow, searchKind } from "./search-everything.queries.server";

interface Namesake {
  name: string;
  email: string;
  to: `/admin/${string}`;
}

const MAX_NAMES = 3;
const MAX_ROWS = 30;
const MAX_NAMESAKES = 5;

/** Words in any order: forms ask for names in different ways. */
const nameKey = (name: string) => (foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(" ");

/** A first name alone belongs to many. */
const tellsApart = (key: string) => key.includes(" ") && key.length >= 7;

const addressOf = (email: string) => addressKey(email) ?? email.toLowerCase();

/** Rows with the same name and another address. */
async function findNamesakes(
  db: Database,
  { names, email }: { names: readonly string[]; email: string },
): Promise<Namesake[]> {
  const keys = [...new Set(names.map(nameKey))].filter(tellsApart).slice(0, MAX_NAMES);
  const found = new Map<string, Namesake>();
  const add = (kind: PersonKind, row: { id: string; name: string; email: string | null }) => {
    if (!row.email || found.size >= MAX_NAMESAKES) return;
    const address = addressOf(row.email);
    if (address === addressOf(email) || found.has(address) || !keys.includes(nameKey(row.name))) return;
    found.set(address, { name: row.name, email: row.email, to: personPath(kind, row.id) });
  };
  for (const key of keys) {
    for (const kind of personKinds) {
      // Reports have the title of a resource for a name.
      if (kind === "report") continue;
      const { rows } = await searchKind(db, kind, { q: key, shown: MAX_ROWS, most: MAX_ROWS });
      for (const row of rows) add(kind, row);
    }
  }
  return [...found.values()];
}

const ROWS_OF_EACH = 50;
const MAX_MAILS = 100;
const MAX_BOUNCES = 20;

const shownRow = (kind: PersonKind, { id, name, text, at, about, state, danger }: FoundRow) => ({
  kind,
  id,
  to: rowPath(kind, id, about),
  name,
  // A quarantined submission has no page of its own.
  text: kind === "spam" ? text : firstWords(text),
  at,
  state,
  isUrgent: danger !== null,
});

type SentRow = ReturnType<typeof shownRow>;

/** A row is what the person sent, a mail that staff wrote to them, or their answer to one. */
export type ShownRow = Omit<SentRow, "kind"> & { kind: PersonKind | "reply" | "answer" };

/** The largest number of rows with one text. */
function mostAlike(rows: readonly FoundRow[]): number {
  const counts = new Map<string, number>();
  for (const { text } of rows) {
    const key = foldText(text).replace(/\s+/g, " ").trim();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

const repeated = {
  volunteer: "Applied as a volunteer",
  partnership: "Applied for a partnership",
  survey: "Answered the survey",
};

function hintsAbout(byKind: Readonly<Record<string, { rows: FoundRow[]; count: number }>>): string[] {
  const alike = mostAlike(byKind.contact?.rows ?? []);
  const again = (["volunteer", "partnership", "survey"] as const).flatMap((kind) => {
    const count = byKind[kind]?.count ?? 0;
    return count > 1 ? [`${repeated[kind]} ${times(count)}`] : [];
  });
  return [...(alike > 1 ? [`${formatCount(alike)} messages with the same text`] : []), ...again];
}

function namesIn(rows: readonly SentRow[]): string[] {
  const names = new Map<string, string>();
  for (const row of rows) {
    const own = nameOfPerson(row);
    if (own !== "" && !names.has(foldText(own))) names.set(foldText(own), own);
  }
  return [...names.values()];
}

async function everythingFrom(db: Database, email: string) {
  const byKind: Partial<Record<PersonKind, { rows: FoundRow[]; count: number }>> = {};
  const rows: SentRow[] = [];
  let more = 0;
  for (const kind of personKinds) {
    const found = await listRowsFrom(db, kind, email, ROWS_OF_EACH);
    byKind[kind] = found;
    rows.push(...found.rows.map((row) => shownRow(kind, row)));
    more += found.count - found.rows.length;
  }
  return { byKind, rows, more };
}

/** Loads what the site's own programs mailed to an address, what came back, and why it gets no more. */
async function loadMails(db: Database, email: string) {
  const listed = await listMailsTo(db, email, MAX_MAILS + 1);
  const mails = listed.filter(({ kind }) => kind !== "reply");
  return {
    mails: mails.slice(0, MAX_MAILS),
    allMails: listed.length <= MAX_MAILS,
    bounces: await listBouncesOf(db, email, MAX_BOUNCES),
    stopped: (await findMailStop(db, email))?.reason ?? null,
  };
}

export async function loadMailsTo(db: Database, email: string) {
  return { ...(await loadMails(db, email)), replies: await listRepliesTo(db, email, MAX_MAILS) };
}

export type MailsTo = Awaited<ReturnType<typeof loadMailsTo>>;

const newestFirst = (one: ShownRow, other: ShownRow) => (one.at < other.at ? 1 : -1);

async function personOf(db: Database, email: string) {
  const { byKind, rows, more } = await everythingFrom(db, email);
  const names = namesIn(rows.sort(newestFirst));
  const written = (await loadConversation(db, email, MAX_MAILS)).map(
    ({ subject, ...mail }): ShownRow => ({ ...mail, name: subject, isUrgent: false }),
  );
  return {
    email,
    names,
    hints: hintsAbout(byKind),
    namesakes: await findNamesakes(db, { names, email }),
    rows: [...rows, ...written].sort(newestFirst),
    more,
    ...(await loadMails(db, email)),
  };
}

export type PersonView = Awaited<ReturnType<typeof personOf>>;

/** @returns null with status 404 where there is no such row, or no address in it */
export async function loadPerson(db: Database, params: { kind?: string; id?: string }) {
  const kind = personKind(params.kind);
  const email = kind && (await findAddress(db, kind, params.id ?? ""));
  if (!kind || !email) {
    return data({ person: null, hasRow: email === null }, { status: email === null ? 200 : 404 });
  }
  return data({ person: await personOf(db, email), hasRow: true });
}
