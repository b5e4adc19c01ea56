import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { addressKey } from "~/kits/erasure/erased-addresses.server";
import { linkToken } from "~/lib/link-token";
import { isKeyedHash, keyedHash, type Secrets } from "~/lib/secrets.server";

type RequestMail = Pick<Row<"mails">, "id" | "recipient" | "created_at">;

async function findRequestMail(db: Database, id: number): Promise<RequestMail | undefined> {
  return await db
    .selectFrom("mails")
    .select(["id", "recipient", "created_at"])
    .where("id", "=", id)
    .where("kind", "=", "data_request")
    .executeTakeFirst();
}

const LINK_VALID_HOURS = 24;

const PURPOSE = "data request";
const TOKEN = /^([1-9]\d{0,14})\.([\w-]{22})$/;

/** An id may be used again in a restored database, for another address. */
const signedText = ({ id, recipient, created_at }: RequestMail) =>
  `${id}\0${recipient.toLowerCase()}\0${created_at}`;

/** The row of the mail is all that is stored: the link ends when the row is erased. */
export function signRequest({ SESSION_SECRET }: Secrets, mail: RequestMail): string {
  return `${mail.id}.${keyedHash(SESSION_SECRET, PURPOSE, signedText(mail))}`;
}

/** @returns the address whose owner has the link; undefined where it is forged, older than a day, or was used to erase */
export async function readRequest(
  { db, env }: { db: Database; env: Secrets },
  token: string | null,
  now: Date,
): Promise<string | undefined> {
  const [, id, signature] = TOKEN.exec(token ?? "") ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const mail = await findRequestMail(db, Number(id));
  if (!mail || !isKeyedHash(env, PURPOSE, signedText(mail), signature)) return undefined;
  const age = now.getTime() - Date.parse(mail.created_at);
  return age < LINK_VALID_HOURS * 60 * 60_000 ? mail.recipient : undefined;
}

/** Knows who has opened the mailed link. */
export async function requester(
  services: { db: Database; env: Secrets },
  request: Request,
  now: Date,
): Promise<string | undefined> {
  const email = await readRequest(services, linkToken(request), now);
  return email === undefined ? undefined : addressKey(email);
}
