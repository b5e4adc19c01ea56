import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { untilTakenOver } from "./keyboard";
import type { Site } from "./server";
import { staffCookie } from "./staff";

export { putEvents, putMessages } from "./submissions";

/** Words that only one test uses, so that it finds its own rows by searching for them. */
export const uniqueWord = () => `w${crypto.randomUUID().slice(0, 8)}`;

const cookies = new WeakMap<Site, ReturnType<typeof staffCookie>>();

/** A window that shows nothing yet: the one that a worker's tests share, unless this test uses it already. */
export async function emptyPage(context: BrowserContext): Promise<Page> {
  return context.pages().find((page) => page.url() === "about:blank") ?? (await context.newPage());
}

/** A page of a signed-in staff member, the same one for every page of a worker. */
export async function staffPage(context: BrowserContext, site: Site): Promise<Page> {
  const cookie = cookies.get(site) ?? staffCookie(site);
  cookies.set(site, cookie);
  await context.addCookies([await cookie]);
  return await emptyPage(context);
}

/** A page of a staff member of the test's own. */
export async function ownStaffPage(context: BrowserContext, site: Site, email?: string): Promise<Page> {
  await context.addCookies([await staffCookie(site, email)]);
  return await emptyPage(context);
}

/** A page of another staff member, in a separate browser context. */
export async function colleaguesPage(page: Page, site: Site, javaScript: "on" | "off"): Promise<Page> {
  const options = { javaScriptEnabled: javaScript === "on", locale: "en-US", baseURL: site.url };
  const context = await page.context().browser()?.newContext(options);
  if (!context) throw new Error("The page has no browser");
  await context.addCookies([await staffCookie(site)]);
  return await context.newPage();
}

/** Waits until a page can be used: where there is script, until it has taken the page over. */
export async function untilReady(page: Page, javaScript: "on" | "off"): Promise<void> {
  if (javaScript === "on") await untilTakenOver(page);
}

/** A table of the dashboard with everything around it. */
export const tableOn = (page: Page, { kind }: Pick<AdminTable, "kind">) => page.locator(`#${kind}-table`);

/** The row of a table that holds a text. */
export const rowWith = (table: Locator, text: string) => table.locator("tbody tr").filter({ hasText: text });

/** Expects the line under a table: "Showing 3 of 3 messages". */
export async function expectShowing(table: Locator, text: string): Promise<void> {
  await expect(table.getByText(/^Showing /)).toHaveText(new RegExp(`^Showing ${text}(, page|$)`));
}

/** Changes a status in its row by choosing it. */
export const chooseStatus = (row: Locator, label: string) =>
  row.getByRole("combobox").selectOption({ label });
