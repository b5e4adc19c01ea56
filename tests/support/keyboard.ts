import { expect, type JSHandle, type Locator, type Page } from "@playwright/test";

interface FocusRecord {
  /** What can be operated, top to bottom; a group of radio buttons is one. */
  expected: string[];
  /** What had the focus, one after the other. */
  visited: string[];
  /** What looks no different with the focus on it. */
  unmarked: string[];
  /** Elements that were focused but not visible: outside of the window or under the sticky header. */
  hidden: string[];
}

/** Watches the focus from now on. Runs in the page. */
function watchFocus(): FocusRecord {
  const look = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    return outlineStyle === "none" ? boxShadow : [outlineStyle, outlineWidth, outlineColor, boxShadow].join();
  };
  const name = (element: Element) => {
    if (element instanceof HTMLInputElement && element.type === "radio")
      return `radio buttons ${element.name}`;
    const words = element.getAttribute("name") ?? element.getAttribute("href") ?? element.textContent?.trim();
    return `${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? ""} ${words?.slice(0, 60)}`;
  };
  const operable = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [type=hidden]") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const looks = new Map(operable.map((element) => [element, look(element)]));
  const names = operable.map(name);
  const record: FocusRecord = {
    expected: names.filter((label, index) => label !== names[index - 1] || !label.startsWith("radio")),
    visited: [],
    unmarked: [],
    hidden: [],
  };
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    record.visited.push(name(target));
    if (looks.get(target) === look(target)) record.unmarked.push(name(target));
  });
  // By the time the next key goes down, the browser has scrolled to what has the focus.
  document.addEventListener("keydown", () => {
    const element = document.activeElement;
    const box = element?.getClientRects()[0];
    if (!element || element === document.body || !box) return;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || (hit.closest("header") && !element.closest("header"))) record.hidden.push(name(element));
  });
  return record;
}

/** Waits until the framework's inline script, on pages that have it, has taken the whole page over. */
export async function untilTakenOver(page: Page): Promise<void> {
  // Of a page that leaves meanwhile, the next one is waited for.
  await page.waitForFunction(async () => {
    const idle = () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    const isFramework = document.querySelector("script[type=module]:not([src])") !== null;
    // The router is made in the first step of that work. Its last, after the page has been rendered, may add controls: a busy
    // browser may call itself idle once in between, and the survey says itself when its steps are there.
    const isAtWork = () =>
      (isFramework && !("__remixRouter" in window)) ||
      document.querySelector("[data-at]:not([data-ready])") !== null;
    while (isAtWork()) await idle();
    for (const _ of ["rendered", "effects run"]) await idle();
    return true;
  });
}

export interface Walk extends FocusRecord {
  /** Elements that trap the focus. */
  trap: string | null;
}

/** The day, the year and the button of a date are stops of their own, at which the focus stays in the field. */
function stopsWithinFields(): number {
  const dates = [...document.querySelectorAll<HTMLInputElement>("input[type=date]")];
  return dates.filter((field) => field.checkVisibility()).length * 3;
}

/** Has a key go down so many times without waiting for a picture after each, as when it is held. */
async function pressTimes(page: Page, key: "Tab" | "Shift+Tab", times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: key === "Tab" ? 0 : 8 };
  const goDown = () => session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab });
  await Promise.all(Array.from({ length: times }, goDown));
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab });
  await session.detach();
}

/** Presses a key until everything that can be operated must have had the focus, and once more to leave. */
export async function walkThrough(page: Page, key: "Tab" | "Shift+Tab"): Promise<Walk> {
  const record: JSHandle<FocusRecord> = await page.evaluateHandle(watchFocus);
  const { expected } = await record.jsonValue();
  const within = await page.evaluate(stopsWithinFields);
  await pressTimes(page, key, expected.length + within);
  const last = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  const trap = await last.evaluate((element) =>
    element && element === document.activeElement ? element.outerHTML.slice(0, 120) : null,
  );
  const { visited, ...rest } = await record.jsonValue();
  return { ...rest, visited: visited.slice(0, expected.length), trap };
}

