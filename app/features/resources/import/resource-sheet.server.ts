import { states } from "~/content/resources/states";
import {
  headerName,
  lacksColumns,
  type RawSheet,
  type SheetRow as RowOf,
  type SheetFormat,
} from "~/kits/csv-import/parse-sheet.server";
import { importHeaders } from "./import.form";

/** The columns of a file, in the order of an export. */
export const importColumns = [
  "id",
  "title",
  "organization",
  "category",
  "description",
  "summaryEs",
  "eligibilityRequirements",
  "cost",
  "phoneNumber",
  "hours",
  "whenYouCall",
  "haveReady",
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

type Part = ImportColumn | "city" | "county";

/**
 * What spreadsheets and other directories call the columns, Open Referral's HSDS among them. An `id` is none: a number of
 * another directory would be that of an entry of ours.
 */
const aliases: Readonly<Partial<Record<Part, readonly string[]>>> = {
  title: ["name", "service name", "service", "program", "program name", "resource", "resource name", "entry"],
  organization: [
    "organization name",
    "organisation",
    "organisation name",
    "agency",
    "agency name",
    "provider",
    "provider name",
    "org",
    "org name",
  ],
  category: [
    "categories",
    "service category",
    "service type",
    "type",
    "topic",
    "topics",
    "taxonomy",
    "taxonomy term",
    "taxonomy name",
    "taxonomy category",
  ],
  description: [
    "service description",
    "short description",
    "details",
    "summary",
    "about",
    "services provided",
  ],
  eligibilityRequirements: [
    "eligibility requirements",
    "eligibility",
    "eligibility description",
    "eligibility criteria",
    "who can use it",
    "who is eligible",
  ],
  cost: ["costs", "fee", "fees", "fees description", "fee structure", "price", "cost description"],
  phoneNumber: [
    "phone number",
    "phone",
    "phones",
    "phone numbers",
    "phone 1",
    "main phone",
    "telephone",
    "tel",
    "hotline",
  ],
  hours: ["hours of operation", "opening hours", "open hours", "office hours", "schedule"],
  whenYouCall: ["application process", "intake procedure", "how to apply", "intake process"],
  haveReady: ["documents required", "required documents", "required document", "documents"],
  websiteUrl: ["website url", "website", "web site", "url", "link", "homepage", "web", "service url"],
  geographicScope: [
    "geographic scope",
    "service area",
    "service areas",
    "area served",
    "areas served",
    "coverage",
    "coverage area",
    "location",
  ],
  country: ["physical country", "country code"],
  state: ["state province", "province", "physical state", "physical state province", "state code"],
  city: ["city", "physical city", "town"],
  county: ["county"],
  languages: ["language", "languages spoken"],
  isOnline: ["is online"],
  tags: ["keywords"],
  active: ["is active", "status"],
  checked: ["checked at"],
};

const parts = new Map<string, Part>(
  Object.entries(aliases).flatMap(([part, names]) => {
    const known = [...importColumns, "city" as const, "county" as const].find((one) => one === part);
    return known === undefined ? [] : names.map((name) => [name, known] as const);
  }),
);

const own = new Map<string, ImportColumn>(
  importColumns.map((column) => [headerName(importHeaders[column]), column]),
);

type Cells = RowOf<ImportColumn>["cells"];

const isState = (text: string) =>
  states.some(({ code, name }) => [code, name].some((known) => known.toLowerCase() === text.toLowerCase()));

/** Other directories name the place of a service by its address. */
function withPlace(
  cells: Cells,
  { city, county }: { city: string; county: string },
  hasScope: boolean,
): Cells {
  const state = cells.state ?? "";
  const place = [city, county, state].filter(Boolean).join(", ");
  const isAmerican = isState(state);
  return {
    ...cells,
    ...(!hasScope && { geographicScope: place }),
    ...(cells.state !== undefined && !isAmerican && { state: "" }),
    ...(cells.country === undefined && isAmerican && { country: "US" }),
  };
}

function columnsOf(headers: readonly string[]): (Part | undefined)[] | { twice: string } {
  const names = headers.map(headerName);
  const found = names.map((name) => own.get(name));
  const twice = found.find((column, index) => column !== undefined && found.indexOf(column) !== index);
  if (twice !== undefined) return { twice: importHeaders[twice] };
  const taken = new Set<Part | undefined>(found);
  return names.map((name, index) => {
    const column = found[index];
    if (column !== undefined) return column;
    const part = parts.get(name);
    if (part === undefined || taken.has(part)) return undefined;
    taken.add(part);
    return part;
  });
}

const isColumn = (part: Part | undefined): part is ImportColumn =>
  part !== undefined && part !== "city" && part !== "county";

function readResources({ headers }: RawSheet): ReturnType<SheetFormat<ImportColumn>["read"]> {
  const found = columnsOf(headers);
  if ("twice" in found) return { ok: false, problem: `The column “${found.twice}” is there twice` };
  const columns = found.filter(isColumn);
  const at = (part: Part) => found.indexOf(part);
  const isForeign = headers.some((header, index) => isColumn(found[index]) && !own.has(headerName(header)));
  // An entry is found by its ID, or by its title and organization; other directories list organizations by themselves.
  const needed = isForeign ? (["title"] as const) : (["title", "organization"] as const);
  const missing = needed.filter((column) => !columns.includes(column));
  if (!columns.includes("id") && missing.length > 0)
    return {
      ok: false,
      problem: lacksColumns(
        missing.map((column) => importHeaders[column]),
        headers,
      ),
    };
  const standsAlone = isForeign && !columns.includes("organization") && !columns.includes("id");
  const hasPlace = at("city") >= 0 || at("county") >= 0 || (isForeign && at("state") >= 0);
  const hasScope = columns.includes("geographicScope");
  const added = [
    ...(standsAlone ? (["organization"] as const) : []),
    ...(hasPlace && !hasScope ? (["geographicScope"] as const) : []),
  ];
  return {
    ok: true,
    reading: {
      columns: [...columns, ...added],
      unknown: headers.filter((_, index) => found[index] === undefined),
      isBroken: (cells) => !/^\d*$/.test(cells[at("id")] ?? ""),
      row(row) {
        const cell = (part: Part) => row[at(part)] ?? "";
        const cells: Cells = Object.fromEntries(columns.map((column) => [column, cell(column)]));
        // A directory of organizations, without their services.
        if (standsAlone) cells.organization = cell("title");
        return {
          cells: hasPlace
            ? withPlace(cells, { city: cell("city"), county: cell("county") }, hasScope)
            : cells,
        };
      },
    },
  };
}

export const resourceSheet: SheetFormat<ImportColumn> = { columns: importColumns, read: readResources };
