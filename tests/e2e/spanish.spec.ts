import { cardWords } from "~/content/es/card-words";
import { contactWords } from "~/content/es/contact";
import { crisisWords } from "~/content/es/crisis-card";
import { directoryWords } from "~/content/es/directory";
import { firstWeek } from "~/content/es/first-week";
import { help } from "~/content/es/home";
import { formWords } from "~/content/form-words";
import { expect, test } from "./fixtures";

test("a message is sent in Spanish, and its mistakes and the lines that answer now are in Spanish", {
  tag: "@with-script",
}, async ({ page, site }) => {
  const { form } = contactWords.es.contactPage;
  await page.goto("/es/first-week");
  await page.getByRole("link", { name: "Escribirnos" }).last().click();
  await expect(page.getByRole("link", { name: /oprima 2/ }).first()).toHaveAttribute("href", "tel:988");
  await page.getByRole("button", { name: form.submit.idle }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(formWords.es.problem);
  await expect(alert).toContainText(form.emailMissing);
  await page.getByRole("textbox", { name: form.name, exact: true }).fill("Rosa");
  await page.getByRole("textbox", { name: form.email }).fill("rosa@gmial.com");
  await page.getByRole("textbox", { name: form.message }).fill("Perdí mi trabajo y ya no quiero vivir.");
  await page.getByRole("button", { name: form.submit.idle }).click();
  await expect(page.getByRole("group", { name: crisisWords.es.heading })).toBeVisible();
  await page.getByRole("button", { name: `${formWords.es.useEmail} rosa@gmail.com` }).click();
  await expect(page.getByRole("status").filter({ hasText: form.messages.success })).toBeVisible();
  const card = page.getByRole("group", { name: crisisWords.es.heading });
  await expect(card).toContainText(crisisWords.es.sent);
  await expect(card.getByRole("link", { name: /oprima 2/ }).first()).toHaveAttribute("href", "tel:988");
  const rows = await site.db
    .selectFrom("contact_submissions")
    .select(["email", "subject", "labels"])
    .execute();
  expect(rows).toContainEqual({ email: "rosa@gmail.com", subject: "support", labels: '["spanish"]' });
});

test("help is found in Spanish from the Spanish start page, first of all where Spanish is spoken", {
  tag: "@with-script",
}, async ({ page }) => {
  const { filters, list, own } = directoryWords;
  await page.goto("/es");
  // The words beside the numbers to call are longer in Spanish: they stay in their box.
  const callNow = await page
    .getByRole("link", { name: /^Llame al 211/ })
    .first()
    .boundingBox();
  const box = await page.locator(".help-parts").boundingBox();
  expect((callNow?.x ?? 0) + (callNow?.width ?? Infinity)).toBeLessThanOrEqual(
    (box?.x ?? 0) + (box?.width ?? 0),
  );
  await page.getByRole("searchbox").fill("comida");
  await page.getByRole("button", { name: help.search.submit }).click();
  await expect(page).toHaveURL(`${directoryWords.path}?q=comida#results`);
  await expect(page.getByText(directoryWords.entriesNote ?? "")).toBeVisible();
  await page.getByLabel(filters.speaks ?? "").check();
  const submit = page.getByRole("button", { name: filters.submit });
  await submit.click();
  await expect(page).toHaveURL(/language=es/);
  const cards = page.getByRole("region", { name: directoryWords.heading }).getByRole("article");
  await expect(cards.first()).toContainText(cardWords.es.speaks ?? "");
  await expect(cards.filter({ hasNotText: cardWords.es.speaks ?? "" })).toHaveCount(0);
  await cards.first().getByRole("button", { name: cardWords.es.add }).click();
  const listLink = page.getByRole("link", { name: own.bar });
  if (await listLink.isVisible()) await listLink.click();
  await expect(page.getByRole("heading", { name: own.heading })).toBeVisible();
  await page.getByRole("link", { name: own.back }).filter({ visible: true }).click();
  await page.goto(`${directoryWords.path}?q=comida`);
  await page.getByLabel(filters.speaks ?? "").check();
  await page.getByRole("searchbox").fill("unicornio");
  await submit.click();
  await expect(page.getByRole("heading", { name: list.emptyHeading })).toBeVisible();
  const twin = (language: string) => page.getByRole("link", { name: language }).filter({ visible: true });
  const { search } = new URL(page.url());
  expect(search).toMatch(/^(?=.*q=unicornio)(?=.*language=es)/);
  await twin("English").click();
  await expect(page).toHaveURL(`/services/support-and-resources${search}`);
  await twin("Español").click();
  await expect(page).toHaveURL(directoryWords.path + search);
});

test("steps that are ticked in one language are ticked in the other", { tag: "@with-script" }, async ({
  page,
}) => {
  await page.goto("/es/first-week");
  await page.getByRole("checkbox", { name: /Guardar sus pruebas/ }).check();
  await expect(page.getByRole("status")).toHaveText(firstWeek.ticks.count.replace("{done}", "1"));
  await page.goto("/first-week");
  await expect(page.getByRole("checkbox", { name: /Save your proof/ })).toBeChecked();
});
