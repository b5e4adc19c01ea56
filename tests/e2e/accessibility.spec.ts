import { languageOf } from "~/content/page";
import { CONTACT_STEP } from "~/features/survey/survey-form";
import { STEPS_ID } from "~/features/survey/survey-markup";
import { expectAccessible, expectAccessibleStates, expectFittingOnPhone, violations } from "../support/axe";
import { pageStates, personalPages, publishLongContent, sharedPages } from "../support/page-states";
import { expectRoomForLargeText } from "../support/readable-text";
import { withSentMark } from "../support/sent-mark";
import { startSite } from "../support/server";
import { fillForms } from "../support/submissions";
import { smallTargets } from "../support/targets";
import { expect, test } from "./fixtures";

/** What a form that was sent changes of its page. */
const FORM_PARTS = "main :is(form, [role=alert], [role=status])";

const sentForm = (path: string) => /sent=(\w+)/.exec(path)?.[1];

/** Whether all components of a state are inspected in another one: in English, with the same form, or with other choices. */
const isTwin = (path: string, at: number) =>
  languageOf(path.split("?")[0] ?? "") === "es" ||
  /[?&](?:page=7|category=)/.test(path) ||
  pageStates.slice(0, at).some((other) => sentForm(path) && sentForm(other) === sentForm(path));

const twins = new Set(pageStates.filter(isTwin));
// tests/e2e/every-page.spec.ts has the forms of pages that it opens.
const states = pageStates.filter((path) => path !== "/volunteer?role=policy_advocate");

// The states of a page are drawn by the same parts with and without script; here the script has taken them over.
for (const paths of sharedPages(states)) {
  test(`no accessibility violations on ${paths.join(", ")} @with-script`, async ({
    page,
    problems,
    site,
  }) => {
    problems.allow(/ytimg/);
    for (const path of paths) {
      await page.goto(withSentMark(site, path));
      if (twins.has(path)) await expectFittingOnPhone(page);
      else await expectAccessible(page, sentForm(path) ? FORM_PARTS : "main");
    }
  });
}

test("every step of the survey has no accessibility violations @with-script", async ({ page }) => {
  await page.goto("/crowdfunding");
  const steps = page.locator(`#${STEPS_ID}[data-ready]`);
  await expectAccessibleStates(page, `#${STEPS_ID}`, CONTACT_STEP, (index) =>
    steps.evaluate((element, at) => element.setAttribute("data-at", String(at)), index + 1),
  );
});

test("the open menus have no accessibility violations @with-script", async ({ page }) => {
  await page.goto("/about");
  const menus = page.locator("header details");
  await expectAccessibleStates(page, "header", await menus.count(), (index) =>
    menus.evaluateAll((all, open) => {
      for (const [at, menu] of all.entries()) menu.toggleAttribute("open", at === open);
    }, index),
  );
});

test("pages with the longest copy have no accessibility violations @with-script", async ({ page }) => {
  // Six pages, each as long as a test of its own, and a site.
  test.slow();
  const site = await startSite();
  try {
    await publishLongContent(site.db);
    for (let id = 0; id < 6; id += 1) await fillForms(site.db, `${id}`, new Date().toISOString());
    // Long words change the room that the parts of a list take, and nothing else that axe looks at.
    const lists = ["/", "/news", "/services/support-and-resources"];
    for (const path of [...lists, "/survey-results", ...(await personalPages(site.db))]) {
      await page.goto(site.url + path);
      if (path.startsWith("/es/") || lists.includes(path)) await expectFittingOnPhone(page);
      else await expectAccessible(page, "main");
      // Fewer people than these are not counted, so that the page has words there that no other test sees.
      if (path === "/survey-results") await expectRoomForLargeText(page);
    }
  } finally {
    await site.stop();
  }
});

test("the check reports a touch target that is too small @with-script", async ({ page }) => {
  await page.setContent(`
    <p><a href="#alone">alone</a></p>
    <p>Words around <a href="#inline">a link</a></p>
    <p><a href="#large" style="display: inline-block; padding: 4px">large</a></p>
    <p><button style="width: 20px; height: 40px">x</button></p>
    <p><label style="display: inline-block; padding: 9px"><input type="checkbox">Ticked by its label</label></p>`);
  const found = await page.evaluate(smallTargets);
  expect(found).toEqual([expect.stringContaining("#alone"), expect.stringMatching(/^20 × 40: <button/)]);
});

test("the check reports low contrast on every page, once for what looks alike @with-script", async ({
  page,
}) => {
  const low = (id: number, style = "") => `<li id="low-${id}" style="color: #aaa; ${style}">Low ${id}</li>`;
  const list = [
    low(1),
    low(2),
    low(3),
    low(4, "background: #000"),
    '<li style="background: #000; color: #fff"><a href="#dark" style="color: #00c">Dark</a></li>',
    '<li>Good</li><li style="visibility: hidden; color: #aab">Hidden</li>',
  ];
  for (const part of ["html", "ul"]) {
    await page.setContent(
      `<!DOCTYPE html><html lang="en"><title>Lists</title><main><h1>Lists</h1><ul>${list.join("")}</ul></main></html>`,
    );
    expect(await violations(page, { only: ["color-contrast"], within: part })).toEqual([
      expect.stringContaining("color-contrast: #low-1 "),
      expect.stringContaining("color-contrast: #low-3 "),
      expect.stringContaining("color-contrast: a "),
    ]);
  }
  // On a ground that is certain the colors alone say it, but not over what is painted apart from the page's lines.
  await page.setContent(`
    <body style="background: #fff; color: #333"><main><p>Good</p><p style="color: #aaa" id="pale">Pale</p>
    <p style="opacity: 0.3" id="faint">Faint</p>
    <div style="position: absolute; inset: 9rem 0 auto; height: 9rem; background: #222; z-index: -1"></div>
    <p style="margin-top: 9rem" id="lost">Lost</p></main></body>`);
  expect(await violations(page, { only: ["color-contrast"] })).toEqual(
    ["#pale", "#faint", "#lost"].map((id) => expect.stringContaining(id)),
  );
  // What is positioned may lie over something else now.
  await page.setContent(`
    <main><div id="under" style="height: 9rem"></div>
    <p style="position: absolute; top: 2rem; color: #010101" id="over">Over</p>
    <p style="position: absolute; top: -9rem; color: #aaa">Above</p></main>`);
  expect(await violations(page, { only: ["color-contrast"] })).toEqual([]);
  await page.addStyleTag({ content: "#under { background: #111 }" });
  expect(await violations(page, { only: ["color-contrast"] })).toEqual([expect.stringContaining("#over")]);
});
