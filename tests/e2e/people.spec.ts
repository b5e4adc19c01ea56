import { inboxCopy } from "~/features/inbox/inbox.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { emptyPage, putMessages, staffPage, uniqueWord } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

test("the search answers while one types, is left and followed by keys, and lists what was searched for before @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, "2026-10-01T12:00:00.000Z");
  const page = await staffPage(context, site);
  await page.goto(adminPaths.system);
  await untilTakenOver(page);
  const form = page.getByRole("banner").getByRole("search");
  const field = form.getByLabel("Search everything");
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type(`cara ${word}`);
  await expect(form.getByRole("status")).toHaveText(/^1 person, 0 other results\./);
  await expect(form.getByRole("link", { name: /^Contact message\s*Not answered/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.getByRole("link")).toHaveCount(0);
  await expect(field).toHaveValue(`cara ${word}`);

  await field.fill(`carl ${word}`);
  await expect(form.getByRole("status")).toHaveText("Nothing found.");
  await field.fill(`cara ${word}`);
  await expect(form.getByRole("status")).toHaveText(/^1 person/);
  await page.keyboard.press("ArrowDown");
  await expect(form.getByRole("link", { name: `Cara ${word}` })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Everything from contact.${word}@example.org`,
  );

  await untilTakenOver(page);
  await page.keyboard.press("/");
  await form.getByRole("link", { name: `cara ${word}`, exact: true }).click();
  await expect(page.getByRole("region", { name: "People" }).getByRole("heading", { level: 3 })).toHaveCount(
    1,
  );
  await untilTakenOver(page);
  await page.getByRole("banner").getByLabel("Search everything").focus();
  await form.getByRole("button", { name: "Delete them" }).click();
  await expect(form.getByRole("link")).toHaveCount(0);
});

test("the search keeps the page when the session has ended or the server does not answer @with-script", async ({
  context,
  site,
}) => {
  const userId = await makeStaff(site, { email: `${uniqueWord()}@example.org`, password: STAFF.password });
  const [name = "", value = ""] = (await cookieOf(site, userId)).split("=");
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await emptyPage(context);
  await page.goto(adminPaths.system);
  await untilTakenOver(page);
  const form = page.getByRole("banner").getByRole("search");
  const field = form.getByLabel("Search everything");
  await context.setOffline(true);
  await field.fill("ann");
  await expect(form.getByRole("status")).toHaveText(/does not answer/);
  await context.setOffline(false);
  await site.db.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await field.fill("anna");
  await expect(form.getByRole("status")).toHaveText("You are signed out.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("System");
});

/** Clicks in the moment in which the framework has begun to listen and has rendered nothing yet. Runs before its script. */
function clickAtOnce(): void {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, listener: EventListener, options?: boolean) => {
    listen(type, listener, options);
    if (type === "click") queueMicrotask(() => document.body.click());
  };
}

test("a click at the very moment in which the page's script starts does not stop it @with-script", async ({
  context,
  site,
}) => {
  const page = await staffPage(context, site);
  await page.addInitScript(clickAtOnce);
  await page.goto(adminPaths.system);
  await untilTakenOver(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("banner").getByLabel("Search everything")).toBeFocused();
});

test("rows of one person are one line of the inbox that opens @with-script", async ({ context, site }) => {
  const word = uniqueWord();
  await putMessages(site, word, 4);
  await site.db
    .updateTable("contact_submissions")
    .set({ email: `${word}@example.org`, labels: JSON.stringify([word]) })
    .where("id", "like", `${word}-%`)
    .execute();
  const page = await staffPage(context, site);
  await page.goto(`${adminPaths.inbox}?label=${word}`);
  await untilTakenOver(page);
  const list = page.getByRole("list", { name: inboxCopy.list });
  const lines = list.getByRole("link");
  await expect(lines).toHaveCount(1);
  const fold = list.getByText("and 3 more from this person");
  await fold.focus();
  await page.keyboard.press("Enter");
  await expect(lines).toHaveCount(4);
  await lines.nth(2).click();
  await expect(lines.nth(2)).toHaveAttribute("aria-current", "true");
});
