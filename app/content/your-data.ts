import type { Language } from "~/lib/contexts";
import type { DangerFamily } from "~/lib/danger-family";
import { contactAbout, responseHours } from "./contact";
import { pathIn } from "./page";

/** It has no path, because search engines have no use for it. */
export const requestPage = {
  title: "Your data",
  description:
    "See everything we have stored about your email address, take a copy with you, or have all of it erased at once.",
  heading: "Your data",
  text: "See what we have stored about you, take a copy, or erase it. You need no account.",
  form: {
    heading: "Get a link by email",
    lead: "We send a link to your address, so that only you can open your page. Erasing happens at once and cannot be undone.",
    mailbox: {
      title: "Somebody else reads your email?",
      text: `Or you cannot use that address? Write to us. A person helps you, and asks for something that shows it is you. We aim to reply within ${responseHours.general} hours, and answer within 30 days.`,
      link: { label: "Write to us instead", to: contactAbout("data") },
    },
    note: "We write even if we have nothing about you. The link works for 24 hours.",
    email: "Email",
    emailMissing: "Enter your email address",
    emailHint: "The address that you gave us. Used another one too? Ask again with it.",
    submit: { idle: "Send me the link", busy: "Sending..." },
    messages: {
      success: "Look in your inbox.",
      failure: "Something went wrong. Please try again or write to us.",
    },
    next: "We have written to the address you entered, also if we have nothing about it. Nothing after ten minutes? Look in the spam folder. Then check the spelling and ask again: we write to an address at most 3 times a day about this.",
    link: { label: "Use another address", to: "/your-data#link" },
  },
  held: {
    heading: "What we may have",
    items: [
      { text: "What you sent us: messages, applications, survey answers and reports, with our answers." },
      { text: "Your newsletter sign-up, and records of the emails we sent you." },
      {
        text: "Your page cannot show a report that you sent without an email address.",
      },
      {
        text: "Your list, your ticks and an unfinished survey are in your browser alone.",
        link: { label: "How to remove them", to: "/privacy-policy#commitment" },
      },
    ],
    link: { label: "How long we keep each", to: "/privacy-policy#retention" },
  },
} as const;

export const dataRequestMail = {
  kind: "Your data",
  subject: "Your data",
  held: {
    text: "Someone asked to see what we have stored about this address. If that was you, open your page. There you can read everything, take a copy, or erase it.",
    button: "Open my page",
    note: "The link works for 24 hours. Whoever has it can read and erase what we have stored, so do not pass it on. If it was not you, you need not do anything: nothing changes.",
  },
  nothing: {
    text: "Someone asked to see what we have stored about this address. We have stored nothing about it.",
    button: "Ask for another address",
    note: "If it was not you, you need not do anything.",
  },
} as const;

export const heldPage = {
  title: "What we have stored about you",
  description: "Everything we have stored about your email address, to read, to take with you, or to erase.",
  heading: "What we have stored about you",
  text: "This is everything about",
  download: "Download (JSON)",
  erase: "Erase everything",
  mails: "Choose or leave our emails",
  keep: "The link in our email opens this page for 24 hours. Nothing changes by looking at it.",
  list: "Everything we have stored",
  nothing: "We have stored nothing about this address.",
  account:
    "This address also belongs to an account of our staff. It is not part of this page, and stays: please ask a colleague who has access to the server to remove it.",
  deleted: "Deleted by our staff, and gone for good after 30 days",
  more: (count: string) => `${count} more are in the file.`,
  yes: "Yes",
  no: "No",
  ask: {
    title: "Erase everything?",
    heading: "Erase everything about you?",
    text: "Everything on your page is deleted at once. We cannot undo this, and cannot answer messages that you sent us and that wait for an answer. It is about:",
    button: "Erase everything",
    back: "No, go back",
  },
  erased: {
    heading: "Everything is erased",
    text: "We have deleted everything that we had stored about you, also from what our staff could restore.",
    stays: "What stays",
    list: [
      "A scrambled code of your address. Nobody can read the address in it. It only tells us that we may not write to you again, and what to erase if we ever have to go back to a backup.",
      "Backups, for up to 6 months. If we restore one, we erase you again before anyone can use it.",
      "Numbers, such as how many people answered the survey. They say nothing about you.",
      "An email that is already on its way may still reach you.",
    ],
    home: { label: "To the home page", to: "/" },
  },
  unknown: {
    heading: "This link does not work",
    text: "The link is more than 24 hours old, was cut off, or everything has been erased with it already. Type your email address, and we email you a new one.",
  },
} as const;

