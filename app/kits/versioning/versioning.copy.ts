export const editing = {
  conflict: {
    field: "Field",
    table: "The fields that were changed, side by side",
  },
  visible: { tone: "green", label: "Shown to visitors" },
  hidden: { tone: "yellow", label: "Hidden from visitors" },
} as const;

/** @param by newest first */
export function conflictFailure(noun: string, by: readonly { who: string; at: string }[]): string {
  const all = by.map(({ who, at }) => `${who} on ${at}`).join("; ");
  return `This ${noun} was changed after you had opened it: by ${all}. Your text is not saved yet, and not lost. Compare, then choose.`;
}

export const yourself = "you, in another window";

export function goneFailure(noun: string, by: { who: string; at: string } | undefined): string {
  const gone = by ? `was deleted by ${by.who} on ${by.at}` : "was deleted";
  return `This ${noun} ${gone}, after you had opened it. Your text is still here: save it as a new ${noun}, or leave the page.`;
}
