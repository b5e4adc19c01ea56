import { Form, useActionData } from "@remix-run/react";
import { Button } from "~/components/button";
import type { DangerFamily } from "~/lib/danger-family";
import { localDay } from "~/lib/time/time-zone";
import { MarkForm } from "./danger-mark";
import { inboxCopy } from "./inbox.copy";
import { type Colleague, MAX_LABEL, MAX_LABELS, MAX_NOTE } from "./inbox-rows";

const copy = inboxCopy.triage;

export interface TriageControlsProps {
  assigneeId: string;
  labels: readonly string[];
  danger: DangerFamily | null;
  snoozedUntil: string | null;
  /** The page of one row has its own form for it. */
  note?: string;
  colleagues: readonly Colleague[];
  knownLabels: readonly string[];
  /** Id of whoever looks at it. */
  me: string;
  /** Of the inbox, with the row. */
  action: string;
  /** Beside a row that was opened on its own page, which is returned to. */
  onOwnPage?: boolean;
}

/** Who takes care of a row, and its labels. */
export function TriageControls(props: TriageControlsProps) {
  const { assigneeId, danger, colleagues, me, action, onOwnPage = false } = props;
  const back = onOwnPage && <input type="hidden" name="back" value="record" />;
  const isGone = assigneeId !== "" && !colleagues.some(({ id }) => id === assigneeId);
  return (
    <div className="no-print flex flex-wrap items-end gap-x-8 gap-y-3">
      <Form
        key={assigneeId}
        discover="none"
        method="post"
        action={action}
        preventScrollReset
        autoComplete="off"
        className="flex flex-wrap items-end gap-2"
      >
        {back}
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="was" value={assigneeId} />
        <div>
          <label htmlFor="inbox-assign-to" className="block font-semibold">
            {copy.assign}
          </label>
          <select
            id="inbox-assign-to"
            name="to"
            defaultValue={assigneeId}
            className="mt-1 h-11 max-w-64 border-2 border-ink bg-card px-1.5 text-ink"
          >
            <option value="">No one</option>
            {isGone && <option value={assigneeId}>A former colleague</option>}
            {colleagues.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </select>
        </div>
        <Button kind="plain" size="small">
          {copy.save}
        </Button>
      </Form>
      {assigneeId !== me && (
        <Form discover="none" method="post" action={action} preventScrollReset>
          {back}
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="was" value={assigneeId} />
          <Button kind="plain" size="small" name="to" value={me}>
            Assign to me
          </Button>
        </Form>
      )}
      <LabelControls {...props} />
      <MarkForm {...props} />
      {danger === null && <SnoozeForm {...props} />}
      {!onOwnPage && <NoteForm {...props} />}
    </div>
  );
}

/** Of a change that was refused. */
function useTyped(name: "label" | "note" | "until"): string | undefined {
  const result: unknown = useActionData();
  if (typeof result !== "object" || result === null || !("problem" in result)) return undefined;
  const text = Object.entries(result).find(([key]) => key === name)?.[1];
  return typeof text === "string" ? text : undefined;
}

/** It leaves what waits until a day. */
function SnoozeForm({ snoozedUntil, action, onOwnPage = false }: TriageControlsProps) {
  const typed = useTyped("until");
  return (
    <Form
      key={`${snoozedUntil} ${typed}`}
      discover="none"
      method="post"
      action={action}
      preventScrollReset
      autoComplete="off"
      className="flex flex-wrap items-end gap-2"
    >
      {onOwnPage && <input type="hidden" name="back" value="record" />}
      <input type="hidden" name="was" value={snoozedUntil ?? ""} />
      <div>
        <label htmlFor="inbox-snooze" className="block font-semibold">
          {copy.snooze}
        </label>
        <input
          id="inbox-snooze"
          name="until"
          type="date"
          defaultValue={typed || (snoozedUntil ? localDay(new Date(snoozedUntil)) : "")}
          className="mt-1 h-11 border-2 border-ink bg-card px-1.5 text-ink"
        />
      </div>
      <Button kind="plain" size="small" name="intent" value="snooze">
        {copy.saveSnooze}
      </Button>
      {snoozedUntil && (
        <Button kind="plain" size="small" name="intent" value="wake">
          End the snooze
        </Button>
      )}
    </Form>
  );
}

function NoteForm({ note = "", action }: TriageControlsProps) {
  const typed = useTyped("note");
  return (
    <Form
      key={`${note} ${typed}`}
      discover="none"
      method="post"
      action={action}
      preventScrollReset
      autoComplete="off"
      className="flex w-full max-w-form items-end gap-2"
    >
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="was" value={note} />
      <div className="grow">
        <label htmlFor="inbox-note" className="block font-semibold">
          Note for colleagues
        </label>
        <textarea
          id="inbox-note"
          name="note"
          rows={2}
          maxLength={MAX_NOTE}
          defaultValue={typed ?? note}
          className="mt-1 block min-h-11 py-2 w-full border-2 border-ink bg-card px-1.5 text-ink"
        />
      </div>
      <Button kind="plain" size="small">
        Save note
      </Button>
    </Form>
  );
}

function LabelControls({ labels, knownLabels, action, onOwnPage = false }: TriageControlsProps) {
  const typed = useTyped("label");
  const back = onOwnPage && <input type="hidden" name="back" value="record" />;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {labels.length > 0 && (
        <Form
          discover="none"
          method="post"
          action={action}
          preventScrollReset
          className="flex flex-wrap gap-2"
        >
          {back}
          <input type="hidden" name="intent" value="remove-label" />
          {labels.map((label) => (
            <button
              key={label}
              type="submit"
              name="label"
              value={label}
              className="h-11 border-2 border-ink bg-tint-gold px-2 font-semibold text-ink"
            >
              <span className="sr-only">Remove the label {label}</span>
              <span aria-hidden="true">{label} ×</span>
            </button>
          ))}
        </Form>
      )}
      {labels.length < MAX_LABELS && (
        <Form
          key={`${labels.join()} ${typed}`}
          discover="none"
          method="post"
          action={action}
          preventScrollReset
          autoComplete="off"
          className="flex items-end gap-2"
        >
          {back}
          <input type="hidden" name="intent" value="add-label" />
          <div>
            <label htmlFor="inbox-new-label" className="block font-semibold">
              {copy.label}
            </label>
            <input
              id="inbox-new-label"
              name="label"
              list="inbox-known-labels"
              maxLength={MAX_LABEL}
              defaultValue={typed}
              className="mt-1 h-11 w-36 border-2 border-ink bg-card px-1.5 text-ink"
            />
            <datalist id="inbox-known-labels">
              {knownLabels
                .filter((label) => !labels.includes(label))
                .map((label) => (
                  <option key={label} value={label} />
                ))}
            </datalist>
          </div>
          <Button kind="plain" size="small">
            Add label
          </Button>
        </Form>
      )}
    </div>
  );
}
