import { useRouteLoaderData } from "@remix-run/react";
import { allows, type StaffRole } from "~/database/schema/staff-role";

/** Of who is signed in, on pages in the dashboard's shell; undefined on others. */
function useStaffRole(): StaffRole | undefined {
  return useRouteLoaderData<{ role?: StaffRole }>("routes/admin._shell")?.role;
}

/** Whether to show what needs a role. True outside of the shell, where everyone has the same; the server decides. */
export function useAllowed(needed: StaffRole = "editor"): boolean {
  const role = useStaffRole();
  return role === undefined || allows(role, needed);
}
