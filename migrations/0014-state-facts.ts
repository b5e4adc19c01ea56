import { type Kysely, sql } from "kysely";
import { versioned } from "./0001/content";

const shown = ["state", "fact", "value", "address", "note", "source", "source_url", "as_of", "is_hidden"];

const statements = [
  /*
   * What holds in one state, such as its unemployment office. `as_of` is the day, month or year at which the source says
   * so: 2026, 2026-01 or 2026-01-14, which sort as the times do.
   */
  `create table state_facts (
    id integer primary key autoincrement,
    state text not null check (length(state) = 2),
    fact text not null,
    value text not null default '',
    address text,
    note text,
    source text not null check (source <> ''),
    source_url text,
    as_of text not null check (as_of glob '[12][0-9][0-9][0-9]*'),
    is_hidden integer not null default 0 check (is_hidden in (0, 1)),
    created_at text not null,
    version integer not null default 1,
    unique (state, fact),
    check (value <> '' or address is not null)
  ) strict`,
  // The directory shows facts beside its entries.
  ...versioned("resources", "state_facts", shown),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
