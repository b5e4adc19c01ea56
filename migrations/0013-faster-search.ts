import { type Kysely, sql } from "kysely";
import { searched as searchedByStaff, searchText } from "./0003-staff-records";
import { plain } from "./0011-search";
import { STATES } from "./0012-resource-places.data";

interface Searched {
  table: string;
  isPublic: string;
  /** SQL for a row's rowid in the indexes. */
  rowid: (row: string) => string;
  /** Further stored columns that the indexes depend on. */
  keys: readonly string[];
  /** Columns of the index of words, in order, with SQL over `row` for what they hold. */
  words: Readonly<Record<string, string>>;
  /** Stored columns that are also searched for parts of words and for signs. */
  parts: readonly string[];
}

const text = (column: string) => plain(`row.${column}`);

/** The place of an entry with the name of its state, which the place need not say. */
const place = `${text("geographic_scope")} || case row.state ${Object.entries(STATES)
  .map(([code, name]) => `when '${code}' then ' ${name}'`)
  .join(" ")} else '' end`;

const searched: readonly Searched[] = [
  {
    table: "support_resources",
    isPublic: "is_active = 1",
    rowid: (row) => `${row}.id`,
    keys: ["id", "is_active", "state", "geographic_scope"],
    words: {
      title: text("title"),
      tags: text("tags"),
      category: text("category"),
      place,
      organization: text("organization"),
      description: text("description"),
    },
    parts: ["title", "tags", "category", "organization", "description"],
  },
  {
    table: "articles",
    isPublic: "is_hidden = 0",
    // The second of its date in the upper bits, its id in the lower 30: FTS5 returns the newest first without sorting.
    rowid: (row) => `coalesce(unixepoch(${row}.published_date), 0) * 1073741824 + (${row}.id & 1073741823)`,
    keys: ["id", "is_hidden", "published_date"],
    words: { title: text("title"), source: text("source"), summary: text("summary") },
    parts: ["title", "source", "summary"],
  },
];

function rebuilt({ table, isPublic, rowid, keys, words, parts }: Searched): string[] {
  const columns = Object.keys(words).join(", ");
  // Two separators at the end make every character the first of some trigram, so that one and two of them can be found.
  const partValue = `${parts.map(text).join(" || char(31) || ")} || char(31, 31)`;
  // In the order of the rowids: FTS5 writes a segment for each one that is lower than the last.
  const from = `from ${table} as row where row.${isPublic}`;
  const inserts = (only: string) => [
    `insert into ${table}_words (rowid, ${columns})
      select ${rowid("row")}, ${Object.values(words).join(", ")} ${from} ${only} order by 1;`,
    `insert into ${table}_parts (rowid, text) select ${rowid("row")}, ${partValue} ${from} ${only} order by 1;`,
  ];
  const insert = inserts("and row.id = new.id").join("\n");
  const remove = ["words", "parts"]
    .map((index) => `delete from ${table}_${index} where rowid = ${rowid("old")};`)
    .join("\n");
  const stored = [...keys, ...parts].join(", ");
  return [
    ...["insert", "update", "delete"].map((event) => `drop trigger ${table}_search_${event}`),
    ...["trigrams", "words", "parts"].map((index) => `drop table ${table}_${index}`),
    // Lists follow what is typed letter by letter: the beginnings of words have postings of their own.
    `create virtual table ${table}_words using fts5 (${columns}, prefix = '1 2 3',
      content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2')`,
    `create virtual table ${table}_parts using fts5 (text,
      content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1')`,
    `create virtual table ${table}_trigrams using fts5vocab ('${table}_parts', 'row')`,
    ...inserts(""),
    `create trigger ${table}_search_insert after insert on ${table} begin ${insert} end`,
    `create trigger ${table}_search_update after update of ${stored} on ${table} begin ${remove} ${insert} end`,
    `create trigger ${table}_search_delete after delete on ${table} begin ${remove} end`,
  ];
}

/** The triggers of 0003 stay. */
function foldingAccents(table: string): string[] {
  const text = searchText(searchedByStaff[table]?.fields ?? []);
  return [
    `drop table ${table}_terms`,
    `drop table ${table}_search`,
    `create virtual table ${table}_search using fts5 (text,
      content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1')`,
    `create virtual table ${table}_terms using fts5vocab ('${table}_search', 'row')`,
    `insert into ${table}_search (rowid, text) select row.number, ${text} from ${table} as row order by row.number`,
  ];
}

/**
 * The indexes of the search again: in the order of the lists, with the beginnings of words and the names of states; those of
 * the dashboard without accents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...searched.flatMap(rebuilt), ...Object.keys(searchedByStaff).flatMap(foldingAccents)];
  for (const statement of statements) await sql.raw(statement).execute(db);
  // The filter by language names those there are, and a search ranks what is national first.
  for (const columns of ["languages", "state, country"]) {
    const name = `support_resources_by_${columns.replace(", ", "_")}`;
    await sql.raw(`create index ${name} on support_resources (is_active, ${columns})`).execute(db);
  }
}
