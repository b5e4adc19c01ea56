import { cardWords } from "~/content/es/card-words";
import { contactWords } from "~/content/es/contact";
import { crisisWords } from "~/content/es/crisis-card";
import { directoryWords } from "~/content/es/directory";
import { firstWeek } from "~/content/es/first-week";
import { help, hero } from "~/content/es/home";
import { frame } from "~/content/es/navigation";
import { newsletterWords } from "~/content/es/newsletter";
import { reportWords } from "~/content/es/resource-report";
import { formWords } from "~/content/form-words";
import { languageOf } from "~/content/page";
import { confirmPath } from "../support/newsletter";
import { openPages, pageStates } from "../support/page-states";
import { routeRows } from "../support/routes";
import { expect, test } from "./fixtures";

test("a reader of Spanish comes from Home to the page of their state, and back to English", {
  tag: "@without-script",
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Español" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.heading);

  const ticket = page.getByRole("region", { name: help.heading });
  await ticket.getByLabel(help.state.label).selectOption({ label: "Nueva York (New York)" });
  await ticket.getByRole("button", { name: help.state.submit }).click();
  await expect(page).toHaveURL("/es/help/new-york");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Perdió el trabajo en Nueva York?");

  await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/help/new-york");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lost your job in New York?");
});

test("search engines and browsers are told of both languages of a page", {
  tag: "@without-script",
}, async ({ request }) => {
  for (const english of ["/first-week", "/help/ohio", "/services/support-and-resources"]) {
    for (const path of [english, `/es${english}`]) {
      const html = await (await request.get(path)).text();
      const alternates = [...html.matchAll(/<link\b[^>]*\bhreflang="[^>]*>/gi)].map(([link]) => [
        /hreflang="([^"]*)"/i.exec(link)?.[1],
        new URL(/href="(http[^"]*)"/.exec(link)?.[1] ?? "").pathname,
      ]);
      const told = { en: english, es: `/es${english}`, "x-default": english };
      expect(Object.fromEntries(alternates), path).toEqual(told);
    }
  }
});

/** Names and addresses, and what one says on the telephone. */
const NAMES = new RegExp(
  [
    ...["Wage and Hour Division", "“Spanish, please”", "Crisis Text Line", "Poison Help", "Medicaid"],
    ...[
      "District of Columbia",
      "Ohio Department of Job and Family Services",
      "https?://\\S+",
      "\\w+\\.(?:gov|org)/\\S+",
    ],
  ].join("|"),
  "g",
);
const ENGLISH =
  /\b(?:the|and|your|you|with|for|of|to|is|are|from|call|text|help|find|write|this|that|please)\b/i;

/** Every route below /es, the states that an address leads to, and what a search, a list or an answer looks like. */
const spanishPages = [
  ...Object.values(routeRows).map(({ path }) => path),
  ...openPages,
  ...pageStates,
  "/es/first-week?state=OH",
  "/es/first-week/dates?lastDay=2026-11-20&state=OH",
  `${directoryWords.path}?q=no+puedo+pagar+la+renta&state=OH`,
  `${directoryWords.path}?show=all`,
  "/es/no-hay",
].filter((path) => languageOf(path.split("?")[0] ?? "") === "es");

test("no English stands on a Spanish page, but names and what is marked as English @with-script", async ({
  page,
  request,
}) => {
  for (const path of new Set(spanishPages)) {
    const html = await (await request.get(path)).text();
    // Only words are looked at, so the page is not shown.
    const { language, texts } = await page.evaluate((sent) => {
      const { body, documentElement } = new DOMParser().parseFromString(sent, "text/html");
      for (const marked of body.querySelectorAll("[lang=en], script, style, template, noscript"))
        marked.remove();
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? "");
      return { language: documentElement.lang, texts: found.filter(Boolean) };
    }, html);
    expect(language, path).toBe("es-US");
    expect(texts.length, path).toBeGreaterThan(20);
    const english = texts.filter((text) => ENGLISH.test(text.replace(NAMES, "")));
    expect(english, path).toEqual([]);
  }
});

