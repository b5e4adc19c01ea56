import * as z from "zod";
import {
  parseSheet as parseCsv,
  type ReadSheet,
  type SheetFormat,
} from "~/kits/csv-import/parse-sheet.server";
import { importHeaders } from "./import.copy";

/** The columns of a file, in the order of an export. */
const importColumn = z.enum([
  "id",
  "title",
  "organization",
  "category",
  "description",
  "eligibilityRequirements",
  "cost",
  "phoneNumber",
  "websiteUrl",
  "geographicScope",
  "country",
  "state",
  "languages",
  "isOnline",
  "tags",
  "active",
  "checked",
]);

export const importColumns = importColumn.options;

export type ImportColumn = z.output<typeof importColumn>;

export const sheetSchema = z.object({
  rows: z.array(
    z.object({
      /** From 1. */
      line: z.number(),
      cells: z.partialRecord(importColumn, z.string()),
      problem: z.string().optional(),
    }),
  ),
  columns: z.array(importColumn),
  unknown: z.array(z.string()),
});

export type Sheet = z.output<typeof sheetSchema>;
export type SheetRow = Sheet["rows"][number];

const aliases: Record<string, ImportColumn> = {
  id: "id",
  "eligibility requirements": "eligibilityRequirements",
  eligibility: "eligibilityRequirements",
  "phone number": "phoneNumber",
  "website url": "websiteUrl",
  website: "websiteUrl",
  url: "websiteUrl",
  "geographic scope": "geographicScope",
  "is active": "active",
  "is online": "isOnline",
  "checked at": "checked",
};

const format: SheetFormat<ImportColumn> = {
  headers: importHeaders,
  columns: importColumns,
  aliases,
  // An entry is found by its ID, or by its title and organization.
  missing: (found) =>
    found.includes("id")
      ? []
      : (["title", "organization"] as const).filter((column) => !found.includes(column)),
  isBroken: (cells, headers) => !/^\d*$/.test((cells[headers.indexOf("id")] ?? "").trim()),
};

export const parseSheet = (text: string): ReadSheet<ImportColumn> => parseCsv(format, text);
