import { randomBytes } from "node:crypto";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { Database } from "~/server/open-database.server";
import { insertSubscriber } from "./signup.queries.server";

export interface SignUp {
  email: string;
  name: string;
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
}

export function preferenceColumns({ wantsNews, wantsTeamUpdates }: Omit<SignUp, "email" | "name">) {
  return { wants_news: wantsNews ? 1 : 0, wants_team_updates: wantsTeamUpdates ? 1 : 0 } as const;
}

/** Of links in mails. */
export const newToken = () => randomBytes(24).toString("base64url");

/** @param confirmedAt null where the address was only typed @param consentNote where staff add them */
export async function addSubscriber(
  trx: Database,
  values: SignUp & { id: string },
  now: Date,
  confirmedAt: string | null,
  consentNote: string | null = null,
): Promise<void> {
  const { id, email, name } = values;
  await insertSubscriber(trx, {
    id,
    email,
    name,
    ...preferenceColumns(values),
    is_active: 1,
    unsubscribe_token: newToken(),
    subscribed_at: now.toISOString(),
    unsubscribed_at: null,
    confirmed_at: confirmedAt,
    consent_note: consentNote,
  });
  await enqueueWelcome(trx, values, now);
}

export async function enqueueWelcome(
  trx: Database,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await enqueueMail(trx, { kind: "welcome", campaignId: null }, { recipient: email, reference: id }, now);
}
