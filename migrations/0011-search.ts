import { type Kysely, sql } from "kysely";

/** What feeds and word processors write for characters that people type plainly, entities first. */
export const SPELLINGS: readonly (readonly [stored: string, plain: string])[] = [
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

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
export const spelled = (text: string, spellings: typeof SPELLINGS) =>
  spellings.reduce(
    (inner, [stored, typed]) => `replace(${inner}, ${literal(stored)}, ${literal(typed)})`,
    text,
  );
/** SQL for the text of a column as visitors type it. */
export const plain = (column: string) => spelled(`coalesce(${column}, '')`, SPELLINGS);

interface Searched {
  table: string;
  /** SQL over `row`: whether visitors may find it. */
  isPublic: string;
  /** Columns of the index of words, in order, with the stored columns they hold. */
  words: Readonly<Record<string, string>>;
  /** Stored columns that are also searched for parts of words and for signs. */
  parts: readonly string[];
}

const searched: readonly Searched[] = [
  {
    table: "support_resources",
    isPublic: "row.is_active = 1",
    words: {
      title: "title",
      tags: "tags",
      category: "category",
      place: "geographic_scope",
      organization: "organization",
      description: "description",
    },
    parts: ["title", "tags", "category", "organization", "description"],
  },
  {
    table: "articles",
    isPublic: "row.is_hidden = 0",
    words: { title: "title", source: "source", summary: "summary" },
    parts: ["title", "source", "summary"],
  },
];

/**
 * Two indexes of one table, each with triggers. Both are contentless: the text stays in the table alone. Rows that
 * visitors may not see are in neither.
 */
function indexed({ table, isPublic, words, parts }: Searched): string[] {
  const columns = Object.keys(words).join(", ");
  const wordValues = Object.values(words)
    .map((column) => plain(`row.${column}`))
    .join(", ");
  // Two separators at the end make every character the first of some trigram, so that one and two of them can be found.
  const partValue = `${parts.map((column) => plain(`row.${column}`)).join(" || char(31) || ")} || char(31, 31)`;
  const insert = (from: string) => [
    `insert into ${table}_words (rowid, ${columns}) select row.id, ${wordValues} from ${from} where ${isPublic}`,
    `insert into ${table}_parts (rowid, text) select row.id, ${partValue} from ${from} where ${isPublic}`,
  ];
  const stored = [
    ...new Set([...Object.values(words), ...parts, /row\.(\w+)/.exec(isPublic)?.[1] ?? ""]),
  ].join(", ");
  const one = insert(`${table} as row`)
    .map((statement) => `${statement} and row.id = new.id;`)
    .join("\n");
  const remove = ["words", "parts"]
    .map((index) => `delete from ${table}_${index} where rowid = old.id;`)
    .join("\n");
  return [
    `create virtual table ${table}_words using fts5 (${columns},
      content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2')`,
    `create virtual table ${table}_parts using fts5 (text,
      content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1')`,
    `create virtual table ${table}_trigrams using fts5vocab ('${table}_parts', 'row')`,
    ...insert(`${table} as row`),
    `create trigger ${table}_search_insert after insert on ${table} begin ${one} end`,
    `create trigger ${table}_search_update after update of id, ${stored} on ${table} begin ${remove} ${one} end`,
    `create trigger ${table}_search_delete after delete on ${table} begin ${remove} end`,
  ];
}

/** Full-text indexes of the resource directory and the news, kept current by triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of searched.flatMap(indexed)) await sql.raw(statement).execute(db);
}
