import type { SheetRow as RowOf, SheetFormat } from "~/kits/csv-import/parse-sheet.server";
import { importHeaders } from "./import.copy";

/** The columns of a file, in the order of an export. */
export const importColumns = [
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
] as const;

export type ImportColumn = (typeof importColumns)[number];

export type SheetRow = RowOf<ImportColumn>;

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

export const resourceSheet: SheetFormat<ImportColumn> = {
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
