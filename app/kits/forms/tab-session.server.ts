import { formMeta } from "./form-result";
import type { SentFields } from "./parse-form-body.server";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Null unless well-formed. */
export function tabSession(sent: SentFields): string | null {
  const id = sent.get(formMeta.tab) ?? "";
  return UUID.test(id) ? id : null;
}
