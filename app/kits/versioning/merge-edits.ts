/** By input name. */
export type FormValues = Readonly<Record<string, string>>;

/** A field that another user has changed since the form was loaded. */
export interface FieldChange {
  name: string;
  /** When the form was loaded. */
  before: string;
  theirs: string;
  /** Null when the field was not edited. */
  mine: string | null;
}

export interface MergedEdit {
  /** Conflicting changes; empty when the edits merge cleanly. */
  changes: FieldChange[];
  /** Mine in the fields I changed, theirs in all others. */
  values: Record<string, string>;
}

/**
 * Three-way merge of two edits.
 *
 * @param base the record when the form was loaded
 * @param theirs the record as stored now
 * @param mine the submitted values
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
