import { readFileSync } from "node:fs";
import { adminTables } from "~/features/dashboard/tables";
import { counted } from "~/kits/admin-table/admin-table";
import {
  expectShowing,
  openBulk,
  putEvents,
  rowWith,
  staffPage,
  tableOn,
  uniqueWord,
  untilReady,
} from "../support/dashboard";
import type { Site } from "../support/server";
import { expect, test } from "./fixtures";

/** Later than other tests' rows, so that these come first where nothing can be searched for. */
const MOMENT = "2039-01-10T12:00:00.000Z";

/** Puts a row into the table. @returns what is searched for, and the text the row is known by */
async function fillTable(
  { db }: Site,
  kind: "analytics" | "article",
): Promise<{ query: string; text: string }> {
  if (kind === "analytics") {
    await putEvents({ db }, "survey", MOMENT, { error: 1 });
    return { query: "from=2039-01-10&to=2039-01-10&form=survey&event=error", text: "error" };
  }
  const word = uniqueWord();
  await db
    .insertInto("articles")
    .values({
      title: `Night shift ${word}`,
      summary: "",
      source: "The Paper",
      url: `https://example.org/${word}`,
      published_date: MOMENT.slice(0, 10),
      created_at: MOMENT,
      is_hidden: 1,
    })
    .execute();
  return { query: "", text: word };
}

/** What the tables of messages and applications, which other tests change, differ from: anonymous, and paged by itself. */
for (const [kind, mode] of [
  ["analytics", "@with-script"],
  ["article", "@without-script"],
] as const) {
  test(`rows of the ${kind} table are exported, deleted singly or in bulk, and restored ${mode}`, async ({
    context,
    site,
    javaScript,
  }) => {
    const { query, text } = await fillTable(site, kind);
    const page = await staffPage(context, site);
    page.on("dialog", (dialog) => dialog.accept());
    const notice = (text: string) => page.getByRole("status").filter({ hasText: text });
    const definition = adminTables[kind];
    const one = counted(definition.noun, 1);
    const deleted = definition.isAnonymous ? `Deleted ${one}.` : " is deleted.";
    const path = `${definition.path}?${query}`;
    const table = tableOn(page, definition);
    const row = rowWith(table, text);
    await page.goto(path);
    await untilReady(page, javaScript);
    if (query) await expectShowing(table, `1 of 1 ${definition.noun.many}`);

    const download = page.waitForEvent("download");
    await table.getByRole("link", { name: "Download CSV" }).click();
    const file = readFileSync(await (await download).path(), "utf8");
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${kind}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    expect(file).toContain(text);
    if (query) expect(file.trim().split("\r\n")).toHaveLength(2);

    await row.getByRole("button", { name: /^Delete/ }).click();
    if (javaScript === "off") await page.getByRole("button", { name: `Delete ${one}` }).click();
    await expect(notice(deleted)).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(notice("Undone.")).toBeVisible();
    await expect(row).toHaveCount(1);

    await untilReady(page, javaScript);
    await openBulk(table, javaScript);
    await row.getByRole("checkbox").check();
    await table.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: `Delete ${one}` }).click();
    await expect(notice(deleted)).toBeVisible();
    await expect(row).toHaveCount(0);
    if (kind !== "analytics") return;
    const left = await site.db
      .selectFrom("form_analytics")
      .select("id")
      .where("created_at", "=", MOMENT)
      .execute();
    expect(left).toEqual([]);
  });
}
