import { addSubscriber, tokenOf } from "../support/newsletter";
import { expect, test } from "./fixtures";

test("a subscriber unsubscribes with the mailed link and one button", async ({ page, site }) => {
  const email = `reader-${crypto.randomUUID()}@example.org`;
  await addSubscriber(site.db, email);
  const isActive = async () =>
    (
      await site.db
        .selectFrom("newsletter_subscribers")
        .select("is_active")
        .where("email", "=", email)
        .executeTakeFirstOrThrow()
    ).is_active;

  await page.goto(`/newsletter/unsubscribe?token=${tokenOf(email)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leave our mailing list?");
  await expect(page.getByText("r***@example.org")).toBeVisible();
  expect(await isActive()).toBe(1);

  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("status")).toContainText("We will send no more mails to: r***@example.org");
  expect(await isActive()).toBe(0);

  await page.reload();
  await expect(page.getByRole("status")).toBeVisible();
  await page.getByRole("link", { name: "Sign up again" }).click();
  await expect(page).toHaveURL(/\/#newsletter$/);
});
