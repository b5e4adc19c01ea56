import { Badge } from "~/components/badge";
import { Moment } from "~/components/moment";
import { Rich } from "~/components/rich-text";
import { formatDay } from "~/lib/dates";
import type { RichText } from "~/lib/rich-text";
import type { CellValue, TableColumn, TableRow } from "./admin-table";
import { tableCopy as copy } from "./table.copy";
import type { ShownRow } from "./table-data";
import { shortSpan, type Waiting, waitingOf } from "./waiting";

/** More than the widest column shows of it. */
const LONG = 160;
const FOLDED = 70;

const plain = (value: CellValue | RichText | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function ToneBadge({ label, tones }: { label: string; tones: TableColumn["tones"] }) {
  const tone = tones?.[label];
  if (tone) return <Badge badge={{ tone, label }} />;
  return <span className="inline-block border-2 border-hair px-2 py-0.5 font-semibold">{label}</span>;
}

export function waitingIn(row: ShownRow, now: string): Waiting {
  const cells: TableRow = { id: row.id };
  for (const name of ["created_at", "due_at", "is_open"]) {
    const value = row[name];
    if (value === undefined || Array.isArray(value)) continue;
    cells[name] = value;
  }
  return waitingOf(cells, now);
}

export function WaitingText({ waiting, isShort = false }: { waiting: Waiting; isShort?: boolean }) {
  if (waiting.state === "answered") return <>{copy.waiting.answered}</>;
  if (waiting.state === "overdue") {
    const label = copy.waiting.overdue(shortSpan(waiting.hours));
    return <Badge badge={{ tone: "red", label }} />;
  }
  if (isShort) return <>{copy.waiting.dueShort(shortSpan(waiting.hours))}</>;
  return (
    <>
      {copy.waiting.waited(shortSpan(waiting.waited))} {copy.waiting.due(shortSpan(waiting.hours))}
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
      return <>{text.replaceAll("_", " ")}</>;
    case "badge":
      return <ToneBadge label={text} tones={column.tones} />;
    case "long":
      return <>{text.length > LONG ? `${text.slice(0, LONG).trimEnd()}…` : text}</>;
    case "folded":
      if (text.length <= FOLDED) return <>{text}</>;
      return (
        <details>
          <summary>{text.slice(0, FOLDED).trimEnd()}…</summary>
          <p className="mt-2 whitespace-pre-line">{text}</p>
        </details>
      );
    case "html":
      return (
        <>
          <Rich text={Array.isArray(value) ? value : [text]} />{" "}
          {column.marksHidden && row.is_hidden === 1 && <Badge badge={copy.hidden} />}
        </>
      );
    case "time":
      return <Moment at={text} now={now} />;
    case "day":
      return <time dateTime={text}>{formatDay(text)}</time>;
    case "yes-no":
      return <>{value === 1 ? copy.yes : copy.no}</>;
    case "waiting":
      return (
        <>
          <WaitingText waiting={waitingIn(row, now)} isShort />{" "}
          {row.is_undeliverable === 1 && <RowBadge badge={copy.undeliverable} />}
        </>
      );
    case "session":
      return text ? <code>{text.slice(0, 8)}...</code> : <span className="text-soft">{copy.noSession}</span>;
    default:
      return <>{text}</>;
  }
}
