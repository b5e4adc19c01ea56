import { readFileSync } from "node:fs";
import { adminTables } from "~/features/dashboard/tables";
import { counted } from "~/kits/admin-table/admin-table";
import { expectShowing, putEvents, rowWith, staffPage, tableOn, untilReady } from "../support/dashboard";
import { expect, test } from "./fixtures";

/** Later than other tests' rows. */
const MOMENT = "2039-01-10T12:00:00.000Z";

// What the tables of messages and applications, which other tests change, differ from: its rows are anonymous.
test("rows of the analytics table are exported, deleted singly or in bulk, and restored @with-script", async ({
  context,
  site,
  javaScript,
}) => {
  const definition = adminTables.analytics;
  await putEvents(site, "survey", MOMENT, { error: 1 });
  const page = await staffPage(context, site);
  page.on("dialog", (dialog) => dialog.accept());
  const notice = (text: string) => page.getByRole("status").filter({ hasText: text });
  const one = counted(definition.noun, 1);
  const table = tableOn(page, definition);
  const row = rowWith(table, "error");
  await page.goto(`${definition.path}?from=2039-01-10&to=2039-01-10&form=survey&event=error`);
  await untilReady(page, javaScript);
  await expectShowing(table, `1 of 1 ${definition.noun.many}`);

  const download = page.waitForEvent("download");
  await table.getByRole("link", { name: "Download CSV" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect((await download).suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d\.csv$/);
  expect(file).toContain("error");
  expect(file.trim().split("\r\n")).toHaveLength(2);

  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(notice(`Deleted ${one}.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(notice("Undone.")).toBeVisible();
  await expect(row).toHaveCount(1);

  await untilReady(page, javaScript);
  await row.getByRole("checkbox").check();
  await table.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: `Delete ${one}` }).click();
  await expect(notice(`Deleted ${one}.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  const left = await site.db
    .selectFrom("form_analytics")
    .select("id")
    .where("created_at", "=", MOMENT)
    .execute();
  expect(left).toEqual([]);
});
