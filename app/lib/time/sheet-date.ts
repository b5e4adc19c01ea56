import { type Day, isDay } from "./dates";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/;
const DAY_MONTH = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ -](\d{2}|\d{4})$/i;
const MONTH_DAY = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;

function written(year: string, month: string | number, day: string): string {
  const full = year.length === 2 ? `20${year}` : year;
  return `${full}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const named = (month: string) => MONTHS.indexOf(month.toLowerCase()) + 1;

function readings(text: string): string[] {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return [written(isoYear, isoMonth, isoDay)];
  const [, first, sign, second, year] = NUMBERS.exec(text) ?? [];
  if (first && second && year) {
    const dayFirst = written(year, second, first);
    // Dots: day first. Slashes and dashes: either order.
    return sign === "." ? [dayFirst] : [written(year, first, second), dayFirst];
  }
  const [, day, month, dayYear] = DAY_MONTH.exec(text) ?? [];
  if (day && month && dayYear) return [written(dayYear, named(month), day)];
  const [, name, number, nameYear] = MONTH_DAY.exec(text) ?? [];
  if (name && number && nameYear) return [written(nameYear, named(name), number)];
  return [];
}

/** Spreadsheets reformat dates by locale. @returns [] if invalid; two days if month and day are ambiguous */
export function sheetDays(text: string): Day[] {
  return [...new Set(readings(text.trim()).filter(isDay))];
}
