import { expect, it } from "vitest";
import { chartText } from "~/content/impact-chart";
import { toCsv } from "~/lib/csv";
import { impactCsvRows, impactRows } from "./figures-table.server";

it("has a row for each year, with its net impact and whether it is a projection", () => {
  expect(impactRows).toHaveLength(11);
  expect(impactRows[4]).toEqual({
    year: 2024,
    projected: false,
    amounts: ["3.7", "22.1", "4.5"],
    net: "+0.8",
  });
  expect(impactRows[6]).toMatchObject({ year: 2026, projected: true, net: "\u22120.1" });
});

it("names every column of the page's table and of the file", () => {
  const { columns, fileColumns } = chartText.table;
  expect(columns).toHaveLength(5);
  for (const row of impactCsvRows()) expect(row).toHaveLength(fileColumns.length);
});

it("writes the file from the same rows", () => {
  const [, first] = toCsv(impactCsvRows()).split("\r\n");
  expect(first).toBe('"2020","1.2","8.5","2.1","+0.9","no"');
});

it("writes negative amounts of the file with a hyphen, which programs read as a number", () => {
  expect(impactCsvRows()[7]).toEqual([2026, "6.2", "31.1", "6.1", "-0.1", "yes"]);
});
