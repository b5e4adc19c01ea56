import { adminLink, footer, headerActions, headerEntries } from "~/content/navigation";
import { tokenColor } from "../support/colors";
import { expect, test } from "./fixtures";

test("the health check answers", async ({ request }) => {
  expect(await (await request.get("/healthz")).text()).toBe("OK\n");
});

test("scripts run in one project and not in the other", async ({ page, javaScript }) => {
  await page.goto("/healthz");
  await page.setContent("<script>document.title = 'on'</script>");
  expect(await page.title()).toBe(javaScript === "on" ? "on" : "");
});

test("the header stays in sight with its menus, and the footer ends the page", async ({ page }) => {
  await page.goto("/about");
  const footing = page.getByRole("contentinfo");
  await footing.scrollIntoViewIfNeeded();
  await expect(footing).toContainText(/© 2025(–20\d\d)? After Automation/);
  await expect(footing).toContainText(footer.blurb);
  await expect(footing.getByRole("link")).toHaveCount(
    1 + footer.quickLinks.links.length + footer.followUs.links.length,
  );
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(header.getByRole("link", { name: headerActions.community.label })).toHaveAttribute(
    "href",
    "https://example.org/community-chat",
  );
  await expect(header.getByRole("link", { name: headerActions.donate.label })).toHaveCSS(
    "background-color",
    await tokenColor(page, "green"),
  );
  await expect(header.getByRole("link", { name: adminLink.label })).toHaveCount(0);
  await header.getByText("Get Involved").click();
  await header.getByRole("link", { name: "Volunteer With Us" }).click();
  await expect(page).toHaveURL("/volunteer");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the header stays within the page's margins, beside a long name too", async ({ page }) => {
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

test("on a small screen one button opens and closes the list of all links", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/volunteer");
  const button = page.getByRole("banner").getByText("Menu", { exact: true });
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await expect(menu).toBeHidden();
  await button.click();
  const links = headerEntries.flatMap((entry) => ("links" in entry ? entry.links : [entry]));
  await expect(menu.getByRole("link")).toHaveText(
    [...links, headerActions.donate, headerActions.community, adminLink].map(({ label }) => label),
  );
  await button.click();
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
