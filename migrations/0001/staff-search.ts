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
