import { Button } from "~/components/button";
import type { DangerFamily } from "~/lib/danger-family";
import { localDay } from "~/lib/time/time-zone";
import { useDraft } from "~/lib/use-draft";
import { MarkForm } from "./danger-mark";
import { inboxCopy } from "./inbox.copy";
import {
  draftKey,
  type FormPlace,
  fieldsClass,
  InboxForm,
  inputClass,
  Labelled,
  useRefused,
} from "./inbox-form";
import { type Colleague, MAX_LABEL, MAX_LABELS, MAX_NOTE } from "./inbox-rows";

const copy = inboxCopy.triage;

interface TriageControlsProps extends FormPlace {
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
}

/** Who takes care of a row, its labels, its mark of danger, until when it is put off, and the note about it. */
export function TriageControls({ action, onOwnPage = false, ...props }: TriageControlsProps) {
  const { assigneeId, labels, knownLabels, danger, snoozedUntil, note = "", colleagues, me } = props;
  const place = { action, onOwnPage };
  const assigns = { intent: "assign", was: assigneeId };
  const typedNote = useRefused("note");
  const isGone = assigneeId !== "" && !colleagues.some(({ id }) => id === assigneeId);
  return (
    <div className="no-print flex flex-wrap items-end gap-x-8 gap-y-3">
      <InboxForm key={assigneeId} {...place} sends={assigns} className={fieldsClass}>
        <Labelled id="inbox-assign-to" label={copy.assign}>
          <select
            id="inbox-assign-to"
            data-key="a"
            aria-keyshortcuts="a"
            name="to"
            defaultValue={assigneeId}
            className={`${inputClass} h-11 max-w-64`}
          >
            <option value="">No one</option>
            {isGone && <option value={assigneeId}>A former colleague</option>}
            {colleagues.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </select>
        </Labelled>
        <Button kind="plain" size="small">
          {copy.save}
        </Button>
      </InboxForm>
      {assigneeId !== me && (
        <InboxForm {...place} sends={assigns}>
          <Button kind="plain" size="small" name="to" value={me}>
            Assign to me
          </Button>
        </InboxForm>
      )}
      <LabelControls {...place} labels={labels} knownLabels={knownLabels} />
      {danger === null && <MarkForm {...place} />}
      {danger === null && <SnoozeForm {...place} snoozedUntil={snoozedUntil} />}
      {!onOwnPage && <NoteForm key={`${note} ${typedNote}`} {...place} note={note} typed={typedNote} />}
    </div>
  );
}

/** A row that is put off leaves what waits until a day. */
function SnoozeForm({ snoozedUntil, ...place }: FormPlace & Pick<TriageControlsProps, "snoozedUntil">) {
  const typed = useRefused("until");
  return (
    <InboxForm
      key={`${snoozedUntil} ${typed}`}
      {...place}
      sends={{ was: snoozedUntil ?? "" }}
      className={fieldsClass}
    >
      <Labelled id="inbox-snooze" label={copy.snooze}>
        <input
          id="inbox-snooze"
          data-key="s"
          aria-keyshortcuts="s"
          name="until"
          type="date"
          defaultValue={typed || (snoozedUntil ? localDay(snoozedUntil) : "")}
          className={`${inputClass} h-11`}
        />
      </Labelled>
      <Button kind="plain" size="small" name="intent" value="snooze">
        {copy.saveSnooze}
      </Button>
      {snoozedUntil && (
        <Button kind="plain" size="small" name="intent" value="wake">
          End the snooze
        </Button>
      )}
    </InboxForm>
  );
}

function NoteForm({ note, typed, ...place }: FormPlace & { note: string; typed: string | undefined }) {
  const draft = useDraft<HTMLTextAreaElement>(draftKey("note", place), { stored: [note], typed });
  return (
    <InboxForm
      {...place}
      sends={{ intent: "note", was: draft.was }}
      className="flex w-full max-w-form items-end gap-2"
    >
      <Labelled id="inbox-note" label="Note for colleagues" className="grow">
        <textarea
          ref={draft.ref}
          id="inbox-note"
          onInput={draft.save}
          name="note"
          dir="auto"
          rows={2}
          maxLength={MAX_NOTE}
          defaultValue={typed ?? note}
          className={`${inputClass} block min-h-11 w-full py-2`}
        />
      </Labelled>
      <Button kind="plain" size="small">
        Save note
      </Button>
    </InboxForm>
  );
}

function LabelControls({
  labels,
  knownLabels,
  ...place
}: FormPlace & Pick<TriageControlsProps, "labels" | "knownLabels">) {
  const typed = useRefused("label");
  const draft = useDraft<HTMLInputElement>(draftKey("label", place), { stored: labels, typed });
  return (
    <div className={fieldsClass}>
      {labels.length > 0 && (
        <InboxForm {...place} sends={{ intent: "remove-label" }} className="flex flex-wrap gap-2">
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
        </InboxForm>
      )}
      {labels.length < MAX_LABELS && (
        <InboxForm
          key={`${labels.join()} ${typed}`}
          {...place}
          sends={{ intent: "add-label" }}
          className="flex items-end gap-2"
        >
          <Labelled id="inbox-new-label" label={copy.label}>
            <input
              ref={draft.ref}
              id="inbox-new-label"
              data-key="l"
              aria-keyshortcuts="l"
              onInput={draft.save}
              name="label"
              dir="auto"
              list="inbox-known-labels"
              maxLength={MAX_LABEL}
              defaultValue={typed}
              className={`${inputClass} h-11 w-36`}
            />
            <datalist id="inbox-known-labels">
              {knownLabels
                .filter((label) => !labels.includes(label))
                .map((label) => (
                  <option key={label} value={label} />
                ))}
            </datalist>
          </Labelled>
          <Button kind="plain" size="small">
            Add label
          </Button>
        </InboxForm>
      )}
    </div>
  );
}
