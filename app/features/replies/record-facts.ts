import type { CellValue } from "~/kits/admin-table/admin-table";
import type { RepliedKind } from "~/server/schema.server";

/** What a reply takes from a row, by the headings of its fields. */
export interface RecordFacts {
  email: string;
  /** To greet them by. */
  name: string;
  /** For the mail's address line. */
  fullName: string;
  /** What they wrote. */
  message: string;
  at: string;
  role: string;
  company: string;
}

export function isRepliedKind(kind: string): kind is RepliedKind {
  return kind === "contact" || kind === "volunteer" || kind === "partnership";
}

export function recordFacts(
  kind: RepliedKind,
  entries: readonly (readonly [string, CellValue])[],
): RecordFacts {
  const fields = new Map(entries);
  const text = (label: string) => String(fields.get(label) ?? "").trim();
  const name = { contact: "Name", volunteer: "First Name", partnership: "Contact" }[kind];
  const message =
    kind === "volunteer"
      ? [text("Motivation"), text("Additional Info")].filter(Boolean).join("\n\n")
      : text("Message");
  return {
    email: text("Email"),
    name: text(name),
    fullName: kind === "volunteer" ? `${text("First Name")} ${text("Last Name")}`.trim() : text(name),
    message,
    at: text(kind === "contact" ? "Submitted" : "Applied"),
    // In the middle of a sentence.
    role: text("Role").toLowerCase(),
    company: text("Company"),
  };
}
