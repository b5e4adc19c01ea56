import { normalizeEmail, withoutInvisible } from "~/lib/email-address.server";
import { meantEmail } from "~/lib/meant-email.server";
import type { FormDefinition } from "./define-form";
import { type EmailQuestion, formMeta } from "./form-result";
import type { SentFields } from "./parse-form-body.server";

const typedEmail = (sent: SentFields, name: string) => withoutInvisible(sent.get(name) ?? "");

/** @returns the fields with the address that was taken, where the form had asked about the one in its field */
export function withTakenEmail(form: FormDefinition, sent: SentFields): SentFields {
  const taken = sent.get(formMeta.takenEmail);
  const field = form.fields.find(({ type }) => type === "email");
  if (!taken || !field || typedEmail(sent, field.name) !== sent.get(formMeta.askedEmail)) return sent;
  return new Map(sent).set(field.name, taken);
}

/** @returns undefined where the address looks right, or was asked about and kept */
export function askAboutEmail(form: FormDefinition, sent: SentFields): EmailQuestion | undefined {
  const field = form.fields.find(({ type }) => type === "email");
  if (!field) return undefined;
  const typed = typedEmail(sent, field.name);
  const canKeep = normalizeEmail(typed) !== undefined;
  if (canKeep && typed === sent.get(formMeta.askedEmail)) return undefined;
  const meant = meantEmail(typed);
  return meant === undefined ? undefined : { typed, meant, canKeep };
}
