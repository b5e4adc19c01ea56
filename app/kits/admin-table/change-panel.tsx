import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, ButtonLink } from "~/components/button";
import { formatTime } from "~/lib/dates";
import type { ChangeAnswer } from "./change-answer";
import { statusLabel } from "./record-cell";
import { counted, type RecordTable } from "./record-table";
import { tableWords as words } from "./table.copy";

interface ChangePanelProps {
  table: RecordTable;
  answer: ChangeAnswer;
  /** Back to where the change was made: the table as it was, or the row's page. */
  back: `/${string}`;
  /** The words of that link. */
  backLabel: string;
}

/** A question before a change, somebody else's change, or why there was none. */
export function ChangePanel({ table, answer, back, backLabel }: ChangePanelProps) {
  if (answer.kind === "confirm") return <Confirm table={table} answer={answer} back={back} />;
  if (answer.kind === "conflict") return <ConflictPanel table={table} answer={answer} back={back} />;
  return (
    <Panel title={words.problems.title} urgent>
      <p>{answer.text}</p>
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
      <h2 id="change-title" className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Of<Kind extends ChangeAnswer["kind"]> = Omit<ChangePanelProps, "answer" | "backLabel"> & {
  answer: Extract<ChangeAnswer, { kind: Kind }>;
};

function Confirm({ table, answer, back }: Of<"confirm">) {
  const { scope, ids, status, count, print, drawn, again } = answer;
  const rows = counted(table.noun, count);
  const label = statusLabel(table, status);
  const isDelete = status === "";
  return (
    <Panel title={isDelete ? words.confirm.deleteTitle(rows) : words.confirm.statusTitle(rows, label)}>
      {again && (
        <p role="alert" className="font-semibold">
          {words.confirm.changed}
        </p>
      )}
      <Chosen answer={answer} />
      <p>{isDelete ? words.confirm.deleteText : words.confirm.statusText}</p>
      <Form discover="none" method="post" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="scope" value={scope} />
        <input type="hidden" name="confirmed" value={print} />
        <input type="hidden" name="drawn" value={drawn} />
        {ids.map((id) => (
          <input key={id} type="hidden" name={`row:${id}`} value="on" />
        ))}
        <Button
          {...(isDelete && { kind: "plain", className: "text-red" })}
          name={isDelete ? "bulk-delete" : "bulk-status"}
          value={isDelete ? "1" : status}
        >
          {isDelete ? words.confirm.deleteButton(rows) : words.confirm.statusButton(rows, label)}
        </Button>
        <ButtonLink to={back}>{words.confirm.cancel}</ButtonLink>
      </Form>
    </Panel>
  );
}

/** Which rows it is about, and what colleagues have set among them since they were chosen. */
function Chosen({ answer: { criteria, rows, count, meanwhile } }: Pick<Of<"confirm">, "answer">) {
  const more = (all: number, shown: number) => all > shown && <li>{words.confirm.more(all - shown)}</li>;
  return (
    <>
      {meanwhile.count > 0 && (
        <div role="alert" className="font-semibold">
          <p>{words.confirm.meanwhile(meanwhile.count)}</p>
          <ul className="list-disc pl-6">
            {meanwhile.rows.map(({ id, name, status, by, at }) => (
              <li key={id}>{words.confirm.setBy({ name, status, by, at: formatTime(at) })}</li>
            ))}
            {more(meanwhile.count, meanwhile.rows.length)}
          </ul>
        </div>
      )}
      {criteria.length > 0 && (
        <div>
          <p>{words.confirm.matching}</p>
          <ul className="list-disc pl-6">
            {criteria.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <ul aria-label={words.confirm.rows} className="list-disc pl-6">
        {rows.map(({ id, name, status }) => (
          <li key={id}>
            {name}
            {status && `: ${status}`}
          </li>
        ))}
        {more(count, rows.length)}
      </ul>
    </>
  );
}

function ConflictPanel({ table, answer, back }: Of<"conflict">) {
  const now = statusLabel(table, answer.now);
  const wanted = statusLabel(table, answer.status);
  const at = answer.at && formatTime(answer.at);
  return (
    <Panel title={words.conflict.title} urgent>
      <p>{words.conflict.text({ name: table.status?.label ?? "", now, by: answer.by, at })}</p>
      <Form discover="none" method="post" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="id" value={answer.id} />
        <input type="hidden" name="was" value={answer.now} />
        <ButtonLink to={back}>{words.conflict.keep(now)}</ButtonLink>
        {answer.now !== answer.status && (
          <Button kind="plain" name="status" value={answer.status}>
            {words.conflict.override(wanted)}
          </Button>
        )}
      </Form>
    </Panel>
  );
}
