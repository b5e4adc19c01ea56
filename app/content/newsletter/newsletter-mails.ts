import { help as homeHelp } from "~/content/home";
import { retentionPeriod } from "../privacy/personal-data";

/** The mails around a sign-up. Nothing that a visitor typed may be in the first one. */
export const confirmationMail = {
  kind: "Newsletter",
  subject: "Please confirm your subscription",
  text: "Someone asked us to send emails to this address. If that was you, open the page below and press its button.",
  button: "Confirm on our site",
  note: `The link works for ${retentionPeriod("signups")}. If it was not you, you need not do anything: without the button we send no newsletter.`,
} as const;

/** Once, for whoever did not answer the first one. */
export const reminderMail = {
  kind: "Newsletter",
  subject: "You have not confirmed your subscription yet",
  text: "You asked us for emails some days ago, and we sent you a link to confirm it. Until you open the page below and press its button, we send you nothing.",
  button: "Confirm on our site",
  note: "This is the only time we remind you. If you did not sign up, or have changed your mind, you need not do anything.",
} as const;

export const welcomeMail = {
  kind: "Welcome",
  subject: "You are on the list",
  intro: "Thank you for joining us. This is what comes to you from now on:",
  news: "The weekly newsletter: the news about AI and jobs, and where to get help. It comes once a week, unless there was no news.",
  teamUpdates: "Updates from our team: when there is something to tell you. They have no fixed day.",
  change: "You can change what you get at any time. You need no login.",
  button: "Change what I get",
  footer: {
    reason: "You get this email because this address was signed up for emails from",
    preferences: "Change what you get",
    leave: "Unsubscribe",
    leaveNote: "One button, no login, and we will not ask why.",
  },
} as const;

export const weeklyNewsletter = {
  heading: "This week in AI and work",
  kind: "Weekly newsletter",
  /** After the title of the lead story and "and". */
  subject: {
    one: (count: string) => `${count} more story on AI and work`,
    other: (count: string) => `${count} more stories on AI and work`,
    short: (count: string) => `${count} more`,
  },
  /** Before titles, in what an inbox shows beside the subject. */
  preheader: "Also this week:",
  intro: (count: string, others: number) =>
    `${others === 0 ? "One story" : `${count} stories`} about AI and jobs. If your own job has just gone, you are not alone, and it is not your fault.`,
  help: {
    heading: "Need help now?",
    lines: homeHelp.lines,
    call: "Call",
    note: "Free, in the United States.",
    links: [
      { label: "Just lost your job? What to do in the first week", to: "/first-week" },
      { label: "Find money, food, a lawyer or someone to talk to", to: "/services/support-and-resources" },
    ],
  },
  lead: "Lead story",
  readLead: (source: string | null) => (source === null ? "Read the story" : `Read it at ${source}`),
  articles: "More this week",
  moreArticles: { one: "more article is on our news page.", other: "more articles are on our news page." },
  allNews: { label: "See all news", to: "/news" },
  resources: {
    heading: "New places to get help",
    text: "Added to our directory since the last newsletter.",
    more: { one: "more new place is in the directory.", other: "more new places are in the directory." },
    all: { label: "See all places to get help", to: "/services/support-and-resources" },
  },
  speakUp: {
    heading: "Ways to speak up",
    text: "Rules decide who pays when a job goes to a machine, and rules can change.",
    links: [
      { label: "Add your voice to our policy work", to: "/services/policy-advocacy" },
      { label: "Tell us what AI did to your job, in a short survey", to: "/crowdfunding#questionnaire" },
    ],
  },
  footer: {
    reason: "You get this email because this address was signed up for the weekly newsletter of",
    web: "Read on the web",
    preferences: "Change what you get",
    leave: "Unsubscribe",
    leaveNote: "One button, no login, and we will not ask why.",
  },
} as const;
