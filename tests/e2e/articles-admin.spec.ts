import type { Page } from "@playwright/test";
import {
  articleForm,
  hideArticleForm,
  newArticleForm,
  showArticleForm,
} from "~/features/articles/admin/article.form";
import { articlesTable } from "~/features/articles/admin/articles.admin";
import { articlesAdminCopy } from "~/features/articles/admin/articles-admin.copy";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { editing } from "~/kits/versioning/versioning.copy";
import { expectAccessible } from "../support/axe";
import { ownStaffPage, rowWith, tableOn } from "../support/dashboard";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("an article is previewed, added, rejected as a duplicate URL, hidden and shown @with-script", async ({
  context,
  site,
}) => {
  const url = `https://example.org/${crypto.randomUUID()}`;
  const page = await ownStaffPage(context, site);
  await page.goto("/admin/articles/new");
  await page.getByLabel("Title").fill("Night shift <em>over</em>");
  await page.getByRole("button", { name: newArticleForm.submit.idle }).click();
  await expect(page.getByLabel("Web address")).toHaveAccessibleDescription(/Enter the article's web address/);
  await expect(page).toHaveTitle(/^Error: /);

  await page.getByLabel("Web address").fill(url);
  await page.getByRole("button", { name: articlesAdminCopy.preview.button }).click();
  const preview = page.getByRole("region", { name: articlesAdminCopy.preview.heading });
  await expect(preview.locator("em")).toHaveText("over");
  await page.getByRole("button", { name: newArticleForm.submit.idle }).click();
  await expect(status(page, newArticleForm.messages.success)).toBeVisible();
  const edit = page.url();

  await page.goto("/admin/articles/new");
  await page.getByLabel("Title").fill("The same again");
  await page.getByLabel("Web address").fill(url);
  await page.getByRole("button", { name: newArticleForm.submit.idle }).click();
  await expect(page.getByLabel("Web address")).toHaveAccessibleDescription(/“Night shift over”/);
  await page.getByRole("link", { name: articlesAdminCopy.openDuplicate }).click();
  await expect(page).toHaveURL(edit.replace(/\?.*/, ""));

  const listed = page.getByRole("heading", { name: "Night shift over" });
  await page.getByRole("button", { name: hideArticleForm.submit.idle }).click();
  await expect(status(page, hideArticleForm.messages.success)).toBeVisible();
  await page.goto("/news?q=night+shift");
  await expect(listed).toHaveCount(0);
  const inTable = rowWith(tableOn(page, articlesTable), "Night shift over");
  await page.goto(articlesTable.path);
  await expect(inTable.getByRole("rowheader")).toHaveText(`Night shift over ${tableCopy.hidden.label}`);
  await expect(inTable.getByRole("button")).toHaveAccessibleName("Delete Night shift over");
  await inTable.getByRole("link", { name: "Edit Night shift over" }).click();
  await expect(page.locator("#article").getByText(editing.hidden.label, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: showArticleForm.submit.idle }).click();
  await expect(status(page, showArticleForm.messages.success)).toBeVisible();
  await page.goto(articlesTable.path);
  await expect(inTable.getByRole("rowheader")).toHaveText("Night shift over");
  await page.goto("/news?q=night+shift");
  await expect(listed).toBeVisible();
});

test("the second of two editors of an article sees the first one's change and resolves the conflict @with-script", async ({
  context,
  site,
}) => {
  const { id } = await site.db
    .insertInto("articles")
    .values({
      title: "Mill to close",
      summary: "The mill closes in May.",
      source: "The Paper",
      url: `https://example.org/${crypto.randomUUID()}`,
      published_date: "2020-01-01",
      created_at: "2020-01-02T00:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const read = () =>
    site.db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const page = await ownStaffPage(context, site);
  const save = page.getByRole("button", { name: articleForm.submit.idle });

  /** The colleague's save, in the middle of our own writing. */
  const colleague = async (title: string) => {
    await context.clearCookies();
    await context.addCookies([await staffCookie(site)]);
    const { version } = await read();
    const answer = await page.request.post(`/admin/articles/${id}`, {
      form: {
        form: articleForm.name,
        title,
        summary: "The mill closes in June.",
        source: "The Paper",
        url: (await read()).url,
        publishedDate: "2020-01-01",
        version: String(version),
      },
    });
    expect(answer.ok()).toBe(true);
    await context.clearCookies();
    await context.addCookies([await staffCookie(site)]);
  };

  await page.goto(`/admin/articles/${id}`);
  await colleague("Mill closes");
  await page.getByLabel("Title").fill("Mill shuts");
  await page.getByLabel("Source").fill("The Daily");
  await save.click();
  const conflict = page.getByRole("region", { name: "What was changed while you were writing" });
  await expect(conflict).toContainText("Mill closes");
  await expect(page.getByRole("alert")).toContainText(/staff-\w+@example\.org on .* UTC/);
  await expect(page.getByLabel("Title")).toHaveValue("Mill shuts");
  await expect(page.getByLabel("Summary")).toHaveValue("The mill closes in June.");
  // The only test that leads to it.
  await expectAccessible(page, "main");
  expect(await read()).toMatchObject({ title: "Mill closes", source: "The Paper" });

  await conflict.getByRole("link", { name: "Edit further" }).click();
  await page.getByLabel("Title").fill("Mill shuts for good");
  await conflict.getByRole("button", { name: "Save mine" }).click();
  await expect(status(page, articleForm.messages.success)).toBeVisible();
  expect(await read()).toMatchObject({
    title: "Mill shuts for good",
    summary: "The mill closes in June.",
    source: "The Daily",
  });

  await colleague("Mill saved");
  await page.getByLabel("Title").fill("Mill lost");
  await save.click();
  await conflict.getByRole("button", { name: "Keep theirs" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Mill saved");
  await expect(conflict).toHaveCount(0);
});
