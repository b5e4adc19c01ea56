import { newsletterWords } from "~/content/es/newsletter";
import { languageTags, pathIn } from "~/content/page";
import { findNewReader, isStillReachable } from "~/features/subscribers/list/audience.server";
import { findSignupToMail, oldestSignup, REMINDER } from "~/features/subscribers/list/subscribe.server";
import { mailCeilings } from "~/http/limits/rate-limit-rules";
import { isErased } from "~/kits/erasure/erased-addresses.server";
import { composeCampaignMail, skipErased } from "~/kits/list-mail/compose-list-mail.server";
import {
  addressLine,
  footerText,
  type Organization,
  PREFERENCES_PLACE,
  type Publisher,
  type RenderedIssue,
} from "~/kits/list-mail/list-mail";
import { MailFooter, MailHeader } from "~/kits/list-mail/mail-parts.server";
import type { MailKind } from "~/kits/outbox/mail-kind";
import type { Language } from "~/lib/contexts";
import type { Secrets } from "~/lib/secrets.server";
import { wrapLines } from "~/lib/text/words";
import { MailButton, MailSection, renderSections } from "~/mail/mail-page.server";
import type { SignUpServices } from "./signup.server";

interface ConfirmationContents {
  organization: Organization;
  link: string;
  isReminder?: boolean;
  language?: Language;
}

/** Goes to whatever address was typed: it holds nothing else that a visitor typed, and no List- headers. */
export function confirmationMail({
  organization,
  link,
  isReminder = false,
  language = "en",
}: ConfirmationContents) {
  const words = newsletterWords[language];
  const { kind, subject, text, button, note } = isReminder ? words.reminderMail : words.confirmationMail;
  const sections = (
    <>
      <MailHeader organization={organization.name} kind={kind} heading={subject} />
      <MailSection tone="card" style={{ borderTop: "4px solid #1b1a17" }}>
        <p style={{ margin: "0 0 24px" }}>{text}</p>
        <MailButton href={link} primary>
          {button}
        </MailButton>
        <p style={{ margin: "12px 0 24px" }}>{note}</p>
        <p style={{ margin: "0", fontSize: "15px" }}>{addressLine(organization)}</p>
      </MailSection>
    </>
  );
  const blocks = [
    `${organization.name.toUpperCase()}\n${subject}`,
    text,
    `${button}:\n${link}`,
    note,
    addressLine(organization),
  ];
  return {
    subject: `${subject} – ${organization.name}`,
    html: renderSections(subject, null, sections, languageTags[language]),
    text: wrapLines(`${blocks.join("\n\n")}\n`),
  };
}

interface WelcomeContents {
  organization: Organization;
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
  language: Language;
}

export function welcomeMail(contents: WelcomeContents): RenderedIssue {
  const { organization, wantsNews, wantsTeamUpdates, language } = contents;
  const welcomeCopy = newsletterWords[language].welcomeMail;
  const { kind, subject, intro, change, button } = welcomeCopy;
  const coming = [
    ...(wantsNews ? [welcomeCopy.news] : []),
    ...(wantsTeamUpdates ? [welcomeCopy.teamUpdates] : []),
  ];
  const sections = (
    <>
      <MailHeader organization={organization.name} kind={kind} heading={subject} />
      <MailSection tone="card" style={{ borderTop: "4px solid #1b1a17" }}>
        <p style={{ margin: "0 0 12px" }}>{intro}</p>
        <ul style={{ margin: "0 0 24px", padding: "0 0 0 24px" }}>
          {coming.map((text) => (
            <li key={text} style={{ margin: "0 0 8px" }}>
              {text}
            </li>
          ))}
        </ul>
        <p style={{ margin: "0 0 12px" }}>{change}</p>
        <MailButton href={PREFERENCES_PLACE}>{button}</MailButton>
      </MailSection>
      <MailFooter copy={welcomeCopy.footer} organization={organization} />
    </>
  );
  const blocks = [
    `${organization.name.toUpperCase()}\n${subject}`,
    [intro, ...coming.map((text) => `- ${text}`)].join("\n"),
    `${change}\n${button}: ${PREFERENCES_PLACE}`,
    footerText(welcomeCopy.footer, organization),
  ];
  return {
    subject: `${subject} – ${organization.name}`,
    html: renderSections(subject, null, sections, languageTags[language]),
    text: wrapLines(`${blocks.join("\n\n")}\n`),
  };
}

const SERVER_AWAY_MS = 30_000;

/** Someone waits for it: after a crash it is sent again, with the same Message-ID. */
function confirmationMails({ organization, siteUrl }: Publisher, secrets: Secrets): MailKind {
  return {
    name: "confirmation",
    whenUncertain: "resend",
    concurrency: 2,
    ceiling: mailCeilings.confirmation,
    maxPauseMs: SERVER_AWAY_MS,
    discardsSkipped: true,
    render: async (db, { recipient, reference }, now) => {
      const isReminder = reference === REMINDER;
      if (isReminder && (await isErased(db, secrets, recipient))) return undefined;
      const signup = await findSignupToMail(db, { recipient, reference }, oldestSignup(now));
      if (!signup) return undefined;
      const { token, language } = signup;
      const path = pathIn(language, "/newsletter/confirm");
      const link = `${siteUrl}${path}?token=${encodeURIComponent(token)}`;
      return {
        to: { name: "", address: recipient },
        ...confirmationMail({ organization, link, isReminder, language }),
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
    ...(!isConfirmed && { ceiling: mailCeilings.welcome }),
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
        language: reader.language,
      });
      return composeCampaignMail(mail, { name, email: recipient, unsubscribeToken }, siteUrl);
    },
  };
}

/** Whoever signs up anew may be asked to confirm it. */
export function signupMails(publisher: Publisher, env: SignUpServices["env"]): MailKind[] {
  const welcome = welcomeMails(publisher, env.NEWSLETTER_CONFIRM === "on");
  return [confirmationMails(publisher, env), skipErased(welcome, env)];
}
