import type { DueMail, MailKind } from "~/kits/outbox/mail-kind";
import type { Database } from "~/server/open-database.server";
import { accountMail } from "./account.email";
import { accountEvents } from "./account-event";
import { findUserByEmail, hasAdminRole } from "./admins.queries.server";
import { createResetLink } from "./password/reset-password.server";
import { recordAccount } from "./record-account.server";

const SERVER_AWAY_MS = 30_000;
/** No one waits for such a mail any longer than this. */
const GIVE_UP_MS = 24 * 60 * 60_000;

interface AccountMailSettings {
  organization: string;
  /** Without a slash at the end. */
  siteUrl: string;
}

/**
 * After a crash or an uncertain delivery a mail is sent again, with the same Message-ID; both links work. A request
 * for an unknown account leaves no row.
 */
export function accountMails({ organization, siteUrl }: AccountMailSettings): MailKind {
  return {
    name: "account",
    whenUncertain: "resend",
    maxAgeMs: GIVE_UP_MS,
    concurrency: 2,
    maxPauseMs: SERVER_AWAY_MS,
    discardsSkipped: true,
    render: async (db, mail, now) => {
      const kind = accountEvents.find((event) => event === mail.reference);
      if (!kind) throw new Error(`Unknown event of an account: ${mail.reference}`);
      const reset = kind === "password reset" ? await makeReset(db, mail, now) : undefined;
      // No mail for an unknown e-mail address, and the same response (no user enumeration).
      if (kind === "password reset" && !reset) return undefined;
      const contents = { kind, organization, siteUrl, happenedAt: mail.created_at };
      const link = reset && { link: siteUrl + reset.link };
      return {
        // The stored spelling of the e-mail address, not the one in the request.
        to: { name: "", address: reset?.email ?? mail.recipient },
        ...accountMail({ ...contents, ...link }),
        headers: { "Auto-Submitted": "auto-generated" },
      };
    },
  };
}

async function makeReset(
  db: Database,
  { recipient, attempts }: DueMail,
  now: Date,
): Promise<{ email: string; link: string } | undefined> {
  return await db.transaction().execute(async (trx) => {
    const found = await findUserByEmail(trx, recipient);
    if (!found || !(await hasAdminRole(trx, found.id))) return undefined;
    const user = { userId: found.id, email: found.email };
    if (attempts === 0) await recordAccount(trx, user, "password reset requested", now);
    return { email: user.email, link: await createResetLink(trx, user, now) };
  });
}
