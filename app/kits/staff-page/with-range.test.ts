import { expect, it } from "vitest";
import { withRange } from "./use-with-range";

const on = (pathname: string, query = "from=2026-10-01&to=2026-10-31&view=rates&q=ana&page=2") => ({
  pathname,
  search: new URLSearchParams(query),
});
const range = "from=2026-10-01&to=2026-10-31&view=rates";

it("a link between pages of the dashboard has the range and the view of the chart", () => {
  const here = on("/admin/dashboard/contact");
  expect(withRange("/admin/dashboard", here)).toBe(`/admin/dashboard?${range}`);
  expect(withRange("/admin/dashboard/volunteer?filter=waiting#volunteer-table", here)).toBe(
    `/admin/dashboard/volunteer?filter=waiting&${range}#volunteer-table`,
  );
  expect(withRange("/admin/dashboard/survey", on("/admin/dashboard", ""))).toBe("/admin/dashboard/survey");
});

it("a link from or to any other page stays as it is", () => {
  expect(withRange("/admin/audit", on("/admin/dashboard"))).toBe("/admin/audit");
  expect(withRange("/admin/dashboard", on("/admin/audit"))).toBe("/admin/dashboard");
});
