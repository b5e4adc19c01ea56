import type { StaffRole } from "~/database/schema/staff-role";

export const roleNames: Record<StaffRole, string> = { viewer: "Viewer", editor: "Editor", owner: "Owner" };

/** What each role may do, in the order of the choices. */
export const roleMeanings: Record<StaffRole, string> = {
  viewer: "reads every list and row, changes and exports nothing",
  editor: "also changes, answers, sends and exports",
  owner: "also decides who has an account, and erases what is stored about a person",
};

export const roleChoices = [
  { value: "viewer", label: `Viewer: ${roleMeanings.viewer}` },
  { value: "editor", label: `Editor: ${roleMeanings.editor}` },
  { value: "owner", label: `Owner: ${roleMeanings.owner}` },
] as const;

export const staffAccounts = {
  title: "Staff",
  description: "For staff: who has an account, and what it may do.",
  intro: "Everyone who can sign in to the dashboard. Owners invite, suspend and remove.",
  table: "Who has an account",
  columns: ["Email", "Role", "Since", "Last seen", "Second factor", "Sessions"],
  you: "you",
  never: "never",
  secondFactor: { on: "On", off: "Off" },
  suspended: { tone: "red", label: "Suspended" },
  invite: {
    heading: "Invite somebody",
    lead: "They get a mail with a link, choose a password and are signed in. The link works once, for 7 days.",
  },
  invitations: {
    heading: "Invitations that wait",
    lead: "An invitation that is not accepted ends by itself.",
    table: "Who was invited",
    columns: ["Email", "Role", "Invited by", "Until", "Actions"],
  },
} as const;

export const memberPage = {
  title: "Staff account",
  description: "For owners: the role of an account, and whether it has access.",
  back: "All staff",
  missing: "There is no such account any more. It may have been removed.",
  suspendedSince: (time: string) => `Suspended since ${time}: signing in is refused.`,
  isOwn: "This is your own account. Another owner can suspend or remove it.",
  role: {
    heading: "Role",
    lead: "It changes at once, also where this person is signed in, and a mail tells them.",
  },
  suspend: {
    heading: "Suspend",
    lead: "Ends every session at once and refuses to sign in, until an owner gives the access back.",
  },
  reactivate: {
    heading: "Give the access back",
    lead: (role: string) => `With the role ${role}, and the password it had.`,
  },
  remove: {
    heading: "Remove",
    lead: "Ends every session at once. What this person did stays in the audit log, and they can be invited again.",
  },
} as const;

export const accountProblems = {
  gone: memberPage.missing,
  notOwner: "Your account is not an owner's any more. Ask another owner.",
  lastOwner: (email: string) => `${email} is the only owner. Make somebody else an owner first.`,
  own: memberPage.isOwn,
  sameRole: (email: string, role: string) => `${email} has the role ${role} already.`,
  suspendedRole: "This account is suspended. Give the access back before you change the role.",
  isSuspended: "This account is suspended already.",
  notSuspended: "This account is not suspended any more.",
  hasAccount: "This address has an account already. It is in the list of staff.",
  hasSuspendedAccount:
    "This address has a suspended account. Open it in the list of staff to give the access back.",
  wasInvited: "This address was invited already. Send the invitation again from the list of those that wait.",
  noInvitation: "This invitation does not wait any more: it was accepted, revoked, or it ended.",
} as const;

export const invitationPage = {
  title: "Your invitation",
  description: "For staff: accept an invitation with the link from your mail.",
  heading: "Choose a password",
  whose: "For the account",
  role: (role: string, meaning: string) => `${role}: ${meaning}.`,
  lead: "Afterwards you are signed in.",
  useless: {
    heading: "This link does not work",
    lead: "It was used before, it is older than 7 days, or the invitation was revoked. Links from a mail are sometimes cut in two: try to copy the whole of it. Otherwise ask who invited you to send it again.",
    signIn: "Sign in",
  },
} as const;
