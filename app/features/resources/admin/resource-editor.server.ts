import type { Database } from "~/database/open-database.server";
import type { NewRow, Row, UpdateRow } from "~/database/schema/schema.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { RecordEditor } from "~/kits/versioning/edit-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { toHttpUrl } from "~/lib/http-url";
import { languagesIn, languagesText, tagsIn, tagsText } from "./list-text";

export type Resource = Row<"support_resources">;

export type WrittenResource = Pick<
  Resource,
  | "category"
  | "title"
  | "organization"
  | "description"
  | "summary_es"
  | "eligibility_requirements"
  | "cost"
  | "phone_number"
  | "hours"
  | "when_you_call"
  | "have_ready"
  | "website_url"
  | "geographic_scope"
  | "country"
  | "state"
  | "languages"
  | "is_online"
  | "tags"
>;

export function resourceValues(row: WrittenResource) {
  return {
    title: row.title,
    organization: row.organization,
    category: row.category,
    description: row.description,
    summaryEs: row.summary_es ?? "",
    eligibilityRequirements: row.eligibility_requirements ?? "",
    cost: row.cost,
    phoneNumber: row.phone_number ?? "",
    hours: row.hours ?? "",
    whenYouCall: row.when_you_call ?? "",
    haveReady: row.have_ready ?? "",
    websiteUrl: row.website_url,
    geographicScope: row.geographic_scope,
    country: row.country ?? "",
    state: row.state ?? "",
    languages: languagesText(row.languages),
    isOnline: row.is_online === 1 ? "yes" : "",
    tags: tagsText(row.tags),
  };
}

export function writtenResource(values: FormValues, row?: WrittenResource): WrittenResource {
  const text = (name: keyof ReturnType<typeof resourceValues>) => values[name] ?? "";
  const url = toHttpUrl(text("websiteUrl")) ?? text("websiteUrl");
  const tags = text("tags");
  const languages = text("languages");
  return {
    title: text("title"),
    organization: text("organization"),
    category: text("category"),
    description: text("description"),
    summary_es: text("summaryEs") || null,
    eligibility_requirements: text("eligibilityRequirements") || null,
    cost: text("cost"),
    phone_number: text("phoneNumber") || null,
    hours: text("hours") || null,
    when_you_call: text("whenYouCall") || null,
    have_ready: text("haveReady") || null,
    // What is stored stays as it is written when it means the same.
    website_url: row && toHttpUrl(row.website_url) === url ? row.website_url : url,
    geographic_scope: text("geographicScope"),
    country: text("country") || null,
    state: text("state") || null,
    languages:
      row && languagesText(row.languages) === languages
        ? row.languages
        : JSON.stringify(languagesIn(languages)),
    is_online: text("isOnline") === "yes" ? 1 : 0,
    tags: row && tagsText(row.tags) === tags ? row.tags : JSON.stringify(tagsIn(tags)),
  };
}

export function findAnyResource(db: Database, id: number): Promise<Resource | undefined> {
  return db.selectFrom("support_resources").selectAll().where("id", "=", id).executeTakeFirst();
}

async function findResourceByTitle(
  db: Database,
  { title, organization }: Pick<Resource, "title" | "organization">,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("support_resources")
    .select("id")
    .where("title", "=", title)
    .where("organization", "=", organization)
    .executeTakeFirst();
  return row?.id;
}

export async function insertResource(db: Database, row: NewRow<"support_resources">): Promise<number> {
  const { id } = await db
    .insertInto("support_resources")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateResource(
  db: Database,
  id: number,
  change: UpdateRow<"support_resources">,
): Promise<void> {
  await db.updateTable("support_resources").set(change).where("id", "=", id).execute();
}

export async function listUsed(
  db: Database,
  column: "category" | "geographic_scope" | "cost",
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("support_resources")
    .select(`${column} as text`)
    .distinct()
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map(({ text }) => text);
}

export const resourceEditor = {
  kind: "resource",
  noun: "entry",
  path: adminPaths.resources,
  find: findAnyResource,
  insert: (trx, row) => insertResource(trx, { ...row, is_active: 1 }),
  initial: { is_active: 1 },
  update: updateResource,
  valuesOf: (row: Resource) => resourceValues(row),
  columnsOf: (values, row?: Resource) => writtenResource(values, row),
  uniqueConflict: async (trx, written, exceptId) => {
    const id = await findResourceByTitle(trx, written);
    if (id === undefined || id === exceptId) return undefined;
    return {
      id,
      errors: { title: `There is an entry “${written.title}” by ${written.organization} already` },
    };
  },
} satisfies RecordEditor<Resource, WrittenResource>;
