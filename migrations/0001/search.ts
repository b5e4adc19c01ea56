/** A text in SQL. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A table that a search box of the dashboard looks through (staff specification, section 2). */
interface SearchedByStaff {
  table: string;
  /** The column by which the index names rows. */
  number: "number" | "id";
  /** SQL over `row`. */
  fields: readonly string[];
}

/**
 * The text that is searched: the fields, parted and ended by a character nobody types. Two of them at the end make
 * every character the first of some trigram, so that one and two typed letters can be found through the same index.
 */
export const searchText = (fields: readonly string[]) => `${fields.join(" || char(31) || ")} || char(31, 31)`;

/** Contentless: the text stays in the table alone. The terms are of the type that finds one without reading its rows. */
export const trigramIndex = (name: string, terms: string) => [
  `create virtual table ${name} using fts5 (text,
    content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1')`,
  `create virtual table ${terms} using fts5vocab ('${name}', 'instance')`,
];

/** The last number that each table's rows were given. */
export const recordNumbers: readonly string[] = [
  `create table record_numbers (
    table_name text primary key,
    last integer not null
  ) strict, without rowid`,
];

/**
 * Numbers a table's rows in the order of their arrival. The implicit rowid of a table with a text key will not do:
 * VACUUM may change it.
 */
export const numbered = (table: string) => [
  `create unique index ${table}_by_number on ${table} (number)`,
  `insert into record_numbers (table_name, last) values ('${table}', 0)`,
];

/** An index of a table's text, kept by triggers. A row that is restored comes with its number. */
export function searchedByStaff({ table, number, fields }: SearchedByStaff): string[] {
  const text = searchText(fields).replaceAll("row.", "new.");
  const columns = [...new Set(fields.join(" ").match(/(?<=row\.)\w+/g))].join(", ");
  const isNumbered = number === "number";
  const onInsert = `create trigger ${table}_numbered after insert on ${table} when new.number is null begin
    update record_numbers set last = last + 1 where table_name = '${table}';
    update ${table} set number = (select last from record_numbers where table_name = '${table}')
      where id = new.id;
    insert into ${table}_search (rowid, text)
      select last, ${text} from record_numbers where table_name = '${table}';
  end`;
  return [
    ...trigramIndex(`${table}_search`, `${table}_terms`),
    ...(isNumbered ? [onInsert] : []),
    `create trigger ${table}_restored after insert on ${table} ${isNumbered ? "when new.number is not null" : ""} begin
      insert into ${table}_search (rowid, text) values (new.${number}, ${text});
    end`,
    `create trigger ${table}_changed after update of ${columns} on ${table} begin
      update ${table}_search set text = ${text} where rowid = new.${number};
    end`,
    `create trigger ${table}_removed after delete on ${table} begin
      delete from ${table}_search where rowid = old.${number};
    end`,
  ];
}

/** Letters that Unicode does not decompose. */
const OTHERS = "łl øo đd ðd ħh ŧt ıi ßss æae œoe þth".split(" ");

/** Small letters without marks, for each Latin letter with one; nothing for a mark of its own. */
function plainLetters(): Map<string, string> {
  const plain = new Map<string, string>();
  for (const [first, last] of [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const small = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
      const other = OTHERS.find(([stored]) => stored === small)?.slice(1);
      if (/^[a-z]$/.test(small) || other) plain.set(letter, other ?? small);
    }
  }
  for (let code = 0x300; code <= 0x36f; code += 1) plain.set(String.fromCodePoint(code), "");
  return plain;
}

/** Names are sorted as if they had no accents. */
export const letterFolds: readonly string[] = [
  "create table letter_folds (letter text primary key, plain text not null) strict, without rowid",
  `insert into letter_folds (letter, plain) values ${[...plainLetters()]
    .map(([letter, plain]) => `(${literal(letter)}, ${literal(plain)})`)
    .join(", ")}`,
];

/** Letter by letter, because an expression with a replacement for each is too deep for some versions of SQLite. */
const folded = (text: string) => `(with recursive folded (rest, text) as (
    select ${text}, ''
    union all
    select substr(rest, 2), text || coalesce(
      (select plain from letter_folds where letter = substr(rest, 1, 1)), substr(rest, 1, 1))
    from folded where rest <> ''
  ) select text from folded where rest = '')`;

const isAccented = (text: string) => `${text} glob '*[^ -~]*'`;

interface SortedName {
  /** Null where the name has no accents: it is sorted as it is then. */
  column: string;
  /** SQL over `row`, and the columns it reads. */
  text: string;
  of: readonly string[];
}

/** Names of a table without their accents, kept by triggers, and the orders of its list. */
export function sortedBy(table: string, created: string, names: readonly SortedName[]): string[] {
  const index = (name: string, by: string) =>
    `create index ${table}_sorted_by_${name} on ${table} (${by} collate nocase, ${created} desc, id desc, number)`;
  return [
    ...names.flatMap(({ column, text, of }) => {
      const ofNew = text.replaceAll("row.", "new.");
      return [
        `create trigger ${table}_${column}_added after insert on ${table} when ${isAccented(ofNew)} begin
          update ${table} set ${column} = ${folded(ofNew)} where id = new.id;
        end`,
        `create trigger ${table}_${column}_changed after update of ${of.join(", ")} on ${table} begin
          update ${table} set ${column} = case when ${isAccented(ofNew)} then ${folded(ofNew)} end where id = new.id;
        end`,
        index(column.replace("sort_", ""), `coalesce(${column}, ${text.replaceAll("row.", "")})`),
      ];
    }),
    index("email", "email"),
  ];
}

/** By postal code, as entries of the directory name them. */
const STATES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VI: "US Virgin Islands",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

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
