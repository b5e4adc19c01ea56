import { ownValue } from "~/lib/own-value";
import { formatDay, formatTime, isDay } from "~/lib/time/dates";
import { auditedFields, auditPage } from "./audit.copy";

export interface EntryChange {
  label: string;
  /** Null where the entry holds only one side: something added, or a plain fact. */
  before: string | null;
  after: string | null;
}

const INTERNAL_FIELDS = new Set(["version", "change"]);

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? {} : JSON.parse(json);
  return isObject(value) ? value : {};
}

function labelOf(name: string): string {
  const known = ownValue(auditedFields, name);
  const label =
    known ??
    name
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replaceAll("_", " ")
      .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function listIn(text: string): string[] | undefined {
  if (!/^\[.*\]$/s.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
  } catch {
    return undefined;
  }
}

function formatValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return auditPage.nothing;
  if (
    typeof value === "boolean" ||
    (/^is_|^wants_|^held_|^for_|^replies_to_self$/.test(name) && (value === 0 || value === 1))
  )
    return value ? "Yes" : "No";
  if (isObject(value)) {
    const parts = Object.entries(value).map(([part, inner]) => [labelOf(part), formatValue(part, inner)]);
    const filled = parts.filter(([, text]) => text !== auditPage.nothing);
    return filled.map(([label, text]) => `${label}: ${text}`).join("; ") || auditPage.nothing;
  }
  if (Array.isArray(value)) return value.map((item) => formatValue("", item)).join(", ");
  const text = String(value);
  if (TIMESTAMP.test(text)) return formatTime(text);
  if (isDay(text)) return formatDay(text);
  if (name === "status") return text.replaceAll("_", " ");
  return listIn(text)?.join(", ") ?? text;
}

/** @param before, after JSON as it is stored, or null */
export function entryChanges({
  before,
  after,
}: {
  before: string | null;
  after: string | null;
}): EntryChange[] {
  const was = parse(before);
  const is = parse(after);
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !INTERNAL_FIELDS.has(name),
  );
  return names.map((name) => ({
    label: labelOf(name),
    before: name in was ? formatValue(name, was[name]) : null,
    after: name in is ? formatValue(name, is[name]) : null,
  }));
}

export function changedFields(entry: { before: string | null; after: string | null }): string[] {
  return entry.before === null ? [] : entryChanges(entry).map(({ label }) => label);
}
