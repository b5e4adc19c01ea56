import type { Page } from "@playwright/test";
import { cardWords } from "~/content/resources/card-words";
import { directoryWords as words } from "~/content/resources/resource-directory";
import { resourceReport } from "~/content/resources/resource-report";
import { crisisNote, peerApplication } from "~/content/resources/support-resources-page";
import { stateWords } from "~/content/states/en";
import { reportForm } from "~/features/resources/public/report.form";
import { smallNumbers } from "../support/targets";
import { expect, test } from "./fixtures";
import { button, expectSaved, fill, thanks } from "./form-steps";

const { own: ownList, list: listWords } = words;
const PATH = "/services/support-and-resources";
const MARGIN = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
const PHONE = { width: 360, height: 740 };

const directory = (page: Page) => page.getByRole("region", { name: "Resource directory" });
const count = (page: Page) => directory(page).getByText(/^Showing \d+-\d+ of \d+ resources?/);
const search = (page: Page) => page.getByLabel("Search resources");
const category = (page: Page) => page.getByLabel("Kind of help", { exact: true });
const state = (page: Page) => page.getByLabel("Your state");
const cards = (page: Page) => directory(page).getByRole("article");

test("a phone shows the search at once, and the kinds of help with crises first", {
  tag: ["@with-script", "@public-2.7", "@public-2.8"],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  const need = page.getByLabel("What do you need today?");
  await expect(need).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Find help" })).toBeInViewport({ ratio: 1 });
  for (const { label } of crisisNote.lines)
    await expect(page.locator("#crisis").getByRole("link", { name: label })).toBeVisible();
  const kinds = page.getByRole("navigation", { name: "Choose a kind of help" }).getByRole("link");
  await expect(kinds.first()).toHaveText("Crisis lines");

  await need.fill("I can't pay my rent");
  await need.press("Enter");
  await expect(page).toHaveURL(/\?q=I\+can%27t\+pay\+my\+rent#results$/);
  await expect(
    cards(page)
      .first()
      .getByRole("link", { name: /^Call / }),
  ).toBeInViewport();
  await expect(search(page)).toHaveValue("I can't pay my rent");

  await kinds.nth(3).click();
  await expect(page).toHaveURL(/\?category=Food\+Assistance#results$/);
  await expect(count(page)).toHaveText("Showing 1-7 of 7 resources");
  await expect(cards(page).first()).toBeInViewport();

  // What a state has stands first, whether it is chosen here or in the address.
  for (const query of ["", "?q=rent"]) {
    await page.goto(`${PATH}${query}`);
    if (query) await page.getByText(words.filters.change, { exact: true }).click();
    else await need.fill("rent");
    await state(page).selectOption("Michigan");
    if (!query) await page.getByRole("button", { name: "Find help" }).click();
    await expect(page).toHaveURL(/state=MI/);
    await expect(page.getByText(stateWords.panel.none("Michigan"))).toBeVisible();
    await expect(cards(page).first().getByRole("heading")).toHaveText(/through 211$/);
  }

  await page.goto(`${PATH}?q=${"superlongword".repeat(6)}`);
  await expect(page.getByText("No resources found")).toBeVisible();
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `a long word at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("a search has its first entry in the first screen of a phone, also without the anchor of its results", {
  tag: ["@without-script", "@public-2.8"],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const query of ["q=rent", "q=food+tonight", "category=Legal+Aid"]) {
    await page.goto(`${PATH}?${query}`);
    await expect(cards(page).first().getByRole("heading"), query).toBeInViewport({ ratio: 1 });
    await page.goto(`${PATH}?${query}#results`);
    await expect(cards(page).first().getByRole("heading"), query).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator("#crisis").getByRole("link", { name: "Call 988" })).toBeVisible();
  // What the state itself has comes first.
  await page.goto(`${PATH}?q=rent+in+Michigan`);
  await expect(directory(page).getByRole("link", { name: "Call 211" }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: stateWords.panel.open("Michigan") })).toBeInViewport();
});

