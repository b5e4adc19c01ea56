import type { Page } from "@playwright/test";
import { languageOf } from "~/content/page";
import {
  closeDetails,
  expectAccessible,
  expectAccessibleOnDesktop,
  expectAccessibleOnPhone,
  expectAccessibleWithoutScript,
  expectFittingOnPhone,
  openDetails,
} from "../support/axe";
import { formNamed } from "../support/forms";
import { expectOperable, untilTakenOver, walkThrough } from "../support/keyboard";
import { openPages, sharedPages } from "../support/page-states";
import { formPages, publicPages } from "../support/pages";
import { expectRoomForLargeText, expectRoomForSpacedText } from "../support/readable-text";
import { smallNumbers } from "../support/targets";
import { expect, test } from "./fixtures";

/** Landmarks that a screen reader lists by name, beside header, navigations, search, main and footer. */
const MAX_REGIONS = 5;

const NAMED = new Set(["link", "button", "textbox", "searchbox", "combobox", "region", "navigation"]);

interface Spoken {
  role: string;
  name: string;
}

/** A screen reader has it with the capitals that a sheet makes. */
async function spokenNames(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? "") }));
}

const isInCapitals = (name: string): boolean =>
  name === name.toUpperCase() && (name.match(/\p{Lu}/gu)?.length ?? 0) > 3;

async function expectFewLandmarksAndSpokenNames(page: Page, path: string): Promise<void> {
  const spoken = await spokenNames(page);
  const regions = spoken.filter(({ role, name }) => role === "region" && name !== "");
  expect.soft(regions.length, `${path}: ${regions.map(({ name }) => name)}`).toBeLessThanOrEqual(MAX_REGIONS);
  const shouted = spoken.filter(({ role, name }) => NAMED.has(role) && isInCapitals(name));
  expect.soft(shouted, `${path}: capitals are for headings`).toEqual([]);
}

/** Pages in Spanish with a layout of their own: keys, a desktop and a refused form find the components of an English page on all others. */
const SPANISH_LAYOUTS = ["/es", "/es/services/support-and-resources"];
const isTwin = (path: string) => languageOf(path) === "es" && !SPANISH_LAYOUTS.includes(path);

/** What a form that was refused changes of its page. */
const FORM_PARTS = "main :is(form, [role=alert], [role=status])";

async function expectAccessibleRefusal(page: Page, form: string, path: string): Promise<void> {
  // Not by its button, which the survey shows at its last step only.
  await formNamed(page, form).evaluate((node) => {
    // A phone shows some forms once they are opened.
    node.closest("details")?.setAttribute("open", "");
    if (node instanceof HTMLFormElement) node.requestSubmit();
  });
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first(), form).toBeVisible();
  await expect(formNamed(page, form).locator("[aria-invalid=true]"), form).not.toHaveCount(0);
  if (isTwin(path)) await expectFittingOnPhone(page);
  else await expectAccessible(page, FORM_PARTS);
}

/** A page of each script, and of those that are together on one: what a script changes, it changes on all of its pages. */
const WITHOUT_SCRIPT = [
  ...["/", "/contact", "/crowdfunding", "/videos", "/first-week", "/first-week/dates"],
  ...["/services/support-and-resources", "/es/services/support-and-resources"],
];

const PHONE = 320;
const DESKTOP = 1440;

/** Everything that a page has to be opened for, from the widest window to a phone: each change lays the page out anew. */
async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: DESKTOP, height: 900 });
  await page.goto(path);
  await expect(page.locator("h1"), path).toBeVisible();
  await untilTakenOver(page);
  if (publicPages.includes(path)) await expectFewLandmarksAndSpokenNames(page, path);
  if (!isTwin(path)) await expectOperable(page, "Tab");
  await expectRoomForSpacedText(page, DESKTOP);
  await openDetails(page);
  if (!isTwin(path)) await expectAccessibleOnDesktop(page, "html");
  await expectAccessibleOnPhone(page, "html");
  await closeDetails(page);
  const forms = formPages.find((form) => form.page === path)?.forms ?? [];
  // The way back is the browser's own; a phone has another header, and forms in one column.
  if ((forms.length > 0 && !isTwin(path)) || path === "/about") await expectOperable(page, "Shift+Tab");
  await expectRoomForSpacedText(page, PHONE);
  if (publicPages.includes(path)) expect.soft(await page.evaluate(smallNumbers), path).toEqual([]);
  await expectRoomForLargeText(page);
  for (const form of forms) await expectAccessibleRefusal(page, form, path);
  if (!WITHOUT_SCRIPT.includes(path)) return;
  await expectAccessibleWithoutScript(page, path);
  await closeDetails(page);
  await expectRoomForLargeText(page);
}

for (const paths of sharedPages([...openPages, "/volunteer?role=policy_advocate"])) {
  test(`accessible, operable and readable: ${paths.join(", ")} @with-script`, async ({ page, problems }) => {
    problems.allow(/ytimg/);
    // What is scrolled to is there at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A test that hangs names the step, not the page.
    for (const path of paths) await test.step(path, () => inspect(page, path));
  });
}

test("the keyboard check reports a page with problems @with-script", async ({ page }) => {
  await page.setContent(`
    <header style="position: fixed; inset: 0 0 auto; height: 9rem; z-index: 1">Above everything</header>
    <a href="#one">one</a>
    <p style="padding-top: 10rem"><a href="#two" style="outline: none">two</a> <a href="#three" tabindex="2">three</a></p>
    <button onkeydown="event.preventDefault()">four</button>`);
  const { expected, visited, unmarked, hidden, trap } = await walkThrough(page, "Tab");
  expect(expected).toEqual(["a  #one", "a  #two", "a  #three", "button  four"]);
  expect(visited).toEqual(["a  #three", "a  #one", "a  #two", "button  four"]);
  expect(unmarked).toEqual(["a  #two"]);
  expect(hidden).toEqual(["a  #one"]);
  expect(trap).toContain("four");
});
