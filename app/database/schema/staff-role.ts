/** From the least to the most. */
export const staffRoles = ["viewer", "editor", "owner"] as const;

export type StaffRole = (typeof staffRoles)[number];

export function allows(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}
