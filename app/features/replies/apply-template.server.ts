import type { RepliedKind } from "~/database/schema/schema.server";
import { findRow } from "~/kits/admin-table/list-rows.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { FormHandler } from "~/kits/forms/form-handler.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { submittedValues } from "~/kits/forms/validate-form.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import type { Services } from "~/server/services.server";
import { loadLetters } from "./load-reply.server";
import { recordFacts } from "./record-facts";
import { replyForm, TEMPLATE_PARAMETER } from "./reply.form";
import { type AppliedTemplate, withSubject, withTemplate } from "./template-text";

async function applyTemplate(
  services: Pick<Services, "db" | "env">,
  who: Actor,
  { table, kind, id }: { table: ServerTable; kind: RepliedKind; id: string },
  sent: SentFields,
): Promise<AppliedTemplate> {
  const values = submittedValues(replyForm, sent);
  const chosen = parseRecordId(sent.get(TEMPLATE_PARAMETER));
  const found = await findRow(services.db, table.queries, id);
  if (!found) return { applied: "", values };
  const facts = recordFacts(kind, Object.entries(found.fields));
  const mark = found.shown.danger;
  const mailAbout = table.recordPage?.mailAbout ?? "";
  const { letters, greeting, subject } = await loadLetters(services, who, { kind, facts, mark, mailAbout });
  const letter = letters.find((each) => each.id === chosen);
  if (!letter) return { applied: "", values };
  const subjects = [subject, ...letters.map((each) => each.subject)];
  const untouched = [greeting, ...letters.map(({ text }) => text)];
  return {
    applied: String(letter.id),
    values: {
      ...values,
      subject: withSubject(values.subject ?? "", letter.subject, subjects),
      text: withTemplate(values.text ?? "", letter.text, untouched),
      ...(letter.againAfter !== null && { again: String(letter.againAfter) }),
    },
  };
}

/** Without script, the button of a template posts the form; nothing that was typed is lost. */
export function templateHandler(
  services: Pick<Services, "db" | "env">,
  who: Actor,
  row: { table: ServerTable; kind: RepliedKind; id: string },
): FormHandler<AppliedTemplate> {
  return {
    form: replyForm,
    validate: (sent) => ({
      ok: true,
      save: async () => ({ ok: true, data: await applyTemplate(services, who, row, sent) }),
    }),
  };
}