test("a search prints its entries, how many they are and its address, and nothing else", {
  tag: ["@without-script", "@public-2.8"],
}, async ({ page }) => {
  await page.goto(`${PATH}?q=food&page=1`);
  await page.emulateMedia({ media: "print" });
  const words = await page
    .locator("main")
    .evaluate((main) =>
      [...main.querySelectorAll("h1, h2, h3, p, input, button, label, summary")]
        .filter((part) => part.checkVisibility() && !part.closest("article"))
        .map((part) => part.textContent?.trim()),
    );
  expect(words).toEqual([
    "Support & Resources",
    "Resource directory",
    expect.stringMatching(/^Showing 1-\d+ of \d+ resources$/),
    expect.stringMatching(/^This list on the web: http.*\?q=food$/),
  ]);
});

test("an entry is at most 320 px high on a phone, with its actions in one row", {
  tag: ["@without-script", "@public-2.8"],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const paths = [PATH, `${PATH}?page=3`, `${PATH}?q=heating+bill`, `${PATH}?state=OH`];
  for (const path of [...paths, `/es${PATH}`]) {
    await page.goto(path);
    const entries = await cards(page).evaluateAll((articles) =>
      articles.map((article) => ({
        name: article.querySelector("h3, h4")?.textContent,
        height: article.getBoundingClientRect().height,
        rows: new Set(
          [...article.querySelectorAll("a.press")].map((link) => link.getBoundingClientRect().top),
        ).size,
      })),
    );
    expect(entries.filter(({ height, rows }) => height > 320 || rows > 1)).toEqual([]);
  }
});

test("filters narrow the list, are shown, and can be removed one by one", {
  tag: ["@with-script", "@public-1.2", "@public-2.8", "@public-4.7"],
}, async ({ page }) => {
  await page.goto(`${PATH}?page=2`);
  await page.getByText(words.filters.more).click();
  await category(page).selectOption("Crisis Support");
  await page.getByRole("button", { name: words.hero.search.submit }).click();
  await expect(count(page)).toHaveText("Showing 1-12 of 15 resources");
  await search(page).fill("text line");
  await expect(count(page)).toHaveText("Showing 1-2 of 2 resources");

  const card = cards(page).first();
  await expect(card.getByRole("heading")).toHaveText("Crisis Text Line");
  await expect(card.getByRole("link", { name: "Text HOME to 741741" })).toHaveAttribute(
    "href",
    "sms:741741?&body=HOME",
  );
  await expect(card.getByRole("link", { name: /^Website/ })).toHaveAttribute("target", "_blank");
  await expect(card.getByText(cardWords.whenYouCall)).toBeHidden();
  const besideHigh = async () => (await cards(page).nth(1).boundingBox())?.height;
  const closed = await besideHigh();
  await card.getByText(cardWords.more).click();
  expect(await besideHigh(), "the card beside one that opens").toBe(closed);
  await expect(card.getByRole("listitem")).toHaveText(["crisis", "text support", "24/7"]);
  await expect(card).toContainText("Any hour, every day");
  await expect(card.getByText("A trained counselor writes back.")).toBeVisible();
  await expect(card).toContainText(cardWords.notChecked);

  await page.getByRole("link", { name: "Remove filter: text line" }).click();
  await expect(page).toHaveURL(`${PATH}?category=Crisis+Support#results`);
  await expect(count(page)).toHaveText("Showing 1-12 of 15 resources");
  await expect(search(page)).toHaveValue("");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(`${PATH}#results`);
  await expect(count(page)).toHaveText("Showing 1-12 of 158 resources");
  await expect(category(page)).toHaveValue("");
  await page.goto(PATH);
  await expect(search(page)).toHaveCount(0);

  await cards(page).first().getByText(cardWords.more).click();
  await cards(page).first().getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(`${PATH}?q=local+help#results`);
  await page.getByLabel(words.hero.search.label).press("Enter");
  await expect(search(page)).toHaveValue("local help");
  await state(page).selectOption("Ohio");
  await expect(page).toHaveURL(/q=local\+help.*state=OH/);
});

