import { lettersWords as lettersPage, letterText } from "~/content/letters";
import { expect, test } from "./fixtures";

test("a letter is found from the first week, opens in a mail program and is copied", {
  tag: ["@public-10.5"],
}, async ({ page, context, javaScript }) => {
  const [letter] = lettersPage.letters;
  if (!letter) throw new Error("There is no letter.");
  await page.goto("/first-week");
  await page.getByRole("link", { name: "Letter: ask for more time" }).click();
  await expect(page).toHaveURL(`${lettersPage.page.path}#${letter.id}`);
  await page.getByRole("navigation", { name: lettersPage.listTitle }).getByText(letter.title).click();
  const sheet = page.locator(`#${letter.id}`);
  await expect(sheet).toBeInViewport();

  const mail = new URL(
    (await sheet.getByRole("link", { name: lettersPage.mail }).first().getAttribute("href")) ?? "",
  );
  expect(mail.protocol).toBe("mailto:");
  expect(mail.searchParams.get("subject")).toBe(letter.subject);
  expect(mail.searchParams.get("body")).toBe(letterText(letter).replaceAll("\n", "\r\n"));

  const copy = sheet.getByRole("button", { name: lettersPage.copy }).first();
  if (javaScript === "off") return expect(copy).toBeHidden();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await copy.click();
  await expect(sheet.getByRole("status").first()).toHaveText(lettersPage.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Subject: ${letter.subject}\n\n${letterText(letter)}`,
  );
  await page.evaluate(() => {
    window.print = () => {};
  });
  await sheet.getByRole("button", { name: lettersPage.print }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".letter-sheet").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: lettersPage.heading })).toBeHidden();
  // A bracket is plain words on paper, and the letter has no frame.
  await expect(sheet.locator("mark").first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(sheet.locator(".letter-sheet")).toHaveCSS("border-top-width", "0px");
});

test("on a phone a letter is closed until it is opened, or an address leads to it", {
  tag: ["@public-10.5"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto("/letters#cobra");
  await expect(page.locator("#cobra .letter-sheet")).toBeVisible();
  const title = await page.locator("#cobra summary h4").boundingBox();
  const moment = await page.locator("#cobra summary span").boundingBox();
  expect(moment?.x).toBe(title?.x);
  await expect(page.locator("#last-pay .letter-sheet")).toBeHidden();
  await page.locator("#last-pay summary").click();
  await expect(page.locator("#last-pay .letter-sheet")).toBeVisible();
});

test("on a desktop a letter begins beside its title, and in Spanish beside what it says", {
  tag: ["@public-10.5"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const boxOf = async (selector: string) => {
    const box = await page.locator(`#cobra ${selector}`).filter({ visible: true }).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen.`);
    return box;
  };
  await page.goto("/letters");
  expect((await boxOf(".letter-in-english")).y).toBe((await boxOf("h4")).y);
  await page.goto("/es/letters");
  const [letter, meaning] = [await boxOf(".letter-in-english"), await boxOf(".letter-meaning")];
  expect(letter.y).toBe(meaning.y);
  expect(Math.round(letter.width)).toBe(Math.round(meaning.width));
});

test("on a phone the brackets are explained before the English letter is opened", {
  tag: ["@public-10.5"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto("/es/letters");
  const letter = page.locator(".letter").first();
  await letter.locator("summary").first().click();
  await expect(letter.locator(".letter-gloss")).toBeVisible();
  await expect(letter.locator(".letter-sheet")).toBeHidden();
});
