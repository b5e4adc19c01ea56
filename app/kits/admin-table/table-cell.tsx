import { Badge } from "~/components/badge";
import { Moment } from "~/components/moment";
import { Rich } from "~/components/rich-text";
import type { RichText } from "~/lib/text/rich-text";
import { sentenceCase } from "~/lib/text/words";
import { formatDay } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import type { CellValue, TableColumn, TableRow } from "./admin-table";
import { RowBadge } from "./row-badge";
import { tableCopy as copy } from "./table.copy";
import type { ShownRow } from "./table-data";
import { shortSpan, type Waiting, waitingOf } from "./waiting";

/** More than the widest column shows of it. */
const LONG = 80;
const FOLDED = 70;

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
  if (waiting.state === "snoozed") return <>Snoozed until {formatDay(localDay(new Date(waiting.until)))}</>;
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
          {column.marksHidden && row.is_hidden === 1 && <RowBadge badge={copy.hidden} />}
        </>
      );
    case "time":
      return <Moment at={text} now={now} isInRow />;
    case "day":
      return <time dateTime={text}>{formatDay(text)}</time>;
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
      return <>{text}</>;
  }
}
