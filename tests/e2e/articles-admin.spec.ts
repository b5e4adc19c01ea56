import { articleForm } from "~/features/articles/admin/article.form";
import { expectAccessible } from "../support/axe";
import { ownStaffPage } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

// Articles are added, hidden and shown, and Save mine is pressed, in tests/integration/news-import.test.ts.
test("the second of two editors of an article sees the first one's change and keeps it @with-script", async ({
  context,
  site,
}) => {
  const article = {
    title: "Mill to close",
    summary: "The mill closes in May.",
    source: "The Paper",
    url: `https://example.org/${crypto.randomUUID()}`,
    published_date: "2020-01-01",
    created_at: "2020-01-02T00:00:00.000Z",
  };
  const { id, version } = await site.db
    .insertInto("articles")
    .values(article)
    .returning(["id", "version"])
    .executeTakeFirstOrThrow();
  const page = await ownStaffPage(context, site);
  await page.goto(`/admin/articles/${id}`);
  await untilTakenOver(page);

  /** The save of a colleague, whose address is wider than a phone, in the middle of our own writing. */
  const { name, value } = await staffCookie(site, `colleague-${crypto.randomUUID()}@example.org`);
  const answer = await fetch(`${site.url}/admin/articles/${id}`, {
    method: "POST",
    headers: { Cookie: `${name}=${value}`, Origin: site.url },
    body: new URLSearchParams({
      form: articleForm.name,
      title: "Mill closes",
      summary: "The mill closes in June.",
      source: article.source,
      url: article.url,
      publishedDate: article.published_date,
      version: String(version),
    }),
  });
  expect(answer.ok).toBe(true);
  const title = page.getByLabel("Title");
  await title.fill("Mill shuts");
  await page.getByRole("button", { name: articleForm.submit.idle }).click();
  const conflict = page.getByRole("region", { name: "What was changed while you were writing" });
  await expect(conflict).toContainText("Mill closes");
  await expect(title).toHaveValue("Mill shuts");
  await expect(page.getByLabel("Summary")).toHaveValue("The mill closes in June.");
  // The only test that leads to it.
  await expectAccessible(page, "main");
  await conflict.getByRole("link", { name: "Edit further" }).click();
  await expect(title).toHaveValue("Mill shuts");
  await conflict.getByRole("button", { name: "Keep theirs" }).click();
  await expect(title).toHaveValue("Mill closes");
  await expect(conflict).toHaveCount(0);
});