interface HeldGroupCopy {
  title: string;
  /** What it is, for groups that do not speak for themselves. */
  note?: string;
}

/** By table, or by what is stored about its rows. */
export const heldGroups = {
  contact_submissions: { title: "Messages you sent us" },
  volunteer_applications: { title: "Volunteer applications" },
  partnership_applications: { title: "Partnership requests" },
  ai_impact_surveys: { title: "Survey answers" },
  resource_reports: { title: "Mistakes you reported in our directory" },
  quarantined_submissions: {
    title: "Forms that wait to be checked",
    note: "A program took them for advertising. Our staff look at them and decide.",
  },
  replies: { title: "What we wrote to you" },
  mail_answers: {
    title: "Your replies to our emails",
    note: "Ask us if you need the files that you sent with them.",
  },
  newsletter_subscribers: { title: "Newsletter" },
  newsletter_signups: { title: "Newsletter sign-ups with an email to confirm" },
  mail_bounces: { title: "Emails that bounced" },
  undeliverable_addresses: { title: "Why we send no newsletter to this address" },
  mails: { title: "Emails we sent you" },
  form_analytics: { title: "Counted forms", note: "We count forms to find those that do not work." },
  notifications: { title: "Notes to our staff that something came in" },
  status_changes: { title: "Earlier states that our staff can restore" },
  audit_log: { title: "What our staff did with your records" },
  resource_imports: { title: "Sheets of our staff that name your address" },
  subscriber_imports: { title: "Lists of subscribers that our staff uploaded" },
} satisfies Record<string, HeldGroupCopy>;

/** Of columns that no form asks for. */
export const heldColumns: Readonly<Record<string, string>> = {
  created_at: "When",
  received_at: "When",
  made_at: "When",
  since: "Since",
  email: "Email",
  name: "Name",
  message: "Message",
  status: "State",
  resource_title: "Entry of the directory",
  form: "Form",
  fields: "All answers",
  reasons: "Why a program stopped it",
  spam_state: "State",
  decided_at: "Decided",
  is_active: "On the list",
  wants_news: "Wants the weekly newsletter",
  wants_team_updates: "Wants updates from our team",
  subscribed_at: "Joined",
  confirmed_at: "Confirmed",
  unsubscribed_at: "Left",
  consent_note: "How you agreed",
  language: "Language",
  kind: "Kind",
  reply: "Code of the mail server",
  detail: "What the mail server said",
  last_error: "What the mail server said",
  reason: "Why",
  subject: "Subject",
  recipient: "To",
  sender: "From",
  files: "Files",
  text: "What we wrote",
  quoted: "What you wrote, below it",
  decision: "Decision",
  mail_error: "What the mail server said",
  settled_at: "Sent",
  responded_at: "Answered",
  response_note: "Note of our staff",
  labels: "Labels of our staff",
  danger: "Danger that your words may tell of",
  form_name: "Form",
  event_type: "What happened",
  user_agent: "Browser",
  new_value: "Changed to",
  earlier: "Before",
  action: "What was done",
  before: "Before",
  after: "After",
  file_name: "File",
};

/** These columns of answers mean something else than in the other tables. */
export const answerColumns: Readonly<Record<string, string>> = {
  text: "What you wrote",
  email: "The address we wrote to",
};

/** Of stored values that are no plain words. */
export const heldValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  language: { en: "English", es: "Spanish" },
  danger: {
    self: "To yourself",
    other: "To somebody close to you",
    home: "At home",
    child: "To a child",
    overdose: "Of poisoning or an overdose",
    trafficking: "By people who hold or force somebody",
    violence: "To others",
  } satisfies Record<DangerFamily, string>,
  kind: {
    newsletter: "Newsletter",
    team_update: "Update from our team",
    confirmation: "Email to confirm a sign-up",
    welcome: "Welcome email",
    data_request: "Email with a link to this page",
    reply: "Answer to you",
    hard: "The mailbox does not exist",
    soft: "The mailbox accepted no email for now",
    complaint: "Reported as unwanted",
  },
};

/** The address of a page that the mailed link leads to. */
export function dataPath(page: "open" | "download", token: string, language: Language = "en") {
  return pathIn(language, `/your-data/${page}?token=${encodeURIComponent(token)}`);
}
