import { findNewReader, isStillReachable } from "~/features/subscribers/list/audience.server";
import { findSignupToMail, oldestSignup } from "~/features/subscribers/list/subscribe.server";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import { composeCampaignMail, skipErased } from "~/kits/list-mail/compose-list-mail.server";
import type { Publisher } from "~/kits/list-mail/list-mail";
import type { MailKind } from "~/kits/outbox/mail-kind";

import { confirmationMail, welcomeMail } from "./signup.email";
import type { SignUpServices } from "./signup.server";

const SERVER_AWAY_MS = 30_000;

/** Someone waits for it: after a crash it is sent again, with the same Message-ID. */
function confirmationMails({ organization, siteUrl }: Publisher): MailKind {
  return {
    name: "confirmation",
    whenUncertain: "resend",
    concurrency: 2,
    ceiling: rateLimitRules.confirmationMails,
    maxPauseMs: SERVER_AWAY_MS,
    discardsSkipped: true,
    render: async (db, { recipient }, now) => {
      const signup = await findSignupToMail(db, recipient, oldestSignup(now));
      if (!signup) return undefined;
      const link = `${siteUrl}/newsletter/confirm?token=${encodeURIComponent(signup.token)}`;
      return {
        to: { name: "", address: recipient },
        ...confirmationMail({ organization, link }),
        headers: { "Auto-Submitted": "auto-generated" },
      };
    },
  };
}

function welcomeMails({ organization, siteUrl }: Publisher, isConfirmed: boolean): MailKind {
  return {
    name: "welcome",
    whenUncertain: "park",
    concurrency: 2,
    ...(!isConfirmed && { ceiling: rateLimitRules.unconfirmedWelcomes }),
    maxPauseMs: SERVER_AWAY_MS,
    discardsSkipped: true,
    claimIf: isStillReachable,
    render: async (db, { reference, recipient }) => {
      const reader = reference === null ? undefined : await findNewReader(db, reference);
      if (!reader) return undefined;
      const { name, unsubscribe_token: unsubscribeToken } = reader;
      const mail = welcomeMail({
        organization,
        wantsNews: reader.wants_news === 1,
        wantsTeamUpdates: reader.wants_team_updates === 1,
      });
      return composeCampaignMail(mail, { name, email: recipient, unsubscribeToken }, siteUrl);
    },
  };
}

/** Whoever signs up anew may be asked to confirm it. */
export function signupMails(publisher: Publisher, env: SignUpServices["env"]): MailKind[] {
  const welcome = welcomeMails(publisher, env.NEWSLETTER_CONFIRM === "on");
  return [confirmationMails(publisher), skipErased(welcome, env)];
}
