import type { ServerTable } from "~/kits/admin-table/table-queries";
import { allArticlesTable, articlesTable } from "./articles.admin";

export const articles: ServerTable = {
  ...articlesTable,
  queries: {
    table: "articles",
    numericIds: true,
    created: "created_at",
    columns: {
      title: "title",
      source: "source",
      published_date: "published_date",
      created_at: "created_at",
      is_hidden: "is_hidden",
    },
    fields: {
      Title: "title",
      Source: "source",
      Published: "published_date",
      Added: "created_at",
      Address: "url",
    },
    filters: {},
    search: "index",
    searched: ["title", "source"],
    forms: [],
  },
};

export const allArticles: ServerTable = { ...articles, ...allArticlesTable };
