import { literal } from "./literal";
import { searchText, trigramIndex } from "./staff-search";
import { STATES } from "./states";

/** What feeds and word processors write for characters that people type plainly, entities first. */
const SPELLINGS: readonly (readonly [stored: string, plain: string])[] = [
  ...["&#39;", "&#039;", "&rsquo;", "&lsquo;", "&#8217;", "&apos;", "’", "‘"].map(
    (stored) => [stored, "'"] as const,
  ),
  ...["&quot;", "&ldquo;", "&rdquo;", "&#8220;", "&#8221;", "“", "”"].map((stored) => [stored, '"'] as const),
  ...["&ndash;", "&mdash;", "&#8211;", "&#8212;", "–", "—", "‑"].map((stored) => [stored, "-"] as const),
  ...["&nbsp;", "\u00a0"].map((stored) => [stored, " "] as const),
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&#038;", "&"],
  // Last, so that "&amp;lt;" stays the "&lt;" a reader sees.
  ["&amp;", "&"],
];
const HALF = Math.ceil(SPELLINGS.length / 2);

const spelled = (text: string, spellings: typeof SPELLINGS) =>
  spellings.reduce(
    (inner, [stored, typed]) => `replace(${inner}, ${literal(stored)}, ${literal(typed)})`,
    text,
  );

/** SQL for the text of a column as visitors type it, in one nest of calls. */
export const plainAtOnce = (column: string) => spelled(`coalesce(${column}, '')`, SPELLINGS);

/**
 * The same text in two steps: before 3.46, SQLite opens no database with a trigger that nests as many calls as there are
 * spellings.
 */
export const plain = (column: string) =>
  `(select ${spelled("half", SPELLINGS.slice(HALF))}
    from (select ${spelled(`coalesce(${column}, '')`, SPELLINGS.slice(0, HALF))} as half))`;

/** SQL for a stored column of `row`. */
export const textOf = (column: string) => plain(`row.${column}`);

/** The place of an entry with the name of its state, which the place need not say. */
export const place = `${textOf("geographic_scope")} || case row.state ${Object.entries(STATES)
  .map(([code, name]) => `when '${code}' then ' ${name}'`)
  .join(" ")} else '' end`;

interface SearchedByVisitors {
  table: string;
  /** Rows that visitors may not see are in no index. */
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

/** Two contentless indexes of a table, of words and of parts, kept by triggers. */
export function searchedByVisitors({
  table,
  isPublic,
  rowid,
  keys,
  words,
  parts,
}: SearchedByVisitors): string[] {
  const columns = Object.keys(words).join(", ");
  const from = `from ${table} as row where row.${isPublic} and row.id = new.id order by 1`;
  const insert = `insert into ${table}_words (rowid, ${columns})
      select ${rowid("row")}, ${Object.values(words).join(", ")} ${from};
    insert into ${table}_parts (rowid, text) select ${rowid("row")}, ${searchText(parts.map(textOf))} ${from};`;
  const remove = ["words", "parts"]
    .map((index) => `delete from ${table}_${index} where rowid = ${rowid("old")};`)
    .join("\n");
  const stored = [...keys, ...parts].join(", ");
  return [
    // Lists follow what is typed letter by letter: the beginnings of words have postings of their own.
    `create virtual table ${table}_words using fts5 (${columns}, prefix = '1 2 3',
      content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2')`,
    ...trigramIndex(`${table}_parts`, `${table}_trigrams`),
    `create trigger ${table}_search_insert after insert on ${table} begin ${insert} end`,
    `create trigger ${table}_search_update after update of ${stored} on ${table} begin ${remove} ${insert} end`,
    `create trigger ${table}_search_delete after delete on ${table} begin ${remove} end`,
  ];
}
