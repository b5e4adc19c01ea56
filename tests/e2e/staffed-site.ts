import { addSubscriber, mailSettings } from "../support/newsletter";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
import { fillStaffPages } from "../support/staff-records";
import { test as base } from "./fixtures";

export interface StaffedSite extends Site {
  owner: { userId: string; email: string };
  cookie: string;
}

export const WORD = "everything";

/** A site with one of everything, for what other tests' rows would hide, and what would be in their way. */
export const test = base.extend<object, { full: StaffedSite }>({
  full: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ env: { ...mailSettings, STAFF_MAIL_TO: "none" } });
      const owner = { userId: await makeStaff(site), email: STAFF.email };
      await fillStaffPages(site.db, WORD, owner);
      await addSubscriber(site.db, `reader@${WORD}.example.org`, { wantsTeamUpdates: 1 });
      await use({ ...site, owner, cookie: await cookieOf(site, owner.userId) });
      await site.stop();
    },
    { scope: "worker" },
  ],
  // Another one would be started for nothing.
  site: [({ full }, use) => use(full), { scope: "worker" }],
  context: async ({ context, full }, use) => {
    const [name = "", value = ""] = full.cookie.split("=");
    await context.addCookies([{ name, value, url: full.url }]);
    await use(context);
  },
});
