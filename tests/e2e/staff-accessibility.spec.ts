import type { Page } from "@playwright/test";
import { messagesTable } from "~/features/contact/messages.admin";
import { createInvitationLink } from "~/features/staff/accounts/accept-invitation.server";
import { insertInvitation } from "~/features/staff/accounts/accounts.queries.server";
import { adminPaths, inboxRowPath } from "~/features/staff/admin-paths";
import { createResetLink } from "~/features/staff/password/reset-password.server";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { recordPath } from "~/kits/admin-table/admin-table";
import { expectAccessible, expectAccessibleWithoutScript, expectFittingOnPhone } from "../support/axe";
import { formNamed } from "../support/forms";
import { untilTakenOver } from "../support/keyboard";
import { sharedPages } from "../support/page-states";
import { routeRows } from "../support/routes";
import { expect, staffedTest as test } from "./fixtures";
import { type StaffedSite, WORD } from "./staffed-site";

const TAB = `${adminPaths.dashboard}/newsletter`;

/** Parts of another page, and what leads away or elsewhere. */
const NO_PAGES =
  /newsletter\/(preview|progress|live-preview|sends)|search\/suggestions|\/(logout|download|code|answers\/.*)$|^\/admin$/;

/**
 * Pages that are inspected in a state that draws all of their parts and more: with the errors of their forms below, with what is
 * chosen in their addresses below, and with what no address leads to in tests/e2e/staff-accessible-states.spec.ts.
 */
const inspectedInStates = [
  ...["/admin/account", "/admin/account/second-factor", "/admin/staff", "/admin/subscribers/new"],
  ...[
    "/admin/resources",
    "/admin/resources/new",
    "/admin/resources/import",
    "/admin/resources/import/some-id",
  ],
  ...["/admin/articles", "/admin/articles/1", "/admin/articles/new", "/admin/articles/feeds"],
  ...["/admin/articles/feeds/new", "/admin/templates/new", "/admin/states/new", "/admin/system"],
  ...["/admin/dashboard/inbox", "/admin/dashboard/volunteer", "/admin/dashboard/contact"],
  `${TAB}/campaigns/1`,
];

/** Pages of parts that others are inspected for, tables and files to choose, with other columns or words. */
const alike = [
  ...["/admin/dashboard/partnership", "/admin/dashboard/spam", `${TAB}/undeliverable`, `${TAB}/unconfirmed`],
  "/admin/subscribers/import",
];

/** The pages of all staff routes, and what their addresses can choose. */
const addresses = [
  ...Object.values(routeRows)
    .filter(({ kind, path }) => kind === "staff" && !path.includes(".csv") && !NO_PAGES.test(path))
    .map(({ path }) => path)
    .filter((path) => !inspectedInStates.includes(path)),
  `${TAB}?q=nobody&confirm=newsletter`,
  `${messagesTable.path}?from=2026-03-02&to=2026-03-01`,
  "/admin/dashboard/analytics?from=2001-01-01&to=2001-01-02",
  `${adminPaths.resources}?filter=stale`,
  `${adminPaths.resources}?filter=unchecked&q=nothing`,
  `${volunteersTable.path}/nobody`,
  recordPath(volunteersTable, `volunteer-${WORD}`),
  inboxRowPath("contact", "some-id"),
  inboxRowPath("volunteer", `volunteer-${WORD}`),
  inboxRowPath("report", `report-${WORD}`),
  `${adminPaths.people}/newsletter/some-id`,
];

for (const paths of sharedPages(addresses)) {
  test(`no accessibility violations on ${paths.join(", ")} @with-script`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("h1"), path).toHaveCount(1);
      await expect(page, path).toHaveTitle(/ – After Automation$/);
      await untilTakenOver(page);
      if (alike.includes(path)) await expectFittingOnPhone(page);
      else await expectAccessible(page);
    }
  });
}

test("each page that is left to its states has an address of a route @with-script", () => {
  const known = Object.values(routeRows).map(({ path }) => path);
  expect([...inspectedInStates, ...alike].filter((path) => !known.includes(path))).toEqual([]);
});

// One page of each layout: a tab, a record, a list with filters, a form, what is sent, and a row of the inbox.
test("no accessibility violations on staff pages without script @with-script", async ({ page }) => {
  for (const path of [
    volunteersTable.path,
    recordPath(volunteersTable, `volunteer-${WORD}`),
    adminPaths.resources,
    `${adminPaths.articles}/new`,
    `${TAB}?q=nobody&confirm=newsletter`,
    inboxRowPath("contact", "some-id"),
  ])
    await expectAccessibleWithoutScript(page, path);
});

/** The address in a mail to somebody who is invited. */
async function invitationPath({ db, owner }: StaffedSite): Promise<string> {
  const email = `invited@${WORD}.example.org`;
  const now = new Date();
  const invitation = {
    ...({ email, role: "viewer", invited_by: owner.email } as const),
    ...{ created_at: now.toISOString(), expires_at: "2100-01-01T00:00:00.000Z" },
  };
  return await db.transaction().execute(async (trx) => {
    await insertInvitation(trx, invitation);
    return (await createInvitationLink(trx, email, now))?.link ?? "";
  });
}

type Forms = Record<string, (site: StaffedSite) => string | Promise<string>>;

/** Forms of people who are not signed in that are refused when they are sent empty, and their pages. */
const signedOut: Forms = {
  login: () => adminPaths.login,
  "forgot-password": () => adminPaths.forgotPassword,
  "reset-password": ({ db, owner }) =>
    db.transaction().execute((trx) => createResetLink(trx, owner, new Date())),
  "accept-invitation": invitationPath,
};

/** Those of staff. */
const signedIn: Forms = {
  "change-password": () => adminPaths.account,
  "start-second-factor": () => adminPaths.secondFactor,
  invite: () => adminPaths.staff,
  "new-resource": () => `${adminPaths.resources}/new`,
  "new-article": () => `${adminPaths.articles}/new`,
  "new-feed": () => `${adminPaths.feeds}/new`,
  "new-template": () => `${adminPaths.templates}/new`,
  "add-subscriber": () => `${adminPaths.subscribers}/new`,
  "team-update": () => `${TAB}?q=nobody`,
};

async function expectAccessibleRefusals(page: Page, forms: Forms, site: StaffedSite): Promise<void> {
  for (const [form, address] of Object.entries(forms)) {
    await page.goto(await address(site));
    await formNamed(page, form).evaluate((node) => node instanceof HTMLFormElement && node.requestSubmit());
    await expect(page.getByRole("alert"), form).toBeVisible();
    await expectAccessible(page, "main");
  }
}

test("no accessibility violations on refused forms before signing in @with-script", async ({
  page,
  context,
  full,
}) => {
  await context.clearCookies();
  await expectAccessibleRefusals(page, signedOut, full);
});

test("no accessibility violations on refused forms of staff @with-script", ({ page, full }) =>
  expectAccessibleRefusals(page, signedIn, full));
