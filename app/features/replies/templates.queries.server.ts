import type { Database } from "~/database/open-database.server";
import type { NewRow, RepliedKind, Row, UpdateRow } from "~/database/schema/schema.server";

export async function listTemplates(db: Database): Promise<Row<"reply_templates">[]> {
  return await db.selectFrom("reply_templates").selectAll().orderBy("name").orderBy("id").execute();
}

const columns = {
  contact: "for_contact",
  volunteer: "for_volunteer",
  partnership: "for_partnership",
  report: "for_report",
} as const satisfies Record<RepliedKind, keyof Row<"reply_templates">>;

export async function listTemplatesFor(db: Database, kind: RepliedKind): Promise<Row<"reply_templates">[]> {
  return await db
    .selectFrom("reply_templates")
    .selectAll()
    .where(columns[kind], "=", 1)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

export async function findTemplate(db: Database, id: number): Promise<Row<"reply_templates"> | undefined> {
  return await db.selectFrom("reply_templates").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @returns its id */
export async function insertTemplate(db: Database, row: NewRow<"reply_templates">): Promise<number> {
  const { id } = await db.insertInto("reply_templates").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(
  db: Database,
  id: number,
  change: UpdateRow<"reply_templates">,
): Promise<void> {
  await db.updateTable("reply_templates").set(change).where("id", "=", id).execute();
}
