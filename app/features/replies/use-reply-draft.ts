import { useActionData } from "@remix-run/react";
import { useEffect } from "react";
import { isFormErrorState } from "~/kits/forms/form-result";
import { useInitialValues } from "~/kits/forms/use-initial-values";
import { clearDraft, readDraft, saveDraft } from "~/lib/draft-storage";
import type { LoadedReply } from "./load-reply.server";
import { replyForm } from "./reply.form";
import { textInput } from "./reply-fields";
import { isAppliedTemplate, isSameText, withTemplate } from "./use-template";

/** What the form begins with: what was typed before, also in an earlier session of the tab. */
export function useReplyDraft({ record, initial, untouched, sent, template }: LoadedReply) {
  const last = useActionData();
  const refused = isFormErrorState(last, replyForm.name) ? last.values : undefined;
  const applied = isAppliedTemplate(last) ? last : undefined;
  const values = useInitialValues(replyForm, initial, refused ?? applied?.values);
  const key = `reply to ${record}`;
  const isAnswered = refused !== undefined || applied !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form is there for the first time.
  useEffect(() => {
    const draft = readDraft(key);
    const input = textInput();
    if (draft === "" || isAnswered || !input) return;
    if (sent.some(({ text }) => isSameText(text, draft))) clearDraft(key);
    else if (!untouched.texts.some((text) => isSameText(text, draft)))
      input.value = template === null ? draft : withTemplate(draft, initial.text, untouched.texts);
  }, [key]);
  return {
    values,
    template: applied?.applied ?? (template === null ? "" : String(template)),
    save: () => saveDraft(key, textInput()?.value ?? ""),
  };
}
