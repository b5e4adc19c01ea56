import { formatTime } from "~/lib/time/dates";
import { type AdminTable, counted } from "./admin-table";
import { tableCopy } from "./table.copy";
import type { UndoResult } from "./undo.queries.server";

const { problems } = tableCopy;

/** What is not as it was; undefined when all is. */
export function undoProblem({ noun }: Pick<AdminTable, "noun">, undone: UndoResult): string | undefined {
  if (undone.ok) {
    if (undone.count === undone.of) return undefined;
    const message = undone.action === "status" ? problems.partlySet : problems.partly;
    return message(String(undone.count), counted(noun, undone.of));
  }
  if (undone.reason === "set-again")
    return undone.by
      ? `Not undone: the status was set again since, on ${undone.at && formatTime(undone.at)} by ${undone.by}.`
      : "Not undone: the status is no longer the one you had set.";
  return {
    unknown: problems.unknown,
    "too-late": "The 30 days in which this could be undone are over.",
    already: "This was undone already.",
  }[undone.reason];
}
