import { subscriberPage } from "~/features/subscribers/manage/manage-subscribers.forms";
import { headerName } from "~/kits/csv-import/parse-sheet.server";
import { isDay, localMoment } from "~/lib/time/dates";
import { timeZone } from "~/lib/time/time-zone";
import type { Verdict } from "./read-consent.server";

/** Places of columns that only the site's own export has. */
export interface OwnColumns {
  id: number;
  status: number;
  subscribed: number;
  confirmed: number;
  unsubscribed: number;
  stopped: number;
}

/** @returns undefined for a file of another program, or one whose columns were changed */
export function ownColumns(headers: readonly string[]): OwnColumns | undefined {
  const names = headers.map(headerName);
  const timed = (name: string) => names.indexOf(headerName(`${name} (${timeZone()})`));
  const found = {
    id: names.indexOf("id"),
    status: names.indexOf("status"),
    subscribed: timed("Subscribed"),
    confirmed: timed("Confirmed"),
    unsubscribed: timed("Unsubscribed"),
    stopped: names.indexOf("mail stopped"),
  };
  return Object.values(found).every((place) => place >= 0) ? found : undefined;
}

const reasons = [
  ["hard", subscriberPage.stopped.hard],
  ["soft", subscriberPage.stopped.soft],
  ["complaint", subscriberPage.stopped.complaint],
] as const;

function stoppedBy(cell: string) {
  const found = reasons.find(([, text]) => cell === text || cell.startsWith(`${text}: `));
  return found && { reason: found[0], detail: cell.slice(found[1].length + 2) };
}

export function stoppedVerdict(cell: string): Verdict {
  if (cell === "No") return { kind: "silent" };
  const stopped = stoppedBy(cell);
  if (!stopped) return { kind: "unclear" };
  return { kind: stopped.reason === "complaint" ? "complaint" : "bounce" };
}

/** As exports write it: "2026-11-22 06:35:32" on the organization's clocks. */
function momentOf(cell: string): string {
  const [, day = "", time = "", seconds = ""] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d):(\d\d)$/.exec(cell) ?? [];
  if (!isDay(day) || time > "23:59" || seconds > "59") return "";
  return new Date(localMoment(day, time).getTime() + Number(seconds) * 1000).toISOString();
}

export function readOwn(own: OwnColumns, cells: readonly string[]) {
  const cell = (place: number) => cells[place] ?? "";
  const stopped = stoppedBy(cell(own.stopped));
  return {
    id: /^[\w-]{1,64}$/.test(cell(own.id)) ? cell(own.id) : "",
    active: cell(own.status) === "Active" ? "yes" : "",
    subscribedAt: momentOf(cell(own.subscribed)),
    confirmedAt: momentOf(cell(own.confirmed)),
    unsubscribedAt: momentOf(cell(own.unsubscribed)),
    stopped: stopped?.reason ?? "",
    stoppedDetail: stopped?.detail ?? "",
  };
}
