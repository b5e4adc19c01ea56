import type { Database } from "~/database/open-database.server";
import type { Row, UpdateRow } from "~/database/schema/schema.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { RecordEditor } from "~/kits/versioning/edit-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";

export type Fact = Row<"state_facts">;

type WrittenFact = Pick<
  Fact,
  "state" | "fact" | "value" | "address" | "note" | "source" | "source_url" | "as_of"
>;

function factValuesOf(row: WrittenFact) {
  return {
    state: row.state,
    fact: row.fact,
    value: row.value,
    address: row.address ?? "",
    note: row.note ?? "",
    source: row.source,
    sourceUrl: row.source_url ?? "",
    asOf: row.as_of,
  };
}

function writtenFact(values: FormValues): WrittenFact {
  const text = (name: keyof ReturnType<typeof factValuesOf>) => values[name] ?? "";
  return {
    state: text("state"),
    fact: text("fact"),
    value: text("value"),
    address: text("address") || null,
    note: text("note") || null,
    source: text("source"),
    source_url: text("sourceUrl") || null,
    as_of: text("asOf"),
  };
}

export function findFact(db: Database, id: number): Promise<Fact | undefined> {
  return db.selectFrom("state_facts").selectAll().where("id", "=", id).executeTakeFirst();
}

export const factEditor = {
  kind: "state_fact",
  noun: "fact",
  path: adminPaths.states,
  find: findFact,
  async insert(trx, row) {
    const { id } = await trx.insertInto("state_facts").values(row).returning("id").executeTakeFirstOrThrow();
    return id;
  },
  initial: { is_hidden: 0 },
  async update(trx: Database, id: number, change: UpdateRow<"state_facts">) {
    await trx.updateTable("state_facts").set(change).where("id", "=", id).execute();
  },
  valuesOf: (row: Fact) => factValuesOf(row),
  columnsOf: (values) => writtenFact(values),
  async uniqueConflict(trx, { state, fact }, exceptId) {
    const row = await trx
      .selectFrom("state_facts")
      .select("id")
      .where("state", "=", state)
      .where("fact", "=", fact)
      .executeTakeFirst();
    if (row === undefined || row.id === exceptId) return undefined;
    return { id: row.id, errors: { fact: "The state has this fact already" } };
  },
} satisfies RecordEditor<Fact, WrittenFact>;
