import type { Locator } from "@playwright/test";
import { adminLink, footer, headerActions, menuGroups } from "~/content/navigation";
import { dashboard } from "~/features/staff/staff.copy";
import { tokenColor } from "../support/colors";
import { untilTakenOver } from "../support/keyboard";
import { organizationAddresses } from "../support/organization";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

test("scripts run in one project and not in the other", async ({ page, javaScript }) => {
  await page.setContent("<script>document.title = 'on'</script>");
  expect(await page.title()).toBe(javaScript === "on" ? "on" : "");
});

test("the header is sticky with its menus, and the footer ends the page", {
  tag: ["@without-script", "@public-2.1", "@public-2.2", "@public-2.3", "@public-9.10"],
}, async ({ page }) => {
  await page.goto("/about");
  const footing = page.getByRole("contentinfo");
  await footing.scrollIntoViewIfNeeded();
  await expect(footing).toContainText(/© 2025(–20\d\d)? After Automation/);
  await expect(footing).toContainText(footer.blurb);
  await expect(footing.getByRole("link")).toHaveCount(
    // Three telephone numbers, the contact page and one's own data.
    5 + footer.help.links.length + footer.quickLinks.links.length + footer.followUs.links.length,
  );
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport({ ratio: 1 });
  const strip = page.getByRole("navigation", { name: "More" });
  await expect(strip.getByRole("link", { name: headerActions.community.label })).toHaveAttribute(
    "href",
    organizationAddresses.COMMUNITY_CHAT_URL,
  );
  const current = header.getByRole("link", { name: "About" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(current).toHaveCSS("text-decoration-line", "underline");
  await expect(header.getByRole("link", { name: "Videos" })).toHaveCSS("text-decoration-line", "none");
  await expect(header.getByRole("link", { name: headerActions.donate.label })).toHaveCSS(
    "background-color",
    await tokenColor(page, "green"),
  );
  await expect(header.getByRole("link", { name: adminLink.label })).toHaveCount(0);
  await header.getByText("Get Involved", { exact: true }).click();
  await header.getByRole("link", { name: "Volunteer With Us" }).click();
  await expect(page).toHaveURL("/volunteer");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the header stays within the page margins with a long site name", {
  tag: "@without-script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/about");
  const header = page.getByRole("banner");
  const sides = () =>
    header.locator("> div").evaluate((row) => {
      const links = [...row.querySelectorAll("a")].filter((link) => link.checkVisibility());
      const boxes = links.map((link) => link.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      return { left, right: window.innerWidth - Math.max(...boxes.map((box) => box.right)) };
    });
  for (const name of ["After Automation", "Displaced Workers United"]) {
    await header
      .getByRole("link")
      .first()
      .evaluate((link, text) => link.replaceChildren(text), name);
    const { left, right } = await sides();
    expect(right, name).toBeGreaterThanOrEqual(left - 0.5);
    // Places on the page are scrolled to 96 px below the window's top.
    expect((await header.boundingBox())?.height, name).toBeLessThan(96);
  }
});

test("on a small screen one button opens and closes the list of all links", {
  tag: ["@public-2.2", "@public-4.1"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/volunteer");
  const button = page.getByRole("banner").getByText("Menu", { exact: true });
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu.getByRole("link")).toHaveText(
    menuGroups.flatMap(({ links }) => links.map(({ label }) => label)),
  );
  const panel = await menu.boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(640);
  await page.getByRole("banner").getByText("Close", { exact: true }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(menu).toBeHidden();
  // From where one is to a place on the same page, also when one is there already.
  for (const _ of ["first", "again"]) {
    await button.click();
    await menu.getByRole("link", { name: "Newsletter" }).click();
    await expect(page).toHaveURL("/#newsletter");
    await expect(menu).toBeHidden();
    await expect(page.locator("#newsletter").getByLabel("Name")).toBeInViewport();
  }
});

test("the header's menus close on a click outside, on Escape and when focus leaves @with-script", {
  tag: ["@public-2.2", "@public-4.1"],
}, async ({ page }) => {
  // Without React, and with it.
  for (const path of ["/about", "/contact"]) {
    await page.goto(path);
    const header = page.getByRole("banner");
    const services = header.getByText("Services", { exact: true });
    const link = header.getByRole("link", { name: "Policy Advocacy" });
    await services.click();
    await expect(link).toBeVisible();
    await page.locator("h1").click();
    await expect(link, `${path}: click outside`).toBeHidden();
    await services.click();
    await link.focus();
    await page.keyboard.press("Escape");
    await expect(link, `${path}: Escape`).toBeHidden();
    await expect(header.locator("summary", { hasText: "Services" })).toBeFocused();
    await services.click();
    await header.getByRole("link", { name: "Statistics" }).focus();
    await expect(link, `${path}: focus leaves`).toBeHidden();
  }
});

test("a menu opened before hydration stays open @with-script", async ({ page, site, context }) => {
  await context.addCookies([await staffCookie(site)]);
  await page.setViewportSize({ width: 360, height: 740 });
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/build/**/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto("/admin/account", { waitUntil: "commit" });
  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  const menu = page.getByRole("navigation", { name: dashboard.menuLabel });
  await expect(menu).toBeVisible();
  release();
  await untilTakenOver(page);
  await expect(menu).toBeVisible();
});

test("the selected option is visible in forced colors @with-script", async ({ page, context, site }) => {
  await context.addCookies([await staffCookie(site)]);
  await page.emulateMedia({ forcedColors: "active" });
  await page.setContent('<p style="forced-color-adjust: none; background: Highlight"></p>');
  const highlight = await page.locator("p").evaluate((node) => getComputedStyle(node).backgroundColor);
  const ground = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  for (const { address, names } of [
    { address: "/statistics?tab=global", names: ["Topics"] },
    { address: "/news?page=2", names: ["Pages of articles"] },
    { address: "/?year=2026", names: ["Show year"] },
    { address: "/admin/dashboard/contact", names: ["Dashboard", "Chart"] },
  ]) {
    await page.goto(address);
    for (const name of names) {
      const links = page.getByRole("navigation", { name, exact: true }).getByRole("link");
      expect(await ground(links.and(page.locator("[aria-current]"))), name).toBe(highlight);
      expect(await ground(links.and(page.locator(":not([aria-current])")).first()), name).not.toBe(highlight);
    }
  }
  await page.goto("/crowdfunding");
  await page.locator("[data-step='1'] input").first().check();
  const parts = page.getByRole("progressbar").locator("span");
  await expect(parts.first()).toHaveCSS("background-color", highlight);
  await expect(parts.last()).not.toHaveCSS("background-color", highlight);
});

test("a violation of the Content-Security-Policy is a problem, with and without script", async ({
  page,
  problems,
  javaScript,
}) => {
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const planted = `<p style="color:red">A</p><script>planted()</script><iframe src="https://elsewhere.example/"></iframe></body>`;
    await route.fulfill({ response, body: (await response.text()).replace("</body>", planted) });
  });
  await page.goto("/about");
  const directives = ["style-src", "frame-src|default-src", ...(javaScript === "on" ? ["script-src"] : [])];
  const isReported = (directive: string) => new RegExp(directive).test(problems.violations().join());
  await expect.poll(() => directives.filter((directive) => !isReported(directive))).toEqual([]);
  expect(problems.unexpected()).toEqual(expect.arrayContaining([...problems.violations()]));
  problems.clearViolations();
});
