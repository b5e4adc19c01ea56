import { type Kysely, sql } from "kysely";

interface Sorted {
  table: string;
  created: string;
  /** SQL over `row`, and the columns it reads. */
  names: { column: string; text: string; of: string[] }[];
}

const byName = { column: "sort_name", text: "row.name", of: ["name"] };

const sorted: readonly Sorted[] = [
  { table: "newsletter_subscribers", created: "subscribed_at", names: [byName] },
  { table: "ai_impact_surveys", created: "created_at", names: [byName] },
  {
    table: "volunteer_applications",
    created: "created_at",
    names: [
      {
        column: "sort_name",
        text: "row.first_name || ' ' || row.last_name",
        of: ["first_name", "last_name"],
      },
    ],
  },
  {
    table: "partnership_applications",
    created: "created_at",
    names: [
      { column: "sort_name", text: "row.company_name", of: ["company_name"] },
      { column: "sort_contact", text: "row.contact_name", of: ["contact_name"] },
    ],
  },
  { table: "contact_submissions", created: "created_at", names: [byName] },
];

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

/** Letter by letter, because an expression with a replacement for each is too deep for some versions of SQLite. */
const folded = (text: string) => `(with recursive folded (rest, text) as (
    select ${text}, ''
    union all
    select substr(rest, 2), text || coalesce(
      (select plain from letter_folds where letter = substr(rest, 1, 1)), substr(rest, 1, 1))
    from folded where rest <> ''
  ) select text from folded where rest = '')`;

const isAccented = (text: string) => `${text} glob '*[^ -~]*'`;

function sortedBy({ table, created, names }: Sorted): string[] {
  const index = (name: string, by: string) =>
    `create index ${table}_sorted_by_${name} on ${table} (${by} collate nocase, ${created} desc, id desc, number)`;
  return [
    ...names.flatMap(({ column, text, of }) => {
      const own = text.replaceAll("row.", "");
      const ofNew = text.replaceAll("row.", "new.");
      return [
        `alter table ${table} add column ${column} text`,
        `update ${table} set ${column} = ${folded(own)} where ${isAccented(own)}`,
        `create trigger ${table}_${column}_added after insert on ${table} when ${isAccented(ofNew)} begin
          update ${table} set ${column} = ${folded(ofNew)} where id = new.id;
        end`,
        `create trigger ${table}_${column}_changed after update of ${of.join(", ")} on ${table} begin
          update ${table} set ${column} = case when ${isAccented(ofNew)} then ${folded(ofNew)} end where id = new.id;
        end`,
        index(column.replace("sort_", ""), `coalesce(${column}, ${own})`),
      ];
    }),
    index("email", "email"),
  ];
}

/** Names are sorted as if they had no accents; a change in slices says how many rows it is to have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table changes add column expected_count integer").execute(db);
  await sql
    .raw("create table letter_folds (letter text primary key, plain text not null) strict, without rowid")
    .execute(db);
  for (const [letter, plain] of plainLetters())
    await sql`insert into letter_folds (letter, plain) values (${letter}, ${plain})`.execute(db);
  for (const statement of sorted.flatMap(sortedBy)) await sql.raw(statement).execute(db);
}