test("a chosen state comes first and stays on the next page, with what else is chosen", {
  tag: ["@with-script", "@public-2.8"],
}, async ({ page }) => {
  await page.goto(`${PATH}?state=OH`);
  const more = page.getByText("More filters");
  await more.click();
  await page.getByLabel("By phone").check();
  await expect(page).toHaveURL(/[?&]state=OH&.*phone=yes/);
  await expect(count(page)).toHaveText(/^Showing 1-12 of \d+ resources for Ohio$/);
  const inList = directory(page).locator("#results").getByRole("heading", { level: 3 });
  await expect(inList).toHaveText(["In Ohio", "Everywhere in the US"]);
  await expect(cards(page).first().getByRole("heading")).toHaveText("File for unemployment in Ohio");
  await expect(
    cards(page)
      .first()
      .getByRole("link", { name: /^Call 1-877-644-6562/ }),
  ).toBeVisible();

  await directory(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`${PATH}?state=OH&phone=yes&page=2#results`);
  await expect(inList).toHaveText(["Everywhere in the US"]);
  await page.reload();
  await expect(page.getByLabel("By phone")).toBeVisible();
  await expect(page.getByLabel("By phone")).toBeChecked();
  await expect(state(page)).toHaveValue("OH");
  await expect(directory(page).getByRole("link", { name: listWords.whole(0).slice(0, 7) })).toHaveAttribute(
    "href",
    `${PATH}?state=OH&phone=yes&show=all#directory`,
  );

  await page.getByRole("link", { name: "Remove filter: By phone" }).click();
  await expect(page).toHaveURL(`${PATH}?state=OH#results`);
  await expect(page.getByLabel("By phone")).not.toBeChecked();
});

