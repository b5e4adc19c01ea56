import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";

export type StateFact = Pick<
  Row<"state_facts">,
  "state" | "fact" | "value" | "address" | "note" | "source" | "source_url" | "as_of"
>;

/** What visitors may see of some states. @param states USPS codes */
export async function listFacts(db: Database, states: readonly string[]): Promise<StateFact[]> {
  if (states.length === 0) return [];
  return await db
    .selectFrom("state_facts")
    .select(["state", "fact", "value", "address", "note", "source", "source_url", "as_of"])
    .where("state", "in", states)
    .where("is_hidden", "=", 0)
    .execute();
}

/** Reads the telephone of each office that visitors may see. @param fact which of its lines */
export async function listPhones(
  db: Database,
  fact: "phone" | "spanish_line",
): Promise<Pick<StateFact, "state" | "value">[]> {
  return await db
    .selectFrom("state_facts")
    .select(["state", "value"])
    .where("fact", "=", fact)
    .where("is_hidden", "=", 0)
    .execute();
}
