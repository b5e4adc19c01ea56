import { defineForm } from "~/kits/forms/define-form";
import { newsletterDraft as copy } from "./newsletter-draft.copy";

/** What the inputs of an article or resource are named; its key is "article-12". */
export const rowInputs = {
  place: (key: string) => `place-${key}`,
  include: (key: string) => `include-${key}`,
  never: (key: string) => `never-${key}`,
} as const;

/** Of the button that was pressed: what follows the saving. */
export const THEN = "then";

/** The articles are inputs of their own, because how many there are changes. */
export const newsletterDraftForm = defineForm({
  name: "newsletter-draft",
  anchor: "draft",
  fields: [
    { type: "hidden", name: "version" },
    // What the site wrote into the fields: unchanged, it goes on writing it.
    { type: "hidden", name: "automaticSubject" },
    { type: "hidden", name: "automaticIntroduction" },
    { type: "text", name: "subject", ...copy.fields.subject, autocomplete: "off", max: 150 },
    { type: "textarea", name: "introduction", ...copy.fields.introduction, rows: 5, max: 3000 },
    { type: "date", name: "sendDate", label: copy.time.date },
    { type: "time", name: "sendTime", label: copy.time.time },
  ],
  submit: copy.buttons.save,
  messages: { success: copy.saved, failure: copy.failure },
});
