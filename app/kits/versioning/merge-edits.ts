export type FormValues = Readonly<Record<string, string>>;

export interface FieldChange {
  name: string;
  before: string;
  theirs: string;
  /** Null when the field was not edited. */
  mine: string | null;
}

export interface MergedEdit {
  changes: FieldChange[];
  /** Mine where I changed a field, else theirs. */
  values: Record<string, string>;
}

/** Three-way merge; `base` is the record when the form was loaded. */
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
