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
  invitations: {
    table: "Who was invited",
    columns: ["Email", "Role", "Invited by", "Until", "Actions"],
  },
} as const;

export const memberPage = {
  missing: "There is no such account any more. It may have been removed.",
  isOwn: "This is your own account. Another owner can suspend or remove it.",
} as const;

export const accountProblems = {
  gone: memberPage.missing,
  lastOwner: (email: string) => `${email} is the only owner. Make somebody else an owner first.`,
  own: memberPage.isOwn,
} as const;
