import { readFileSync } from "node:fs";
import { adminTables, type TableKind } from "~/features/dashboard/tables";
import { counted } from "~/kits/admin-table/admin-table";
import { tableCopy as words } from "~/kits/admin-table/table.copy";
import {
  chooseStatus,
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
import { fillForms, fillQuarantine } from "../support/submissions";
import { alsoWithoutScript, expect, test } from "./fixtures";

const KINDS: readonly TableKind[] = [
  "newsletter",
  "survey",
  "volunteer",
  "partnership",
  "contact",
  "analytics",
  "article",
];

/** Later than other tests' rows, so that these come first where nothing can be searched for. */
const MOMENT = "2039-01-10T12:00:00.000Z";

/** Puts one row into each table. @returns what is searched for, and the text the row is known by */
async function fillTables(
  { db }: Site,
  kind: TableKind,
): Promise<Record<TableKind, { query: string; text: string }>> {
  const word = uniqueWord();
  await fillForms(db, word, MOMENT);
  await fillQuarantine(db, word, MOMENT);
  if (kind === "analytics") await putEvents({ db }, "survey", MOMENT, { error: 1 });
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
  const found = { query: `q=${word}`, text: word };
  return {
    newsletter: found,
    survey: found,
    volunteer: found,
    partnership: found,
    contact: found,
    analytics: { query: "from=2039-01-10&to=2039-01-10&form=survey&event=error", text: "error" },
    article: { query: "", text: word },
    spam: { query: "", text: word },
  };
}

const statuses: Partial<Record<TableKind, { label: string; value: string }>> = {
  newsletter: { label: "Inactive", value: "inactive" },
  volunteer: { label: "Approved", value: "approved" },
  partnership: { label: "Rejected", value: "rejected" },
};

/** With a status, without one, and anonymous: what the tables differ by where no script runs. */
const WITHOUT_SCRIPT: readonly TableKind[] = ["volunteer", "contact", "analytics"];

for (const kind of KINDS) {
  test(`rows of the ${kind} table are exported, updated, deleted singly or in bulk, and restored${alsoWithoutScript(WITHOUT_SCRIPT.includes(kind))}`, async ({
    context,
    site,
    javaScript,
  }) => {
    const { query, text } = (await fillTables(site, kind))[kind];
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

    const status = statuses[kind];
    if (status) {
      await chooseStatus(row, status.label, javaScript);
      await expect(notice(words.notice.statusOne("", status.label))).toBeVisible();
      await expect(row.getByRole("combobox")).toHaveValue(status.value);
    }

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