test("a list of one's own is saved in the browser, and is a page to print and to send", {
  tag: ["@with-script", "@public-2.8"],
}, async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${PATH}?q=rent`);
  const add = directory(page).getByRole("button", { name: /^Add to list/ });
  const bar = page.getByRole("link", { name: ownList.bar });
  await expect(bar).toHaveCount(0);
  await add.nth(1).click();
  await expect(bar).toHaveText("Your list: 1");
  await add.first().click();
  await expect(bar).toHaveText("Your list: 2");
  await page.getByText(words.filters.change, { exact: true }).click();
  await search(page).fill("food");
  await search(page).blur();
  await expect(page).toHaveURL(/q=food/);
  await search(page).fill("rent");
  await expect(directory(page).getByRole("button", { name: /^On my list/ })).toHaveCount(2);
  await page.reload();
  await expect(bar).toHaveText("Your list: 2");
  await bar.click();
  await expect(page).toHaveURL(/\?ids=\d+,\d+#directory$/);
  await expect(page.getByRole("button", { name: ownList.save })).toBeHidden();
  await page
    .getByRole("link", { name: /^Remove ?:/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?ids=\d+#directory$/);
  await page.goto(PATH);
  await expect(bar).toHaveText("Your list: 1");
  await page.evaluate(() => localStorage.setItem("resource-list", '{"broken'));
  await page.reload();
  await expect(bar).toHaveCount(0);

  await page.goto(`${PATH}?ids=4,2,999999,3`);
  const listed = page.getByRole("region", { name: ownList.heading });
  await expect(listed.getByRole("article")).toHaveCount(3);
  const titles = await listed.getByRole("article").getByRole("heading").allTextContents();
  expect(titles[1]).toBe("988 Suicide & Crisis Lifeline");
  await expect(listed.getByRole("link", { name: /^(Call|Text) / })).toHaveCount(3);
  await listed
    .getByRole("link", { name: /^Remove ?:/ })
    .nth(1)
    .click();
  await expect(page).toHaveURL(`${PATH}?ids=4,999999,3#directory`);
  await expect(listed.getByRole("article").getByRole("heading")).toHaveText([
    titles[0] ?? "",
    titles[2] ?? "",
  ]);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: ownList.copy }).click();
  await expect(page.getByRole("button", { name: ownList.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole("button", { name: ownList.save }).click();
  await expect(page.getByRole("button", { name: ownList.save })).toBeHidden();
  await page.goto(PATH);
  await expect(bar).toHaveText("Your list: 2");
  await page.goto(`${PATH}?ids=`);
  await expect(page.getByRole("heading", { name: ownList.emptyHeading })).toBeVisible();
});

test("the whole list is one page, which prints without buttons on few sheets", {
  tag: ["@without-script", "@public-2.8"],
}, async ({ page }) => {
  await page.goto(`${PATH}?page=2`);
  await page.getByRole("link", { name: listWords.whole(158) }).click();
  await expect(page).toHaveURL(`${PATH}?show=all#directory`);
  const whole = page.getByRole("region", { name: words.whole.heading });
  await expect(whole).toContainText("Showing 1-158 of 158 resources");
  await expect(whole.getByRole("article")).toHaveCount(158);
  await expect(whole.getByRole("heading", { level: 3 }).first()).toHaveText("Crisis lines");
  await expect(page.locator("script[src], script[type=module]")).toHaveCount(0);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(smallNumbers)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: "print" });
  await expect(whole.getByRole("article").last()).toBeVisible();
  await expect(page.getByText(/This list on the web: http.*show=all/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 988" }).first()).toBeVisible();
  for (const part of await page.locator("main :is(form, button, input, nav)").all())
    await expect(part).toBeHidden();
  const sheets =
    (await page.pdf({ format: "Letter", margin: MARGIN })).toString("latin1").match(/\/Type\s*\/Page\b/g) ??
    [];
  expect(sheets.length).toBeLessThanOrEqual(7);
  await page.emulateMedia({ media: "screen" });

  await page.goto(`${PATH}?q=work&show=all`);
  await page.getByRole("link", { name: words.whole.inPages }).click();
  await expect(page).toHaveURL(`${PATH}?q=work#results`);
  await expect(cards(page)).toHaveCount(12);
});

test("an entry can be reported from its card, and an invalid report preserves the input", {
  tag: ["@without-script", "@public-2.8"],
}, async ({ page, site }) => {
  await page.goto(`${PATH}?q=text+line`);
  await cards(page).first().getByText(cardWords.more).click();
  await directory(page)
    .getByRole("link", { name: /^Report a mistake ?: Crisis Text Line$/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(resourceReport.heading);
  await expect(page.locator("main")).toContainText("You are telling us about “Crisis Text Line”");
  await expect(page.getByRole("link", { name: resourceReport.results })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const reported = page.locator("main").getByRole("article");
  await expect(reported).toContainText("Text HOME to 741741");
  await expect(reported.getByText(cardWords.checked)).toBeHidden();
  await page.setViewportSize(PHONE);
  const problem = page.getByRole("group", { name: resourceReport.form.problem.label });
  await expect(problem.getByRole("radio").first()).toBeInViewport({ ratio: 1 });

  const typed = { details: `Nobody answers.\n${crypto.randomUUID()}`, email: "sam.ortiz" };
  await fill(page, reportForm, typed);
  await button(page, reportForm).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Choose what is wrong",
    "Enter an email address, like name@example.com",
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expectSaved(page, reportForm, typed);
  await expect(problem).toHaveAccessibleDescription(/Choose what is wrong/);
  await expect(page.locator("main").getByRole("article")).toContainText("Crisis Text Line");

  await fill(page, reportForm, { problem: "unreachable", email: "" });
  await button(page, reportForm).click();
  await expect(thanks(page, reportForm)).toBeInViewport();
  await page.getByRole("link", { name: resourceReport.results }).click();
  await expect(page).toHaveURL(`${PATH}?q=text+line#results`);
  const kept = await site.db
    .selectFrom("resource_reports")
    .innerJoin("support_resources", "support_resources.id", "resource_reports.resource_id")
    .select(["resource_title", "title", "problem", "email", "status"])
    .where("details", "=", typed.details)
    .execute();
  expect(kept).toEqual([
    {
      resource_title: "Crisis Text Line",
      title: "Crisis Text Line",
      problem: "unreachable",
      email: null,
      status: "open",
    },
  ]);
});

test("an application from this page has the role peer counselor", {
  tag: ["@with-script", "@public-2.7"],
}, async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  const form = page.getByRole("region", { name: peerApplication.heading });
  await form.getByText(peerApplication.folded).click();
  await form.getByRole("button", { name: "Submit Application" }).click();
  await expect(form.getByRole("alert")).toContainText("Enter your first name");

  const email = `peer-${Date.now()}@example.org`;
  await form.getByLabel("First name").fill("Ana");
  await form.getByLabel("Last name").fill("Ruiz");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Location").fill("Toledo");
  await form.getByLabel("What have you done").fill("Twelve years on the phones.");
  await form.getByLabel("Why do you want").fill("Somebody listened to me.");
  await form.getByLabel("Which hours").fill("Two evenings.");
  await form.getByRole("button", { name: "Submit Application" }).click();
  await expect(form.getByRole("status")).toContainText(
    "Thank you for your application! We'll review it and get back to you within 48 hours.",
  );
  const kept = await site.db
    .selectFrom("volunteer_applications")
    .select(["role", "first_name"])
    .where("email", "=", email)
    .execute();
  expect(kept).toEqual([{ role: "peer_counselor", first_name: "Ana" }]);
});
