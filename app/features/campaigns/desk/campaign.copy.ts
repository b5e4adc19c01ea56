import type { MailStatus } from "~/database/schema/schema.server";

export const campaignOrigins = { schedule: "schedule", commandLine: "command line" } as const;

export const campaignPage = {
  title: "Campaign",
  description: "For staff: one newsletter or team update, how far it is, and which mails were not delivered.",
  link: "Details of this campaign",
  back: "Newsletter",
  by: "Started by",
  missing: {
    heading: "There is no such campaign",
    text: "The address may be wrong, or the campaign has never been made.",
  },
  editNote: (have: string) => `It then goes to all who want team updates, also to the ${have} who have it.`,
  resend: {
    failed: (count: string) => `Retry ${count} failed mails`,
    uncertain: (count: string) =>
      `${count} uncertain: the connection broke before the mail server answered. They may have it already. Send it to them again, or leave it?`,
    reviewed: (who: string, when: string) => `Left by ${who}, ${when}.`,
  },
  troubles: {
    heading: "Mails that were not delivered",
    link: "Addresses that failed",
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
  sent: "The mail",
  html: "The mail alone",
  text: "Plain text alone",
  eml: "Download as .eml",
} as const;

export const campaignControls = {
  buttons: {
    undo: { idle: "Undo", busy: "Undoing..." },
    sendNow: { idle: "Send now", busy: "Sending..." },
    pause: { idle: "Pause", busy: "Pausing..." },
    resume: { idle: "Resume", busy: "Resuming..." },
    cancel: { idle: "Stop", busy: "Stopping..." },
    resendFailed: { idle: "Retry failed mails", busy: "Queueing..." },
    resendUncertain: { idle: "Send again", busy: "Queueing..." },
    leaveUncertain: { idle: "Leave it", busy: "Saving..." },
    editAgain: { idle: "Use as new draft", busy: "Opening..." },
  },
  failure: "That did not work, and nothing was changed. Please try again.",
  missing: "There is no such campaign.",
  over: "It is over already, so nothing was changed.",
  tooLate: "It is going out already, so it could not be undone. Pause or stop it.",
  changed: "The numbers have changed since this page was made. Please look again; nothing was sent.",
  otherDraft: "You have another draft. Send or discard it first; this text stays here.",
  noSource: "The text of this team update is not stored.",
} as const;

/** What each kind is called in a sentence. */
export const campaignNouns = { newsletter: "newsletter", team_update: "team update" } as const;

export const campaignPhases = {
  held: {
    heading: (noun: string) => `The ${noun} goes out soon`,
    text: (time: string) => `Goes out at ${time}.`,
  },
  paused: {
    heading: (noun: string) => `The ${noun} is paused`,
    text: (since: string) => `Paused since ${since}. No further mail goes out until it is resumed.`,
  },
  old: {
    text: (noun: string, waited: string) => `This ${noun} has waited ${waited}. Send it now, or stop it?`,
    resume: "Send it now",
  },
  cancelling: {
    heading: (noun: string) => `Stopping the ${noun}`,
    text: "No further mail goes out. It is over when the mails that are being handed over are.",
  },
  cancelled: {
    text: (noun: string, sent: string, recipients: string) =>
      `The ${noun} was stopped. ${sent} of ${recipients} subscribers have it.`,
    givenBack: {
      newsletter: "Its articles will be in the next newsletter.",
      team_update: "Its text can be edited and sent again.",
    },
  },
  ask: {
    question: (noun: string) => `Stop the ${noun}?`,
    text: (have: string, waiting: string) =>
      `${have} already have it, which can't be undone. The other ${waiting} will not get it.`,
    confirm: (noun: string) => `Stop the ${noun}`,
    back: "Go on sending",
  },
} as const;

export const serverTroubles = {
  refuses: (said: string) => `The mail server does not accept mails from this site: ${said}`,
  unreachable: (said: string) => `The mail server cannot be reached: ${said}`,
  goesOn: "Nobody was skipped; sending goes on by itself when it works again.",
  login:
    "Check the user name and password in SMTP_URL, and whether the provider lets this site send from MAIL_FROM.",
  limit: "The sending limit of the mail account is used up: wait, or ask the provider for a higher one.",
  checkHost: "Check the host and port in SMTP_URL, and whether the mail server runs.",
} as const;

export const testMails = {
  button: { idle: "Send a test to me", busy: "Sending..." },
  note: (email: string) => `Only to ${email}. Its links to unsubscribe change nothing.`,
  sent: (email: string) => `A test mail to ${email} is on its way.`,
  failure: "The test mail could not be sent. Please try again.",
  nothing: "There is nothing to send a test of.",
  last: "Your last test mail,",
  states: {
    queued: "it waits to be sent.",
    sending: "it is being sent.",
    sent: "the mail server has accepted it.",
    written: "it was written to a file, because SMTP_URL is not set.",
    failed: "it was not sent.",
    uncertain: "the connection broke before the mail server answered.",
    skipped: "it was not sent.",
    cancelled: "it was not sent.",
  } satisfies Record<MailStatus, string>,
} as const;

export const scheduleNote = {
  next: (time: string) => `The schedule sends the next newsletter on ${time}.`,
  never: "The schedule never sends a newsletter again.",
  timeZone: (name: string) => `The schedule is read in the time zone ${name}.`,
  overdue: (time: string) =>
    `The newsletter of ${time} is overdue. It is sent as soon as the program that sends mail runs.`,
  skipped: (time: string) => `The newsletter of ${time} was skipped: it could not be sent in time.`,
} as const;