// The forms are those of the English pages, whose journeys are made with and without script.
test("a reader signs up, confirms, changes, leaves and is erased in Spanish", {
  tag: ["@public-10.4", "@without-script"],
}, async ({ page, site }) => {
  const { signup, confirmPage, preferencesPage, unsubscribePage } = newsletterWords.es;
  const email = `rosa-${crypto.randomUUID()}@example.org`;
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/es");
  const form = page.locator("#newsletter form");
  await form.getByLabel(signup.form.name).fill("www.malo.example");
  await form.getByLabel(signup.form.email).fill(email);
  await form.getByRole("button", { name: signup.form.submit.idle }).click();
  await expect(page.getByRole("alert")).toContainText(signup.form.nameWithLink);
  await form.getByLabel(signup.form.name).fill("Rosa");
  await form.getByRole("button", { name: signup.form.submit.idle }).click();
  await expect(page.getByText(signup.confirmation.next)).toBeVisible();

  await page.goto(`/es${await confirmPath(site.db, email)}`);
  await page.getByRole("button", { name: confirmPage.form.submit.idle }).click();
  await expect(heading).toHaveText(confirmPage.confirmed.heading);
  const { unsubscribe_token: token } = await site.db
    .selectFrom("newsletter_subscribers")
    .select("unsubscribe_token")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();

  await page.goto(`/newsletter/unsubscribe?token=${token}`);
  await expect(page).toHaveURL(`/es/newsletter/unsubscribe?token=${token}`);
  await expect(heading).toHaveText(unsubscribePage.ask.heading);
  await page.goto(`/newsletter/preferences?token=${token}`);
  await page.getByLabel(preferencesPage.form.teamUpdates).uncheck();
  await page.getByRole("button", { name: preferencesPage.form.submit.idle }).click();
  await expect(page.getByRole("status")).toHaveText(preferencesPage.form.messages.success);
  await page.getByRole("button", { name: preferencesPage.leave.button }).click();
  await expect(heading).toHaveText(unsubscribePage.left.heading);
  await page.goto(`/es/newsletter/preferences?token=${token}`);
  await page.getByRole("link", { name: preferencesPage.left.erase }).click();
  await page.getByRole("button", { name: preferencesPage.eraseAsk.button }).click();
  await expect(heading).toHaveText(preferencesPage.erased.heading);
});

test("a message is sent in Spanish, and its mistakes and the lines that answer now are in Spanish", {
  tag: "@with-script",
}, async ({ page, site }) => {
  const { form, urgentLink } = contactWords.es.contactPage;
  await page.goto("/es/first-week");
  await page.getByRole("link", { name: "Escribirnos" }).last().click();
  await expect(page.getByRole("link", { name: urgentLink.label })).toBeVisible();
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

test("a mistake is reported in Spanish, and staff see that", { tag: "@without-script" }, async ({
  page,
  site,
}) => {
  const { form, formHeading, sent } = reportWords.es;
  await page.goto(`${directoryWords.path}?q=211`);
  const card = page.getByRole("article").filter({ hasText: "211 Help Line" }).first();
  await card.getByText(cardWords.es.more).click();
  await card.getByRole("link", { name: cardWords.es.report }).click();
  await expect(page.getByRole("region", { name: formHeading })).toBeVisible();
  const privacy = page.getByRole("link", { name: formWords.es.privacy?.label ?? "" });
  await expect(privacy).toHaveAttribute("href", "/es/privacy-policy");
  const send = page.getByRole("button", { name: form.submit.idle });
  await send.click();
  await expect(page.getByRole("alert")).toContainText(form.details.missing);
  const details = `El número no funciona ${crypto.randomUUID()}`;
  await page.getByRole("combobox", { name: form.problem.label }).selectOption("unreachable");
  await page.getByLabel(form.details.label).fill(details);
  await send.click();
  await expect(page.getByRole("heading", { name: sent.heading })).toBeVisible();
  const rows = site.db.selectFrom("resource_reports").select("labels").where("details", "=", details);
  expect(await rows.execute()).toEqual([{ labels: '["spanish"]' }]);
});

test("an address below /es that leads nowhere answers in Spanish", { tag: "@without-script" }, async ({
  page,
}) => {
  const response = await page.goto("/es/no-hay");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(frame.errors.byStatus[404].title);
  await page.getByRole("link", { name: frame.errors.home.label }).click();
  await expect(page).toHaveURL("/es");
  await page.goto("/es/no-hay");
  await page.getByLabel(frame.errors.search.label).fill("renta");
  await page.getByRole("button", { name: frame.errors.search.submit }).click();
  await expect(page).toHaveURL(new RegExp(`${frame.errors.search.action.split("#")[0]}\\?q=renta`));
});

test("a form that is posted where none is taken is refused in Spanish @without-script", async ({ page }) => {
  await page.goto("/es/letters");
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement("form"));
    form.method = "post";
    form.submit();
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(frame.errors.byStatus[405].title);
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
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
