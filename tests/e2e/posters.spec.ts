import { posters } from "~/features/posters/posters.server";
import { expect, test } from "./fixtures";

const MILLIMETRE = 72 / 25.4;

test("each poster prints on one sheet of A3", { tag: ["@without-script", "@public-10.2"] }, async ({
  page,
}) => {
  for (const { copy } of posters) {
    await page.goto(`/posters/${copy.name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.sentence.join(" "));
    await page.emulateMedia({ media: "print" });
    const cut = await page.getByRole("article").evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
    expect(cut, `what does not fit on the sheet of ${copy.name}`).toBe(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), copy.name).toHaveLength(1);
    const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.map(Number) ?? [];
    expect(width / MILLIMETRE).toBeCloseTo(297, 0);
    expect(height / MILLIMETRE).toBeCloseTo(420, 0);
  }
});

test("an unknown poster is not found", { tag: ["@without-script", "@public-10.2"] }, async ({ request }) => {
  expect((await request.get("/posters/nothing")).status()).toBe(404);
});

test("the preview of a link is the poster of its page, and the home page's elsewhere", {
  tag: ["@without-script", "@public-10.2"],
}, async ({ request }) => {
  for (const [path, name] of [
    ["/", "home"],
    ["/contact", "home"],
    ["/statistics?tab=economic", "home"],
    ["/first-week", "first-week"],
    ["/services/support-and-resources?page=2", "support-and-resources"],
    ["/services/policy-advocacy", "policy-advocacy"],
    ["/services/community-building", "community-building"],
    ["/services/corporate-accountability", "corporate-accountability"],
  ]) {
    const html = await (await request.get(path ?? "")).text();
    const image = /property="og:image" content="https?:\/\/[^/]+(\/previews\/([\w-]+)\.png)"/.exec(html);
    expect(image?.[2], path).toBe(name);
    const file = await request.get(image?.[1] ?? "");
    expect(file.headers()["content-type"], path).toBe("image/png");
  }
});
