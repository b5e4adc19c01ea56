/** What a form shows of a record, by input name. */
export type FormValues = Readonly<Record<string, string>>;

/** A field that somebody else has changed since a form was opened. */
export interface FieldChange {
  name: string;
  /** As it was when the form was opened. */
  before: string;
  theirs: string;
  /** What was typed, or null when the field was left as it was. */
  mine: string | null;
}

export interface MergedEdit {
  /** What somebody else has changed to something other than what was typed. None: nothing to decide. */
  changes: FieldChange[];
  /** Mine in the fields I changed, theirs in all others. */
  values: Record<string, string>;
}

/**
 * Puts two edits of one record together.
 *
 * @param base the record as it was when the form was opened
 * @param theirs the record as it is stored now
 * @param mine what was sent, for the fields of the form
 */
export function mergeEdits({
  base,
  theirs,
  mine,
}: {
  base: FormValues;
  theirs: FormValues;
  mine: FormValues;
}): MergedEdit {
  const changes: FieldChange[] = [];
  const values: Record<string, string> = {};
  for (const [name, typed] of Object.entries(mine)) {
    const before = base[name] ?? "";
    const stored = theirs[name] ?? "";
    const isMine = typed !== before;
    values[name] = isMine ? typed : stored;
    if (stored !== before && stored !== typed) {
      changes.push({ name, before, theirs: stored, mine: isMine ? typed : null });
    }
  }
  return { changes, values };
}
