import type { Database } from "~/server/open-database.server";

const named = { article: "articles", resource: "support_resources" } as const;

/** What visitors sent: it has a page, and no name that would stand in a log. */
const unnamed = {
  newsletter: "newsletter_subscribers",
  survey: "ai_impact_surveys",
  volunteer: "volunteer_applications",
  partnership: "partnership_applications",
  contact: "contact_submissions",
} as const;

export type FoundKind = keyof typeof named | keyof typeof unnamed | "account" | "report";

/** A record an entry is about. */
export interface FoundRecord {
  id: string;
  /** What it is called; empty for what a visitor sent. */
  name: string;
  /** The id its page is found by: its own, or that of the record it belongs to. Null when it has no page. */
  page: string | null;
}

/** Whether the log can say what the records of a kind are called, or lead to them. */
export function canBeFound(kind: string): kind is FoundKind {
  return ["account", "report"].includes(kind) || Object.hasOwn(named, kind) || Object.hasOwn(unnamed, kind);
}

/** Those of these records that there still are. */
export async function findRecords(
  db: Database,
  kind: FoundKind,
  ids: readonly string[],
): Promise<FoundRecord[]> {
  switch (kind) {
    case "account": {
      const rows = await db.selectFrom("users").select(["id", "email"]).where("id", "in", ids).execute();
      return rows.map(({ id, email }) => ({ id, name: email, page: null }));
    }
    case "report": {
      const rows = await db
        .selectFrom("resource_reports")
        .select(["id", "resource_title", "resource_id"])
        .where("id", "in", ids)
        .execute();
      return rows.map(({ id, resource_title, resource_id }) => ({
        id,
        name: resource_title,
        page: resource_id === null ? null : String(resource_id),
      }));
    }
    case "article":
    case "resource": {
      const rows = await db
        .selectFrom(named[kind])
        .select(["id", "title"])
        .where("id", "in", ids.map(Number))
        .execute();
      return rows.map(({ id, title }) => ({ id: String(id), name: title, page: String(id) }));
    }
    default: {
      const rows = await db.selectFrom(unnamed[kind]).select("id").where("id", "in", ids).execute();
      return rows.map(({ id }) => ({ id, name: "", page: id }));
    }
  }
}
