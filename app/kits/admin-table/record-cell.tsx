import { Badge } from "~/components/badge";
import { Rich } from "~/components/rich-text";
import type { Badge as BadgeWords } from "~/content/types";
import { formatDay, formatTime } from "~/lib/dates";
import type { RichText } from "~/lib/rich-text";
import type { CellValue, RecordColumn, RecordRow, RecordTable } from "./record-table";
import { tableWords as words } from "./table.copy";
import type { ShownRow } from "./table-data";
import { shortSpan, type Waiting, waitingOf } from "./waiting";

/** Subjects with a colour of their own (staff specification, section 2); the others have none. */
const subjectTones: Record<string, BadgeWords["tone"]> = {
  support: "red",
  media: "blue",
  volunteer: "green",
  partnership: "yellow",
};

const LONG = 70;

const plain = (value: CellValue | RichText | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function Subject({ subject }: { subject: string }) {
  const tone = subjectTones[subject];
  if (tone) return <Badge badge={{ tone, label: subject }} />;
  return <span className="inline-block border-2 border-hair px-2 py-0.5 font-semibold">{subject}</span>;
}

/** How a row's answer stands. */
export function waitingIn(row: ShownRow, now: string): Waiting {
  const cells: RecordRow = { id: row.id };
  for (const name of ["created_at", "due_at", "responded_at", "status"]) {
    const value = row[name];
    if (value === undefined || Array.isArray(value)) continue;
    cells[name] = value;
  }
  return waitingOf(cells, now);
}

/** How long a row has waited, and when its answer is due or by how much it is overdue. */
export function WaitingWords({ waiting }: { waiting: Waiting }) {
  if (waiting.state === "answered") return <>{words.waiting.answered}</>;
  if (waiting.state === "overdue") {
    const label = words.waiting.overdue(shortSpan(waiting.hours));
    return <Badge badge={{ tone: "red", label }} />;
  }
  return (
    <>
      {words.waiting.waited(shortSpan(waiting.waited))} <br />
      {words.waiting.due(shortSpan(waiting.hours))}
    </>
  );
}

function wishes(row: ShownRow): string {
  if (row.wants_news === 1 && row.wants_team_updates === 1) return words.wishes.both;
  if (row.wants_news === 1) return words.wishes.news;
  return row.wants_team_updates === 1 ? words.wishes.team : words.wishes.none;
}

/** A status by its name, as its table calls it. */
export function statusLabel(table: RecordTable, value: string): string {
  return table.status?.choices.find((choice) => choice.value === value)?.label ?? value;
}

/** A text that may be an email address, which is best broken before the name of its host. */
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

/** A moment, on one line or on two: the day, and the time. */
function Moment({ timestamp }: { timestamp: string }) {
  const day = `${formatDay(timestamp)},`;
  return (
    <time dateTime={timestamp}>
      <span className="whitespace-nowrap">{day}</span>{" "}
      <span className="whitespace-nowrap">{formatTime(timestamp).slice(day.length + 1)}</span>
    </time>
  );
}

/** What stands in one cell, except for the status, which is changed in place. */
export function CellContent({ column, row, now }: { column: RecordColumn; row: ShownRow; now: string }) {
  const value = row[column.id];
  const text = plain(value);
  switch (column.look) {
    case "email":
      return (
        <a href={`mailto:${text}`}>
          <BreakAfterAt text={text} />
        </a>
      );
    case "code":
      return <>{text.replaceAll("_", " ")}</>;
    case "badge":
      return <Subject subject={text} />;
    case "long":
      return <span title={text}>{text.length > LONG ? `${text.slice(0, LONG).trimEnd()}…` : text}</span>;
    case "html":
      return (
        <>
          <Rich text={Array.isArray(value) ? value : [text]} />{" "}
          {column.marksHidden && row.is_hidden === 1 && <Badge badge={words.hidden} />}
        </>
      );
    case "time":
      return <Moment timestamp={text} />;
    case "day":
      return <time dateTime={text}>{formatDay(text)}</time>;
    case "yes-no":
      return <>{value === 1 ? words.yes : words.no}</>;
    case "wishes":
      return <>{wishes(row)}</>;
    case "waiting":
      return <WaitingWords waiting={waitingIn(row, now)} />;
    case "session":
      return text ? <code>{text.slice(0, 8)}...</code> : <span className="text-soft">{words.nobody}</span>;
    default:
      return <>{text}</>;
  }
}
