import { versioned } from "./content-versions";
import { plain, searchedByVisitors, textOf } from "./public-search";
import { searchText, trigramIndex } from "./staff-search";

/** The staff's list of all articles, hidden ones among them, is searched by title and source. */
const titles = searchText(["title", "source"].map((column) => plain(`new.${column}`)));

/** An article's row in `article_counts`. */
const count = (row: "old" | "new") => `coalesce(${row}.source, ''), substr(${row}.published_date, 1, 7)`;

const addToCount = `insert into article_counts (source, month, total)
  select ${count("new")}, 1 where new.is_hidden = 0
  on conflict do update set total = total + 1;`;
const removeFromCount = `update article_counts set total = total - 1
    where old.is_hidden = 0 and (source, month) = (${count("old")});
  delete from article_counts where total = 0 and (source, month) = (${count("old")});`;

const news = [
  /*
   * A hidden article is taken from the public pages without being lost. `version` counts the changes of a row: who edits
   * an older version than the stored one is shown what has changed since. `url_key`: what makes two addresses the same
   * article. `feed_id` is no reference: a deleted article can be restored after its feed was deleted.
   */
  `create table articles (
    id integer primary key autoincrement,
    title text not null,
    summary text not null default '',
    source text,
    url text not null unique,
    published_date text not null,
    created_at text not null,
    is_hidden integer not null default 0 check (is_hidden in (0, 1)),
    version integer not null default 1,
    url_key text,
    held_for_review integer default 0 check (held_for_review in (0, 1)),
    feed_id integer
  ) strict`,
  "create index articles_by_published_date on articles (published_date desc, id desc)",
  "create index articles_by_created_at on articles (created_at desc, id desc)",
  // Public lists ask for what is not hidden first.
  "create index articles_public on articles (is_hidden, published_date desc, id desc)",
  // The articles of one source in the order of the list.
  "create index articles_public_by_source on articles (is_hidden, source, published_date desc, id desc)",
  "create unique index articles_by_url_key on articles (url_key)",
  "create index articles_held_for_review on articles (created_at, id) where held_for_review = 1",
  // In the orders of the staff's list, which compares without case.
  "create index articles_by_title on articles (title collate nocase, created_at desc, id desc)",
  "create index articles_by_source on articles (source collate nocase, created_at desc, id desc)",
  // Few sources, each with thousands of articles, newest first in either direction.
  "create index articles_by_source_backwards on articles (source collate nocase desc, created_at desc, id desc)",
  "create index articles_by_day on articles (published_date collate nocase, created_at desc, id desc)",
  `create trigger articles_reviewed after update of is_hidden on articles
    when new.is_hidden = 0 and new.held_for_review = 1 begin
    update articles set held_for_review = 0 where id = new.id;
  end`,

  ...searchedByVisitors({
    table: "articles",
    isPublic: "is_hidden = 0",
    // The second of its date in the upper bits, its id in the lower 30: FTS5 returns the newest first without sorting.
    rowid: (row) => `coalesce(unixepoch(${row}.published_date), 0) * 1073741824 + (${row}.id & 1073741823)`,
    keys: ["id", "is_hidden", "published_date"],
    words: { title: textOf("title"), source: textOf("source"), summary: textOf("summary") },
    parts: ["title", "source", "summary"],
  }),
  ...trigramIndex("articles_search", "articles_terms"),
  `create trigger articles_titled_insert after insert on articles begin
    insert into articles_search (rowid, text) values (new.id, ${titles});
  end`,
  `create trigger articles_titled_update after update of title, source on articles begin
    update articles_search set text = ${titles} where rowid = new.id;
  end`,
  `create trigger articles_titled_delete after delete on articles begin
    delete from articles_search where rowid = old.id;
  end`,

  ...versioned("articles", "articles", [
    "id",
    "title",
    "summary",
    "source",
    "url",
    "published_date",
    "is_hidden",
  ]),

  /*
   * The counts that lists are shown with, so that no page reads a whole table for them: of articles that are not hidden.
   * The month is the first seven characters of the date, which sort as the dates do.
   */
  `create table article_counts (
    source text not null,
    month text not null,
    total integer not null,
    primary key (source, month)
  ) strict, without rowid`,
  "create index article_counts_by_month on article_counts (month, total)",
  `create trigger article_counts_insert after insert on articles begin ${addToCount} end`,
  `create trigger article_counts_update after update of source, published_date, is_hidden on articles begin
    ${removeFromCount} ${addToCount} end`,
  `create trigger article_counts_delete after delete on articles begin ${removeFromCount} end`,
];

const feeds = [
  `create table feeds (
    id integer primary key autoincrement,
    name text not null,
    url text not null unique,
    is_enabled integer not null default 1 check (is_enabled in (0, 1)),
    publishes text not null default 'review' check (publishes in ('review', 'publish')),
    keep_words text not null default '',
    block_words text not null default '',
    etag text,
    last_modified text,
    last_fetched_at text,
    first_imported_at text,
    next_fetch_at text,
    claimed_until text,
    failures integer not null default 0,
    last_error text,
    last_item_count integer,
    version integer not null default 1,
    created_at text not null
  ) strict`,
  // What a feed said last: staff who changed an article afterwards, or deleted it, have the last word.
  `create table feed_items (
    url_key text primary key,
    feed_id integer references feeds (id) on delete set null,
    title text not null,
    summary text not null,
    source text,
    published_date text not null,
    seen_at text not null
  ) strict, without rowid`,
  "create index feed_items_by_feed on feed_items (feed_id)",
  "create index feed_items_by_seen_at on feed_items (seen_at)",
];

/** The news, and where it is read from. */
export const articles: readonly string[] = [...news, ...feeds];
