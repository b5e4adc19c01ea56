import { isErased } from "~/kits/erasure/erased-addresses.server";
import type { Secrets } from "~/lib/secrets.server";
import type { MailKind } from "./mail-kind";

/** For mails to a list: an address that was erased gets none before its owner has confirmed a new sign-up. */
export function skipErased(kind: MailKind, secrets: Secrets): MailKind {
  return {
    ...kind,
    render: async (db, mail, now) =>
      (await isErased(db, secrets, mail.recipient)) ? undefined : kind.render(db, mail, now),
  };
}
