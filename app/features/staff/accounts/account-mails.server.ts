import type { Database } from "~/database/open-database.server";
import type { StaffRole } from "~/database/schema/staff-role";
import type { DueMail, MailKind } from "~/kits/outbox/mail-kind";
import { accountMail } from "../account.email";
import { type AccountEvent, type AccountMailFacts, accountEvents } from "../account-mails.copy";
import { findFormerRole, findUserByEmail, hasAdminRole } from "../admins.queries.server";
import { createResetLink } from "../password/reset-password.server";
import { recordAccount } from "../record-account.server";
import { createInvitationLink } from "./accept-invitation.server";
import { roleMeanings, roleNames } from "./staff-accounts.copy";

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
      const found = await findContents(db, kind, mail, now);
      if (!found) return undefined;
      const { email, link, facts } = found;
      const contents = { kind, organization, siteUrl, happenedAt: mail.created_at, facts };
      return {
        // The stored spelling of the e-mail address, not the one in the request.
        to: { name: "", address: email },
        ...accountMail({ ...contents, link: link && siteUrl + link }),
        headers: { "Auto-Submitted": "auto-generated" },
      };
    },
  };
}

interface FoundContents {
  email: string;
  link?: string;
  facts?: AccountMailFacts;
}

const inWords = (role: StaffRole | undefined) => role && `${roleNames[role]}: ${roleMeanings[role]}`;

/** @returns undefined for an unknown address (no user enumeration), and for an invitation that was revoked */
async function findContents(
  db: Database,
  kind: AccountEvent,
  mail: DueMail,
  now: Date,
): Promise<FoundContents | undefined> {
  const email = mail.recipient;
  switch (kind) {
    case "password reset":
      return await makeReset(db, mail, now);
    case "invitation": {
      const invitation = await db.transaction().execute((trx) => createInvitationLink(trx, email, now));
      if (!invitation) return undefined;
      const { link, role, invited_by } = invitation;
      return { email, link, facts: { role: inWords(role), invitedBy: invited_by } };
    }
    case "role changed": {
      const user = await findUserByEmail(db, email);
      return { email, facts: { role: inWords(user && (await findFormerRole(db, user.id))) } };
    }
    default:
      return { email };
  }
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
