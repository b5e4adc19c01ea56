import type { RecordTable } from "~/kits/admin-table/record-table";

/** Staff specification, section 2, Newsletter tab, Article Management. */
export const articlesTable: RecordTable = {
  kind: "article",
  path: "/admin/dashboard/newsletter",
  heading: "Article Management",
  noun: { one: "article", many: "articles" },
  filters: [],
  columns: [
    { id: "title", label: "Title", look: "html", marksHidden: true },
    { id: "source", label: "Source", look: "html" },
    { id: "published_date", label: "Published", look: "day" },
    { id: "created_at", label: "Added", look: "day" },
  ],
  pageSize: 50,
  pageParameter: "articles",
  opens: false,
  errors: { delete: "Error deleting article" },
  empty: "There are no articles yet.",
};
