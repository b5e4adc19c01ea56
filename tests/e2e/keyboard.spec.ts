import { expectOperableByKeyboard, walkThrough } from "../support/keyboard";
import { openPages, sharedPages } from "../support/page-states";
import { formPages } from "../support/pages";
import { expect, test } from "./fixtures";

for (const paths of sharedPages([...openPages, "/volunteer?role=policy_advocate"])) {
  test(`by keyboard everything is operable on ${paths.join(", ")} @with-script`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ytimg/);
    for (const path of paths) await expectOperableByKeyboard(page, path, "Tab");
  });
}

// The way back is the browser's own; a phone has another header, and forms in one column.
test("everything is operable backwards on a phone, on a page without a form and on those with one @with-script", async ({
  page,
}) => {
  for (const path of ["/about", ...formPages.map((form) => form.page)])
    await expectOperableByKeyboard(page, path, "Shift+Tab");
});

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
