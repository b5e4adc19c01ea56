import { expectOperableByKeyboard, walkThrough } from "../support/keyboard";
import { openPages, sharedPages } from "../support/page-states";
import { expect, test } from "./fixtures";

for (const paths of sharedPages([...openPages, "/volunteer?role=policy_advocate"])) {
  test(`by keyboard everything is operable on ${paths.join(", ")} @with-script`, async ({
    page,
    problems,
  }) => {
    test.slow();
    problems.allow(/ytimg/);
    for (const path of paths) await expectOperableByKeyboard(page, path);
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
