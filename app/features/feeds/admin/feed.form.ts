import { defineForm } from "~/kits/forms/define-form";
import { feedsAdminCopy as copy } from "./feeds-admin.copy";

const { fields, publishes: _, readNow, remove } = copy;

export const feedForm = defineForm({
  name: "feed",
  anchor: "feed",
  fields: [
    { type: "text", name: "name", ...fields.name, max: 100 },
    { type: "url", name: "url", ...fields.url },
    { type: "checkbox", name: "isEnabled", label: "Read this feed", initially: true },
    {
      type: "select",
      name: "publishes",
      label: "New articles",
      required: fields.publishes.required,
      options: [
        { value: "review", label: "For review: staff publish each one" },
        { value: "publish", label: "Publish at once" },
      ],
    },
    { type: "textarea", name: "keepWords", ...fields.keepWords, rows: 6, max: 2000 },
    { type: "textarea", name: "blockWords", ...fields.blockWords, rows: 3, max: 2000 },
    { type: "hidden", name: "version" },
  ],
  checkboxLegend: "Reading",
  submit: { idle: "Save feed", busy: "Saving..." },
  messages: { success: "The feed is saved.", failure: "The feed could not be saved. Please try again." },
});

export const newFeedForm: typeof feedForm = {
  ...feedForm,
  name: "new-feed",
  submit: { idle: "Add feed", busy: "Adding..." },
  messages: { ...feedForm.messages, success: "The feed is added. It is read within a minute or so." },
};

/** On the list and on the feed's own page. */
export const readFeedForm = defineForm({
  name: "read-feed",
  anchor: "feed",
  fields: [{ type: "hidden", name: "feed" }],
  submit: { idle: "Read now", busy: "Asking..." },
  messages: { success: readNow.success, failure: "The feed could not be marked. Please try again." },
});

export const takeItemForm = defineForm({
  name: "take-item",
  anchor: "last-items",
  fields: [{ type: "hidden", name: "key" }],
  submit: { idle: "Take it anyway", busy: "Taking..." },
  messages: { success: "The article waits for review.", failure: "It could not be taken. Please try again." },
});

/** On the page of a feed whose address turned out to be a site's. */
export const useNamedFeedForm = defineForm({
  name: "use-named-feed",
  anchor: "feed",
  fields: [],
  submit: { idle: "Read this feed instead", busy: "Saving..." },
  messages: { success: feedForm.messages.success, failure: feedForm.messages.failure },
});

export const removeFeedForm = defineForm({
  name: "remove-feed",
  anchor: "feed",
  fields: [],
  submit: { idle: "Remove feed", busy: remove.busy },
  messages: { success: remove.done, failure: remove.failure },
});

export const restoreFeedForm = defineForm({
  name: "restore-feed",
  anchor: "feed",
  fields: [{ type: "hidden", name: "change" }],
  submit: { idle: "Undo", busy: remove.busy },
  messages: { success: "The feed is back.", failure: remove.notUndone },
});
