import type { MailStatus } from "~/server/schema.server";

export const campaignOrigins = { schedule: "schedule", commandLine: "command line" } as const;

export const sendPage = {
  title: "A send",
  description: "For staff: one newsletter or team update, how far it is, and which mails were not delivered.",
  link: "Details of this send",
  back: "Newsletter",
  by: "Started by",
  mail: "The mail",
  missing: {
    heading: "There is no such send",
    text: "The address may be wrong, or the send has never been made.",
  },
  troubles: {
    heading: "Mails that were not delivered",
    table: "The addresses, and what the mail server said",
    columns: ["Address", "State", "What the mail server said", "When"],
    states: { failed: "Failed", uncertain: "Uncertain" } satisfies Partial<Record<MailStatus, string>>,
    noReply: "It said nothing.",
    shown: (shown: string, total: string) => `Showing ${shown} of ${total} addresses`,
    csv: "Download CSV",
    pages: "Pages of addresses",
  },
} as const;

export const troubledMailsCsv = ["address", "state", "mail_server", "attempts", "time"] as const;

export const previewLinks = {
  sent: "The mail as it was sent",
  text: "As plain text",
  eml: "Download as .eml",
} as const;
