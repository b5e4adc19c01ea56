import { literal } from "./literal";

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
