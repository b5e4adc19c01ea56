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
