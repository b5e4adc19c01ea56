import type { MailStatus, RepliedKind } from "~/database/schema/schema.server";
import type { LetterLanguage } from "~/lib/text/written-language";

export const languageNames: Readonly<Record<LetterLanguage, string>> = { en: "English", es: "Spanish" };

const listOf = new Intl.ListFormat("en-US", { type: "conjunction" });

const rowNames: Readonly<Record<Exclude<RepliedKind, "report">, string>> = {
  contact: "message",
  volunteer: "volunteer application",
  partnership: "partnership application",
};

export const replyCopy = {
  to: (address: string) => `To ${address}`,
  subject: "Subject",
  subjectRequired: "Enter a subject",
  text: "Text",
  textRequired: "Write something first",
  send: "Send reply",
  sendAndKeep: "Send and keep open",
  again: {
    days: (days: string) => (days === "1" ? "1 day" : `${days} days`),
  },
  also: {
    row: (kind: Exclude<RepliedKind, "report">, day: string) => `${rowNames[kind]} of ${day}`,
    label: (rows: readonly string[]) => `It also answers their ${listOf.format(rows)}`,
  },
  sending: "Sending...",
  sent: "The reply is on its way.",
  failed: "The reply could not be sent. Nothing is lost: please try again.",
  notTakenBack: "That did not work. The reply is sent in a moment, unless you try again.",
  hasLeft: "Too late: the reply has left.",
  wasTakenBack: "You took this reply back before it was sent. Send it again if they should have it.",
  held: "Your reply has not left yet.",
  gone: "It was deleted after you had opened it, so nothing was sent.",
  leftPlaceholders: (names: string) => `Replace ${names} in the text first`,
  decided: (status: string, by: string) =>
    `The status was set to ${status}${by && ` by ${by}`} since you opened this page. Nothing is sent yet.`,
  template: {
    label: "Template",
    use: "Use template",
  },
  decide: {
    send: (action: string) => `${action} and send`,
  },
  blocked:
    "Replies cannot be sent from here yet, because the setting MAIL_FROM is missing. The operator can set it.",
  trial: "No mail server is set: a reply only goes to a file.",
  noAddress: "They gave no email address.",
  undeliverable: {
    hard: (since: string) => `Mail does not reach this address: there is no such mailbox (since ${since}).`,
    soft: (since: string) => `Mail to this address kept coming back (since ${since}).`,
    complaint: (since: string) => `The owner of this address reported our mail as spam (on ${since}).`,
  },
  states: {
    queued: "On its way",
    sending: "On its way",
    sent: "Sent",
    written: "Written to a file: no mail server is set",
    failed: "Not sent",
    uncertain: "Perhaps not delivered",
    skipped: "Not sent: the data was erased",
    cancelled: "Taken back",
  } satisfies Record<MailStatus, string>,
  noSuchAddress: "Came back: no such address",
  signatures: {
    en: (organization: string) => `Best wishes
${organization}`,
    es: (organization: string) => `Saludos cordiales
${organization}`,
  } satisfies Record<LetterLanguage, (organization: string) => string>,
  greetings: {
    en: (name: string) => `Hello${name && ` ${name}`},`,
    es: (name: string) => `Hola${name && ` ${name}`}:`,
  } satisfies Record<LetterLanguage, (name: string) => string>,
  /** Of a reply without a letter, in Spanish. */
  spanishAbout: {
    contact: "su mensaje",
    volunteer: "su solicitud para ayudar",
    partnership: "su propuesta",
    report: "su aviso",
  } satisfies Record<RepliedKind, string>,
};
