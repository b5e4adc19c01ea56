export const accountEvents = [
  "password reset",
  "password changed",
  "second factor on",
  "second factor off",
  "codes refused",
  "sign-ins refused",
  "invitation",
  "role changed",
  "account suspended",
  "account reactivated",
  "access removed",
] as const;

export type AccountEvent = (typeof accountEvents)[number];

/** Read when the mail is sent. */
export interface AccountMailFacts {
  /** "Editor: also changes, answers, sends and exports" */
  role?: string | undefined;
  invitedBy?: string | undefined;
}

interface AccountMailCopy {
  subject: string;
  /** What happened, and when: "Nov 20, 2026, 09:05 UTC". */
  happened: (organization: string, when: string, facts: AccountMailFacts) => string;
  /** Without one where there is nothing for the person to do. */
  button?: { label: string; to: "link" | "forgotPassword" | "account" | "dashboard" };
  note: string;
}

const CHANGE_IT = "ask for a new password with the link below, and tell the people who run the site.";

export const accountMails: Record<AccountEvent, AccountMailCopy> = {
  "password reset": {
    subject: "Choose a new password",
    happened: (organization) =>
      `Someone asked for a new password for your account on the dashboard of ${organization}. If that was you, choose one with the link below.`,
    button: { label: "Choose a new password", to: "link" },
    note: "The link works once, for 60 minutes. If it was not you, you need not do anything: your password stays as it is.",
  },
  "password changed": {
    subject: "Your password was changed",
    happened: (organization, when) =>
      `The password of your account on the dashboard of ${organization} was changed on ${when}, and every other session was ended.`,
    button: { label: "Ask for a new password", to: "forgotPassword" },
    note: `If that was you, all is well. If it was not you, ${CHANGE_IT}`,
  },
  "second factor on": {
    subject: "Signing in now asks for a code",
    happened: (organization, when) =>
      `On ${when} a second factor was set up for your account on the dashboard of ${organization}: from now on, signing in also asks for a code from your app.`,
    button: { label: "Open your account", to: "account" },
    note: `Keep the recovery codes where you find them without your phone. If it was not you, ${CHANGE_IT.replace("with the link below", "on the sign-in page")}`,
  },
  "second factor off": {
    subject: "Signing in no longer asks for a code",
    happened: (organization, when) =>
      `On ${when} the second factor of your account on the dashboard of ${organization} was turned off: signing in asks for the password alone.`,
    button: { label: "Ask for a new password", to: "forgotPassword" },
    note: `If that was you, all is well. If it was not you, ${CHANGE_IT}`,
  },
  "codes refused": {
    subject: "Someone may know your password",
    happened: (organization, when) =>
      `On ${when} someone gave your right password on the dashboard of ${organization}, and then many wrong codes. They did not get in.`,
    button: { label: "Ask for a new password", to: "forgotPassword" },
    note: `If that was you, try again in a while or use a recovery code. If it was not you, ${CHANGE_IT}`,
  },
  "sign-ins refused": {
    subject: "Many wrong passwords for your account",
    happened: (organization, when) =>
      `Until ${when}, wrong passwords for your account on the dashboard of ${organization} were typed again and again within an hour. No one got in with them.`,
    button: { label: "Ask for a new password", to: "forgotPassword" },
    note: "If that was you, ask for a new password. If it was not you, you need not do anything: a long password that you use nowhere else stands against it, and a second factor even more. Browsers in which you have signed in before are not held back. We write about this once a day at most.",
  },
  invitation: {
    subject: "You are invited to the dashboard",
    happened: (organization, _when, { invitedBy, role }) =>
      `${invitedBy ?? "An owner"} invites you to the dashboard of ${organization}, where staff read and answer what people send. Your role is ${role ?? "not decided yet"}.`,
    button: { label: "Choose a password", to: "link" },
    note: "The link works once, for 7 days. If you do not know who invited you, you need not do anything: no account is made before the link is used.",
  },
  "role changed": {
    subject: "Your role was changed",
    happened: (organization, when, { role }) =>
      `On ${when} the role of your account on the dashboard of ${organization} was changed.${role ? ` It is now ${role}.` : ""}`,
    button: { label: "Open the dashboard", to: "dashboard" },
    note: "If you did not expect that, ask an owner.",
  },
  "account suspended": {
    subject: "Your account was suspended",
    happened: (organization, when) =>
      `On ${when} your account on the dashboard of ${organization} was suspended: you are signed out everywhere and cannot sign in.`,
    note: "An owner can give you the access back. If you did not expect that, ask one.",
  },
  "account reactivated": {
    subject: "Your account has access again",
    happened: (organization, when) =>
      `On ${when} an owner gave your account on the dashboard of ${organization} its access back. Your password is the one you had.`,
    button: { label: "Open the dashboard", to: "dashboard" },
    note: "If you did not expect that, ask an owner.",
  },
  "access removed": {
    subject: "Your account was removed",
    happened: (organization, when) =>
      `On ${when} your account on the dashboard of ${organization} was removed: you are signed out everywhere and cannot sign in.`,
    note: "If you did not expect that, ask one of the people you worked with there.",
  },
};
