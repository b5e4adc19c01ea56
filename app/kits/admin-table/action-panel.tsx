import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, ButtonLink } from "~/components/button";
import { formatTime } from "~/lib/time/dates";
import { type AdminTable, counted, statusLabel } from "./admin-table";
import { tableCopy as copy } from "./table.copy";
import type { ActionResult } from "./table-data";

interface ActionPanelProps {
  table: AdminTable;
  result: ActionResult;
  back: `/${string}`;
  backLabel: string;
}

export function ActionPanel({ table, result, back, backLabel }: ActionPanelProps) {
  if (result.kind === "confirm") return <Confirm table={table} result={result} back={back} />;
  if (result.kind === "conflict") return <ConflictPanel table={table} result={result} back={back} />;
  return (
    <Panel title="That did not work" urgent>
      <p>{result.text}</p>
      <ButtonLink to={back} size="small">
        {backLabel}
      </ButtonLink>
    </Panel>
  );
}

function Panel({
  title,
  urgent = false,
  children,
}: {
  title: string;
  urgent?: boolean;
  children: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="change-title"
      role={urgent ? "alert" : undefined}
      className="mt-10 flex max-w-form flex-col items-start gap-5 border-4 border-ink bg-card p-6 wrap-anywhere shadow-hard"
    >
      <h1 id="change-title" className="text-xl">
        {title}
      </h1>
      {children}
    </section>
  );
}

type Of<Kind extends ActionResult["kind"]> = Omit<ActionPanelProps, "result" | "backLabel"> & {
  result: Extract<ActionResult, { kind: Kind }>;
};

function Confirm({ table, result, back }: Of<"confirm">) {
  const { scope, ids, status, count, checksum, loadedAt, again, letter } = result;
  const rows = counted(table.noun, count);
  const label = statusLabel(table, status);
  const isDelete = status === "";
  return (
    <Panel title={isDelete ? `Delete ${rows}?` : `Set ${rows} to ${label}?`}>
      {again && (
        <p role="alert" className="font-semibold">
          In the meantime the rows have changed. Please look again.
        </p>
      )}
      <Chosen result={result} />
      <p>
        {isDelete
          ? "What was recorded about them at the form goes too. You can undo this for 30 days."
          : "Those that have this status already are not counted. You can undo this for 30 days."}
      </p>
      <Form discover="none" method="post" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="scope" value={scope} />
        <input type="hidden" name="confirmed" value={checksum} />
        <input type="hidden" name="loadedAt" value={loadedAt} />
        {ids.map((id) => (
          <input key={id} type="hidden" name={`row:${id}`} value="on" />
        ))}
        {letter && (
          <LetterChoice letter={letter} people={counted({ one: "person", many: "people" }, count)} />
        )}
        <Button
          {...(isDelete && { kind: "plain", className: "text-red" })}
          name={isDelete ? "bulk-delete" : "bulk-status"}
          value={isDelete ? "1" : status}
        >
          {isDelete ? `Delete ${rows}` : `Set ${rows} to ${label}`}
        </Button>
        <ButtonLink to={back}>Cancel</ButtonLink>
      </Form>
    </Panel>
  );
}

/** A status alone tells nobody. */
function LetterChoice({
  letter,
  people,
}: {
  letter: NonNullable<Of<"confirm">["result"]["letter"]>;
  people: string;
}) {
  return (
    <div className="grid basis-full gap-2">
      <label className="flex items-center gap-2 py-1 font-semibold">
        <input type="checkbox" name="tell" value="on" className="size-6 shrink-0 accent-ink" />
        Send the letter to these {people}
      </label>
      <p className="text-soft">
        Otherwise they will not know yet, and wait in the inbox. Who may be in danger gets no letter from
        here.
      </p>
      <details>
        <summary className="w-fit cursor-pointer py-1 font-semibold">Read the letter</summary>
        <p dir="auto" className="mt-1 border-s-4 border-hair ps-3 whitespace-pre-line wrap-anywhere">
          <strong>{letter.subject}</strong>
          {"\n"}
          {letter.text}
        </p>
        <p className="mt-1 text-soft">
          Each gets it with their own name, your signature, and in Spanish if they wrote in Spanish.
        </p>
      </details>
    </div>
  );
}

function Chosen({ result: { criteria, rows, count, concurrent } }: Pick<Of<"confirm">, "result">) {
  const more = (all: number, shown: number) =>
    all > shown && <li>and {(all - shown).toLocaleString("en-US")} more</li>;
  return (
    <>
      {concurrent.count > 0 && (
        <div role="alert" className="font-semibold">
          <p>
            Colleagues have set the status of {concurrent.count.toLocaleString("en-US")} of them since you
            opened this page:
          </p>
          <ul className="list-disc pl-6">
            {concurrent.rows.map(({ id, name, status, by, at }) => (
              <li key={id}>
                <bdi>{name}</bdi> was set to {status} by {by} on {formatTime(at)}.
              </li>
            ))}
            {more(concurrent.count, concurrent.rows.length)}
          </ul>
        </div>
      )}
      {criteria.length > 0 && (
        <div>
          <p>All that match:</p>
          <ul className="list-disc pl-6">
            {criteria.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul aria-label="The rows" className="list-disc pl-6">
        {rows.map(({ id, name, status }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {status && `: ${status}`}
          </li>
        ))}
        {more(count, rows.length)}
      </ul>
    </>
  );
}

function ConflictPanel({ table, result, back }: Of<"conflict">) {
  const now = statusLabel(table, result.now);
  const wanted = statusLabel(table, result.status);
  const at = result.at && formatTime(result.at);
  return (
    <Panel title={copy.conflict.title} urgent>
      <p>{copy.conflict.text({ name: table.status?.label ?? "", now, by: result.by, at })}</p>
      <Form discover="none" method="post" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="id" value={result.id} />
        <input type="hidden" name="was" value={result.now} />
        <ButtonLink to={back}>Keep {now}</ButtonLink>
        {result.now !== result.status && (
          <Button kind="plain" name="status" value={result.status}>
            Set to {wanted} anyway
          </Button>
        )}
      </Form>
    </Panel>
  );
}
