import { help } from "~/content/home";
import { expect, test } from "./fixtures";

test("the first screen of a phone leads to help", { tag: ["@without-script", "@public-1.3"] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const ticket = page.getByRole("region", { name: help.heading });
  const search = ticket.getByRole("searchbox", { name: help.heading });
  await expect(search).toBeInViewport({ ratio: 1 });
  for (const { label } of help.needs) {
    await expect(ticket.getByRole("link", { name: label, exact: true })).toBeInViewport({ ratio: 1 });
  }
  for (const { dial, to } of help.lines) {
    const line = ticket.getByRole("link", { name: `Call ${dial}` });
    await expect(line).toHaveAttribute("href", to);
    await expect(line).toBeInViewport({ ratio: 1 });
  }
  await search.fill("electric bill");
  await search.press("Enter");
  await expect(page).toHaveURL("/services/support-and-resources?q=electric+bill#results");

  await page.goBack();
  await ticket.getByLabel(help.state.label).selectOption("Ohio");
  await ticket.getByRole("button", { name: help.state.submit }).click();
  await expect(page).toHaveURL("/help/ohio");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /^Call 1-877/ })
      .first(),
  ).toBeVisible();
});
