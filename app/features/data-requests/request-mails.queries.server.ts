import type { Database } from "~/database/open-database.server";

export interface RequestMail {
  id: number;
  recipient: string;
  created_at: string;
}

export async function findRequestMail(db: Database, id: number): Promise<RequestMail | undefined> {
  return await db
    .selectFrom("mails")
    .select(["id", "recipient", "created_at"])
    .where("id", "=", id)
    .where("kind", "=", "data_request")
    .executeTakeFirst();
}
