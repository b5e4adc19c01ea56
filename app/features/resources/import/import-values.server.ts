import { states } from "~/content/resources/states";
import { cleanText, validateForm } from "~/kits/forms/validate-form.server";
import { type Day, shortDate, startOfLocalDay } from "~/lib/time/dates";
import { sheetDays } from "~/lib/time/sheet-date";
import { localDay } from "~/lib/time/time-zone";
import { resourceForm } from "../admin/resource.form";
import {
  type Resource,
  resourceValues,
  type WrittenResource,
  writtenResource,
} from "../admin/resource-editor.server";
import { importHeaders, rowProblems } from "./import.form";
import { type ImportColumn, importColumns, type SheetRow } from "./resource-sheet.server";

export type ImportedResource = WrittenResource & Pick<Resource, "is_active" | "checked_at">;

export interface ImportChange {
  label: string;
  before: string;
  after: string;
}

type TextColumn = Exclude<ImportColumn, "id" | "active" | "checked">;

const isText = (column: ImportColumn): column is TextColumn =>
  column !== "id" && column !== "active" && column !== "checked";

const YES = ["yes", "y", "true", "1", "active", "shown"];
const NO = ["no", "n", "false", "0", "hidden", "inactive", "defunct", "closed", "temporarily closed"];

const textColumns = importColumns.filter(isText);

function readActive(
  cell: string,
  stored: Resource["is_active"],
): Resource["is_active"] | { problem: string } {
  const text = cell.toLowerCase();
  if (text === "") return stored;
  if (YES.includes(text)) return 1;
  return NO.includes(text) ? 0 : { problem: rowProblems.active(cell) };
}

/** @returns the moment, which stays the stored one when the cell can mean its day */
function readChecked(cell: string, stored: string | null, now: Date): string | null | { problem: string } {
  const storedDay = shortDate(stored)?.iso;
  if (cell === "") return stored;
  const days: Day[] = sheetDays(cell);
  if (stored && storedDay && days.includes(storedDay)) return stored;
  const [day] = days;
  if (day === undefined) return { problem: rowProblems.date(cell) };
  if (days.length > 1) return { problem: rowProblems.ambiguous(cell) };
  return day > localDay(now) ? { problem: rowProblems.future(cell) } : startOfLocalDay(day);
}

const countries = resourceForm.fields.find(({ name }) => name === "country");

/** @returns the code of a place that is written out */
function placeCode(column: "country" | "state", cell: string): string | undefined {
  const name = cell.toLowerCase();
  if (column === "state") return states.find((state) => state.name.toLowerCase() === name)?.code;
  if (name === "usa" || name === "united states of america") return "US";
  const options = countries && "options" in countries ? countries.options : [];
  return options.find(({ label }) => label.toLowerCase() === name)?.value;
}

/** What people write in a spreadsheet, as the form sends it. */
function formValue(column: TextColumn, cell: string): string {
  if (column === "country" || column === "state") return placeCode(column, cell) ?? cell.toUpperCase();
  if (column === "websiteUrl") return cell.replace(/^www\./i, "https://www.");
  if (column !== "isOnline") return cell;
  if (NO.includes(cell.toLowerCase())) return "";
  return YES.includes(cell.toLowerCase()) ? "yes" : cell;
}

/** A cell that means the same as the stored value leaves it as it is written. */
function overStored(cells: SheetRow["cells"], stored: Record<TextColumn, string> | undefined) {
  const values: Record<string, string> = {};
  for (const column of textColumns) {
    const before = stored?.[column] ?? "";
    const cell = cells[column];
    values[column] = cell === undefined || cell === cleanText(before) ? before : formValue(column, cell);
  }
  return values;
}

export type RowValues = { ok: true; row: ImportedResource } | { ok: false; problems: string[] };

export function rowValues({ cells }: SheetRow, stored: Resource | undefined, now: Date): RowValues {
  const problems: string[] = [];
  if (!stored) {
    for (const column of textColumns) {
      const isRequired = resourceForm.fields.some((field) => field.name === column && "required" in field);
      if (isRequired && cells[column] === undefined)
        problems.push(`${importHeaders[column]}: a new entry needs it, and the file has no such column`);
    }
  }
  const before = stored && resourceValues(stored);
  const merged = overStored(cells, before);
  const checked = validateForm(resourceForm, new Map(Object.entries({ ...merged, version: "" })));
  if (!checked.ok) {
    for (const [name, message] of Object.entries(checked.errors)) {
      const column = textColumns.find((one) => one === name);
      // An error in an unchanged stored value is not the file's.
      const isNew = column && cells[column] !== undefined && merged[column] !== before?.[column];
      if (column && isNew) problems.push(`${importHeaders[column]}: ${message}`);
    }
  }
  const active = readActive(cells.active ?? "", stored?.is_active ?? 1);
  const moment = readChecked(cells.checked ?? "", stored?.checked_at ?? null, now);
  if (typeof active === "object") problems.push(active.problem);
  const isMoment = moment === null || typeof moment === "string";
  if (!isMoment) problems.push(moment.problem);
  if (problems.length > 0 || typeof active === "object" || !isMoment) return { ok: false, problems };
  const cleaned: Record<string, unknown> = checked.ok ? checked.values : merged;
  const values = Object.fromEntries(
    textColumns.map((column) => {
      const isAsStored = before !== undefined && merged[column] === before[column];
      return [column, isAsStored ? before[column] : String(cleaned[column] ?? "")];
    }),
  );
  return { ok: true, row: { ...writtenResource(values, stored), is_active: active, checked_at: moment } };
}

function displayText(row: ImportedResource): Record<string, string> {
  const orNothing = (text: string) => text || "(empty)";
  return {
    ...Object.fromEntries(Object.entries(resourceValues(row)).map(([name, text]) => [name, orNothing(text)])),
    isOnline: row.is_online === 1 ? "yes" : "no",
    active: row.is_active === 1 ? "yes" : "no",
    checked: shortDate(row.checked_at)?.text ?? orNothing(row.checked_at ?? ""),
  };
}

export function differences(before: ImportedResource, after: ImportedResource): ImportChange[] {
  const was = displayText(before);
  const is = displayText(after);
  return Object.entries(importHeaders).flatMap(([name, label]) =>
    was[name] === is[name] ? [] : [{ label, before: was[name] ?? "", after: is[name] ?? "" }],
  );
}

export function holdings(row: ImportedResource): { label: string; text: string }[] {
  return Object.entries(importHeaders).flatMap(([name, label]) => {
    const text = displayText(row)[name];
    return text === undefined || text === "(empty)" ? [] : [{ label, text }];
  });
}
