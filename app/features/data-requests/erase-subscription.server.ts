import { findPreferences } from "~/features/subscribers/signup/personal-link.server";
import { type ErasureServices, eraseAddress } from "./erase-person.server";

/** All that the newsletter has stored. The link is in every mail and may have been passed on: the rest stays. */
export async function eraseSubscription(services: ErasureServices, token: string, now: Date): Promise<void> {
  const subscriber = await findPreferences(services.db, token);
  if (subscriber) await eraseAddress(services, { email: subscriber.email, scope: "mailing_list", now });
}
