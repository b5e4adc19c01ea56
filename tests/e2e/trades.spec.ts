import { storedText } from "~/content/es/card-words";
import { frame } from "~/content/navigation";
import { acting } from "~/content/trades/acting";
import { callCenter } from "~/content/trades/call-center";
import { tradeNames } from "~/content/trades/names";
import { layoffNotice } from "~/content/trades/trade";
import { work } from "~/content/trades/work";
import { expect, test } from "./fixtures";

test("a trade is found from the footer, above a field for others, and its funds say what their links do", {
  tag: "@without-script",
}, async ({ page }) => {
  await page.goto("/letters");
  const label = frame.footer.help.links.find(({ to }) => to === work.page.path)?.label ?? "";
  await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("link", { name: tradeNames.acting.name })).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: tradeNames.acting.name }).click();
  await expect(page).toHaveURL(tradeNames.acting.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tradeNames.acting.name);
  const actions = acting.money.flatMap(({ action }) => (action ? [action] : []));
  expect(actions.length).toBe(acting.money.length);
  for (const { label: name } of actions)
    await expect(page.locator("#money").getByRole("link", { name })).toBeVisible();
  const [law] = acting.law;
  await expect(page.locator("#law li li")).toHaveText([...(law?.conditions ?? [])]);
  for (const kind of acting.kinds)
    await expect(
      page.locator("#entries").getByRole("link", { name: storedText(kind, "en"), exact: true }),
    ).toHaveAttribute("href", /\?category=/);
});

test("what the law of one state gives is folded under its name, after what holds everywhere", {
  tag: "@without-script",
}, async ({ page }) => {
  await page.goto(tradeNames["call-center"].path);
  const law = page.locator("#law");
  const [own] = callCenter.law.filter(({ place }) => place === "New Jersey");
  await expect(law.getByText(layoffNotice[0]?.text ?? "", { exact: true })).toBeVisible();
  await expect(law.getByText(own?.text ?? "", { exact: true })).toBeHidden();
  await law.getByText("New Jersey", { exact: true }).click();
  await expect(law.getByText(own?.text ?? "", { exact: true })).toBeVisible();
  await expect(law.getByText(own?.label ?? "", { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test("the sources of a trade's facts begin at one edge on a desktop", {
  tag: "@without-script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(tradeNames.acting.path);
  const lefts = await page
    .locator(".ledger-row > :nth-child(3)")
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(lefts.length).toBeGreaterThan(3);
  expect(new Set(lefts).size).toBe(1);
});
