import { useRouteLoaderData } from "@remix-run/react";

/** From the least to the most. */
export const staffRoles = ["viewer", "editor", "owner"] as const;

export type StaffRole = (typeof staffRoles)[number];

export function allows(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}

/** Of who is signed in, on pages in the dashboard's shell; undefined on others. */
function useStaffRole(): StaffRole | undefined {
  return useRouteLoaderData<{ role?: StaffRole }>("routes/admin._shell")?.role;
}

/** Whether to show what needs a role. True outside of the shell, where everyone has the same; the server decides. */
export function useAllowed(needed: StaffRole = "editor"): boolean {
  const role = useStaffRole();
  return role === undefined || allows(role, needed);
}
