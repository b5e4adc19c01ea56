import { type Day, isDay, type Month } from "~/lib/time/dates";

const months = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];

/** "25 de noviembre de 2026", of a month "noviembre de 2026" */
export function dayInSpanish(date: Day | Month): string {
  const month = `${months[Number(date.slice(5, 7)) - 1] ?? ""} de ${date.slice(0, 4)}`;
  return isDay(date) ? `${Number(date.slice(8))} de ${month}` : month;
}
