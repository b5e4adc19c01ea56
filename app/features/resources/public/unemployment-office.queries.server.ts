import type { Database } from "~/database/open-database.server";
import { type HttpUrl, toHttpUrl } from "~/lib/http-url";
import type { PhoneView } from "./resource-card";
import { phoneView } from "./resource-view.server";

export interface UnemploymentOffice {
  title: string;
  organization: string;
  phone: PhoneView | null;
  website: HttpUrl | null;
  /** What to know before filing there, in sentences. */
  note: string;
}

const CATEGORY = "Unemployment Benefits";

/** The entry of the office that takes claims in a state. @param state USPS code */
export async function findUnemploymentOffice(
  db: Database,
  state: string,
): Promise<UnemploymentOffice | undefined> {
  const row = await db
    .selectFrom("support_resources")
    .select(["title", "organization", "phone_number", "country", "website_url", "description"])
    .where("category", "=", CATEGORY)
    .where("state", "=", state)
    .where("is_active", "=", 1)
    .orderBy("id")
    .executeTakeFirst();
  return (
    row && {
      title: row.title,
      organization: row.organization,
      phone: phoneView(row),
      website: toHttpUrl(row.website_url),
      note: row.description,
    }
  );
}
