import { consentNote, consentWay } from "~/features/subscribers/manage/manage-subscribers.forms";
import { MAX_UPLOAD_BYTES } from "~/kits/csv-import/upload-limits";
import { defineForm } from "~/kits/forms/define-form";
import { subscriberImport as copy } from "./import.copy";

export const uploadSubscribersForm = defineForm({
  name: "import-subscribers",
  anchor: "import",
  fields: [
    {
      type: "textarea",
      name: "text",
      label: copy.text.label,
      hint: copy.text.hint,
      rows: 8,
      max: MAX_UPLOAD_BYTES,
    },
  ],
  submit: { idle: copy.preview, busy: copy.reading },
  messages: { success: "", failure: copy.unreadable },
});

export const confirmSubscribersForm = defineForm({
  name: "confirm-import-subscribers",
  anchor: "confirm",
  fields: [{ type: "hidden", name: "fingerprint" }, consentNote, consentWay],
  submit: { idle: copy.title, busy: copy.importing },
  messages: { success: copy.done.heading, failure: copy.failure },
});
