import { Badge, BadgeSign } from "~/components/badge";
import { Moment } from "~/components/moment";
import { Rich } from "~/components/rich-text";
import type { Badge as BadgeCopy } from "~/content/types";
import type { RichText } from "~/lib/text/rich-text";
import { sentenceCase } from "~/lib/text/words";
import { formatLocalDay, shortDate } from "~/lib/time/dates";
import type { CellValue, TableColumn, TableRow } from "./admin-table";
import { tableCopy as copy } from "./table.copy";
import type { ShownRow } from "./table-data";

const backgrounds: Record<BadgeCopy["tone"], string> = {
  green: "bg-tint-green",
  yellow: "bg-tint-gold",
  finished: "bg-tint-gold",
  red: "bg-tint-red",
  blue: "bg-tint-blue",
};

/** A badge that makes its row no higher. */
export function RowBadge({ badge: { tone, label } }: { badge: BadgeCopy }) {
  return (
    <span className={`inline-flex items-center gap-1.5 px-1.5 ${backgrounds[tone]}`}>
      <BadgeSign tone={tone} />
      {label}
    </span>
  );
}

/** Whole hours, rounded down. */
type Waiting =
  | { state: "answered" }
  | { state: "snoozed"; until: string }
  | { state: "waiting" | "overdue"; waited: number; hours: number };

const HOUR_MS = 60 * 60 * 1000;

export function waitingOf(row: TableRow, now: string): Waiting {
  if (row.is_open !== 1) return { state: "answered" };
  const until = String(row.snoozed_until ?? "");
  if (until > now) return { state: "snoozed", until };
  const moment = Date.parse(now);
  const hoursTo = (time: unknown) => (Date.parse(String(time)) - moment) / HOUR_MS;
  const left = hoursTo(row.due_at);
  const waited = Math.max(0, Math.floor(-hoursTo(row.created_at)));
  return left < 0
    ? { state: "overdue", waited, hours: Math.floor(-left) }
    : { state: "waiting", waited, hours: Math.floor(left) };
}

/** "3 h", or "4 d" from three days on. */
export function shortSpan(hours: number): string {
  return hours >= 72 ? `${Math.floor(hours / 24)} d` : `${hours} h`;
}

/** More than the widest column shows of it. */
const LONG = 80;

const plain = (value: CellValue | RichText | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function ToneBadge({ label, tones }: { label: string; tones: TableColumn["tones"] }) {
  const tone = tones?.[label];
  const text = sentenceCase(label);
  return tone ? <RowBadge badge={{ tone, label: text }} /> : text;
}

export function waitingIn(row: ShownRow, now: string): Waiting {
  const cells: TableRow = { id: row.id };
  for (const name of ["created_at", "due_at", "is_open", "snoozed_until"]) {
    const value = row[name];
    if (value === undefined || Array.isArray(value)) continue;
    cells[name] = value;
  }
  return waitingOf(cells, now);
}

export function WaitingText({ waiting, isShort = false }: { waiting: Waiting; isShort?: boolean }) {
  if (waiting.state === "answered") return <>Answered</>;
  if (waiting.state === "snoozed") return <>Snoozed until {formatLocalDay(waiting.until)}</>;
  if (waiting.state === "overdue") {
    const over = shortSpan(waiting.hours);
    return isShort ? (
      <RowBadge badge={{ tone: "red", label: `Overdue ${over}` }} />
    ) : (
      <Badge badge={{ tone: "red", label: `Overdue by ${over}` }} />
    );
  }
  if (isShort) return <>Due in {shortSpan(waiting.hours)}</>;
  return (
    <>
      Waiting {shortSpan(waiting.waited)}, due in {shortSpan(waiting.hours)}
    </>
  );
}

/** Line break before the domain. */
export function BreakAfterAt({ text }: { text: string }) {
  const at = text.indexOf("@") + 1;
  if (at === 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

export function CellContent({ column, row, now }: { column: TableColumn; row: ShownRow; now: string }) {
  const value = row[column.id];
  const text = plain(value);
  switch (column.format) {
    case "email":
      return <a href={`mailto:${text}`}>{text}</a>;
    case "code":
      return <>{sentenceCase(text)}</>;
    case "badge":
      return <ToneBadge label={text} tones={column.tones} />;
    case "long":
      return <bdi>{text.length > LONG ? `${text.slice(0, LONG).trimEnd()}…` : text}</bdi>;
    case "folded":
      return (
        <details className="group">
          <summary
            dir="auto"
            className="line-clamp-2 cursor-pointer group-open:line-clamp-none group-open:whitespace-pre-line"
          >
            {text}
          </summary>
        </details>
      );
    case "html":
      return (
        <>
          <bdi>
            <Rich text={Array.isArray(value) ? value : [text]} />
          </bdi>{" "}
          {column.marksHidden && row.is_hidden === 1 && <RowBadge badge={copy.hidden} />}
        </>
      );
    case "time":
      return <Moment at={text} now={now} isInRow />;
    case "day":
      return text === "" ? <>No date known</> : <time dateTime={text}>{shortDate(text)?.text ?? text}</time>;
    case "yes-no":
      return <>{value === 1 ? "Yes" : "No"}</>;
    case "waiting":
      return (
        <>
          <WaitingText waiting={waitingIn(row, now)} isShort />{" "}
          {row.is_undeliverable === 1 && <RowBadge badge={{ tone: "yellow", label: "Mail comes back" }} />}
        </>
      );
    case "session":
      return text ? <code>{text.slice(0, 8)}...</code> : <span className="text-soft">none</span>;
    default:
      return <bdi>{text}</bdi>;
  }
}
