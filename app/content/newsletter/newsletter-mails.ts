import { retentionPeriod } from "../privacy/personal-data";
/** The mails around a sign-up. Nothing that a visitor typed may be in the first one. */
export const confirmationMail = {
  kind: "Newsletter",
  subject: "Please confirm your subscription",
  text: "Someone asked us to send mails to this address. If that was you, open the page below and press its button.",
  button: "Confirm on our site",
  note: `The link works for ${retentionPeriod("signups")}. If it was not you, you need not do anything: without the button we send no newsletter.`,
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
    reason: "You get this mail because this address was signed up for mails from",
    preferences: "Change what you get",
    leave: "Unsubscribe",
    leaveNote: "One button, no login, and we will not ask why.",
  },
} as const;
