import { questionForm, uploadSubscribersForm } from "~/features/subscribers/import/import-subscribers.forms";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

/** A word no other test's people have. */
const word = () => `w${crypto.randomUUID().slice(0, 8)}`;

test("a list of another program: a column is asked about, and who left there stays unsubscribed @with-script", async ({
  context,
  page,
  site,
}) => {
  const name = word();
  const at = `${name}.example.org`;
  await context.addCookies([await staffCookie(site)]);
  await page.goto("/admin/subscribers/import");
  const file = [
    "Email Address,First Name,Last Name,Status,UNSUB_TIME,Permission level,Shoe size",
    `ann@${at},Ann,Lee,subscribed,,B,42`,
    `gone@${at},Gone,Öne,unsubscribed,2024-05-02 10:11:12,B,`,
    `back@${at},Back,Two,cleaned,,B,`,
    `maybe@${at},May,Be,zombie,,B,`,
  ].join("\n");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(file, "latin1") });
  await page.getByRole("button", { name: uploadSubscribersForm.submit.idle }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A question first");
  await expect(page.getByText("Windows-1252")).toBeVisible();
  await page.getByRole("button", { name: questionForm.submit.idle }).click();
  await expect(page.getByText("Choose what it says").first()).toBeVisible();
  await page.getByLabel("Nothing about that: leave the column out").check();
  await page.getByRole("button", { name: questionForm.submit.idle }).click();

  const left = page.getByRole("region", { name: "Left out: unsubscribed in the file", exact: true });
  await expect(left).toContainText(`gone@${at}`);
  await expect(left).toContainText("Gone Öne");
  await expect(left).toContainText("Status: cleaned");
  await expect(page.getByRole("region", { name: "New", exact: true })).toContainText("Ann Lee");
  await expect(page.getByText("it is not known what “zombie” means")).toBeVisible();
  await expect(page.getByText("“Shoe size”")).toBeVisible();

  await expect(page.getByLabel(/^Add those who are unsubscribed in the file as unsubscribed/)).toBeChecked();
  await page.getByLabel("How did they agree?").fill("Moved from another program");
  await page.getByLabel(/^No: we have their signature/).check();
  await page.getByRole("button", { name: "Import 1 subscriber" }).click();
  await expect(page.getByText("1 added to the list. 2 kept as unsubscribed.")).toBeVisible();
  const rows = await site.db
    .selectFrom("newsletter_subscribers")
    .select(["email", "is_active"])
    .where("email", "like", `%@${at}`)
    .orderBy("email")
    .execute();
  expect(rows).toEqual([
    { email: `ann@${at}`, is_active: 1 },
    { email: `back@${at}`, is_active: 0 },
    { email: `gone@${at}`, is_active: 0 },
  ]);
});
