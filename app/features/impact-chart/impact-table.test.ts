import { expect, it } from "vitest";
import { displacement } from "~/content/home";
import { toCsv } from "~/lib/csv";
import { impactCsvRows, impactRows } from "./impact-table";

it("has a row for each year, with its net impact and whether it is a projection", () => {
  expect(impactRows).toHaveLength(11);
  expect(impactRows[4]).toEqual({
    year: 2024,
    projected: false,
    amounts: ["3.7", "22.1", "4.5"],
    net: "+0.8",
  });
  expect(impactRows[6]).toMatchObject({ year: 2026, projected: true, net: "-0.1" });
});

it("names every column of the page's table and of the file", () => {
  const { columns, fileColumns } = displacement.chart.table;
  expect(columns).toHaveLength(5);
  for (const row of impactCsvRows()) expect(row).toHaveLength(fileColumns.length);
});

it("writes the file from the same rows", () => {
  const [, first] = toCsv(impactCsvRows()).split("\r\n");
  expect(first).toBe('"2020","1.2","8.5","2.1","+0.9","no"');
});
