import { type Kysely, sql } from "kysely";
import { plain } from "./0011-search";

const text = (row: string) =>
  `${plain(`${row}.title`)} || char(31) || ${plain(`${row}.source`)} || char(31, 31)`;

const statements = [
  `create virtual table articles_search using fts5 (text,
    content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1')`,
  "create virtual table articles_terms using fts5vocab ('articles_search', 'instance')",
  `insert into articles_search (rowid, text) select id, ${text("row")} from articles as row order by id`,
  `create trigger articles_titled_insert after insert on articles begin
    insert into articles_search (rowid, text) values (new.id, ${text("new")});
  end`,
  `create trigger articles_titled_update after update of title, source on articles begin
    update articles_search set text = ${text("new")} where rowid = new.id;
  end`,
  `create trigger articles_titled_delete after delete on articles begin
    delete from articles_search where rowid = old.id;
  end`,
  // In the orders of the staff's list, which compares without case.
  "create index articles_by_title on articles (title collate nocase, created_at desc, id desc)",
  "create index articles_by_source on articles (source collate nocase, created_at desc, id desc)",
  // Few sources, each with thousands of articles, newest first in either direction.
  "create index articles_by_source_backwards on articles (source collate nocase desc, created_at desc, id desc)",
  "create index articles_by_day on articles (published_date collate nocase, created_at desc, id desc)",
];

/** The staff's list of all articles, hidden ones among them, is searched by title and source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
