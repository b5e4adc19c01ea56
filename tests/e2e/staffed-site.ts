import { addSubscriber, mailSettings } from "../support/newsletter";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
import { fillStaffPages } from "../support/staff-records";

export interface StaffedSite extends Site {
  owner: { userId: string; email: string };
  cookie: string;
}

export const WORD = "everything";

/** Starts a site with one of everything. */
export async function startStaffedSite(): Promise<StaffedSite> {
  const site = await startSite({ env: { ...mailSettings, STAFF_MAIL_TO: "none" } });
  const owner = { userId: await makeStaff(site), email: STAFF.email };
  await fillStaffPages(site.db, WORD, owner);
  await addSubscriber(site.db, `reader@${WORD}.example.org`, { wantsTeamUpdates: 1 });
  return { ...site, owner, cookie: await cookieOf(site, owner.userId) };
}
