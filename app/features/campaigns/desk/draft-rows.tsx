import { useEffect, useRef, useState } from "react";
import { Badge } from "~/components/badge";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { useHydrated } from "~/lib/use-hydrated";
import { rowInputs } from "./campaign.forms";
import { chosenItems } from "./desk.copy";
import type { DraftRow, DraftRows as Rows } from "./draft-rows.server";

interface DraftRowsProps {
  id: string;
  title: string;
  hint: string;
  rows: Rows;
  /** How many of them are shown in full. */
  listed: number;
}

/** Numbers give the order; with script, buttons do as well where there is room. */
export function DraftRows({ id, title, hint, rows: { rows: initial, more }, listed }: DraftRowsProps) {
  const [rows, setRows] = useState(initial);
  const [moved, setMoved] = useState<{ key: string; by: -1 | 1 }>();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!moved) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-row="${moved.key}"] button`);
    const pressed = buttons?.[moved.by === -1 ? 0 : 1];
    // At either end, the other one is left.
    (pressed?.disabled ? buttons?.[moved.by === -1 ? 1 : 0] : pressed)?.focus();
  }, [moved]);
  const move = (index: number, by: -1 | 1) => {
    const [row, other] = [rows[index], rows[index + by]];
    if (!row || !other) return;
    const next = [...rows];
    next[index] = other;
    next[index + by] = row;
    setRows(next);
    setMoved({ key: row.key, by });
  };
  const place = rows.findIndex(({ key }) => key === moved?.key);
  return (
    <fieldset id={id} className="mb-6" aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{title}</legend>
      <p id={`${id}-hint`} className="mb-2 text-soft">
        {hint}
      </p>
      <ol ref={list} className="short-rows border-2 border-ink bg-card">
        {rows.map((row, index) => (
          <Row
            key={row.key}
            row={row}
            place={index + 1}
            isLast={index === rows.length - 1}
            endsListed={index === listed - 1 && rows.length > listed}
            onMove={(by) => move(index, by)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved && `“${rows[place]?.title ?? ""}” is now in place ${place + 1} of ${rows.length}.`}
      </p>
      {more > 0 && (
        <p className="mt-2 text-soft">{`${formatCount(more)} more are not shown here. They are in the newsletter, but only counted.`}</p>
      )}
    </fieldset>
  );
}

interface RowProps {
  row: DraftRow;
  place: number;
  isLast: boolean;
  /** Those behind it are only counted. */
  endsListed: boolean;
  onMove: (by: -1 | 1) => void;
}

function Row({ row: { key, title, detail, choice, isNew }, place, isLast, endsListed, onMove }: RowProps) {
  const hasScript = useHydrated();
  return (
    <li
      data-row={key}
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 md:grid md:grid-cols-[auto_minmax(0,1fr)_auto]",
        endsListed ? "border-b-4 border-ink" : "border-b border-hair last:border-b-0",
      )}
    >
      <span className="flex items-center gap-1 max-md:order-1">
        <input
          // A number that was moved away from is another one.
          key={place}
          type="text"
          inputMode="numeric"
          name={rowInputs.place(key)}
          defaultValue={place}
          aria-label={`Place: ${title}`}
          autoComplete="off"
          className="w-12 border-2 border-ink bg-card px-1 py-1 text-center text-ink"
        />
        {hasScript && (
          <>
            <MoveButton label={`Move up: ${title}`} isDisabled={place === 1} onPress={() => onMove(-1)}>
              ↑
            </MoveButton>
            <MoveButton label={`Move down: ${title}`} isDisabled={isLast} onPress={() => onMove(1)}>
              ↓
            </MoveButton>
          </>
        )}
      </span>
      <span className="min-w-0 wrap-anywhere max-md:basis-full">
        <bdi className="font-semibold">{title}</bdi>{" "}
        {isNew && <Badge badge={{ tone: "yellow", label: "New" }} />}
        <span dir="auto" className="block text-soft">
          {detail}
        </span>
      </span>
      <span className="flex flex-wrap gap-x-3 max-md:order-1 max-md:grow max-md:justify-between md:gap-x-5">
        <Tick
          name={rowInputs.include(key)}
          label={chosenItems.include}
          short="In this one"
          title={title}
          isTicked={choice === "in"}
        />
        <Tick
          name={rowInputs.never(key)}
          label={chosenItems.never}
          short="In none"
          title={title}
          isTicked={choice === "never"}
        />
      </span>
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  children: string;
}

function MoveButton({ label, isDisabled, onPress, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
      className="size-8 border-2 border-ink bg-card text-ink max-md:hidden disabled:border-hair disabled:text-soft"
    >
      {children}
    </button>
  );
}

interface TickProps {
  name: string;
  label: string;
  /** A phone shows it, because both stand in one line with the number there. */
  short: string;
  title: string;
  isTicked: boolean;
}

function Tick({ name, label, short, title, isTicked }: TickProps) {
  return (
    <label className="flex items-center gap-2 py-1">
      <input type="checkbox" name={name} defaultChecked={isTicked} className="size-5 shrink-0 accent-green" />
      <span className="max-md:hidden">{label}</span>
      <span className="md:hidden">{short}</span>
      <span className="sr-only">: {title}</span>
    </label>
  );
}