/**
 * Goes through an open page with Tab, or back with Shift and Tab. Expects the focus to reach everything that can be operated,
 * in the order of the document and beginning with the skip link, to be visible wherever it is (WCAG 2.4.3, 2.4.7 and 2.4.11),
 * and to leave the page at its end (2.1.2).
 */
export async function expectOperable(page: Page, key: "Tab" | "Shift+Tab"): Promise<void> {
  const { expected, visited, unmarked, hidden, trap } = await walkThrough(page, key);
  const where = page.url();
  expect.soft(visited, `${where}: order of ${key}`).toEqual(key === "Tab" ? expected : expected.toReversed());
  expect.soft(unmarked, `${where}: no visible focus`).toEqual([]);
  expect.soft(hidden, `${where}: focus out of sight`).toEqual([]);
  expect.soft(trap, `${where}: no way out`).toBeNull();
  expect.soft(expected[0], `${where}: skip link`).toContain("#content");
}

/** Why an element's focus is not visible; empty when it is. Runs in the page. */
function focusProblem(element: Element): string {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === "none" || outlineWidth === "0px") return "no outline";
  const box = element.getClientRects()[0];
  // Of a tall field, the browser scrolls to the line with the caret only.
  const middle = box && (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  const hit = box && middle !== undefined && document.elementFromPoint(box.left + box.width / 2, middle);
  if (!hit) return "outside of the window";
  return hit.closest("header") && !element.closest("header") ? "under the header" : "";
}

/** What lies between the focus and a control and can be operated; a group of radio buttons is one. Runs in the page. */
function stopsBetween(control: Element): number {
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(":disabled, [type=hidden], [inert] *") &&
    element.checkVisibility({ visibilityProperty: true });
  const selector = "a[href], button, input, select, textarea, summary, [tabindex]";
  const stops: Element[] = [...document.querySelectorAll<HTMLElement>(selector)].filter(isStop);
  const places = [document.activeElement, control].map((element) => (element ? stops.indexOf(element) : -1));
  if (places.includes(-1)) return 0;
  const between = stops.slice(Math.min(...places) + 1, Math.max(...places));
  const radios = between.flatMap((stop) =>
    stop instanceof HTMLInputElement && stop.type === "radio" ? stop.name : [],
  );
  return between.length - radios.length + new Set(radios).size;
}

/** More than any page between its beginning and what is looked for. */
const MOST_PRESSES = 150;

/**
 * Presses a key until a control has the focus, and expects it to be seen there (WCAG 2.4.7 and 2.4.11). Once the first press
 * has shown where the page begins, the key is held for as long as it is far from there.
 */
export async function tabTo(control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = control.page();
  await expect(control).toBeVisible();
  // Found once, and again when the page has replaced it: finding an element by its role takes longer than a key press.
  let target = await control.elementHandle();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    const far = presses === 0 ? ((await target?.evaluate(stopsBetween)) ?? 0) : 0;
    if (far > 0) await pressTimes(page, key, far);
    const [hasFocus, isGone] = (await target?.evaluate((element) => [
      element === document.activeElement,
      !element.isConnected,
    ])) ?? [false, true];
    if (hasFocus) break;
    if (isGone) target = await control.elementHandle();
  }
  await expect(control).toBeFocused();
  // What a page adds above may still push it on, and the browser scrolls after it.
  await expect.poll(() => control.evaluate(focusProblem), `focus on ${control}`).toBe("");
}

/** Goes to a control with Tab and presses a key there. */
export async function pressAt(control: Locator, key = "Enter"): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Goes to a field with Tab and types, in place of what it held. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  // A day is typed by its parts, which cannot be selected.
  if ((await field.getAttribute("type")) !== "date") await keyboard.press("ControlOrMeta+A");
  await keyboard.type(text);
}
