import { resourceDirectory } from "~/content/resources/resource-directory";
import { states } from "~/content/resources/states";
import { defineForm } from "~/kits/forms/define-form";
import { unknownLanguages } from "./list-text";
import { resourcesAdminCopy } from "./resources-admin.copy";

const { card } = resourceDirectory;
const { hints, place: copy } = resourcesAdminCopy;

const UNITED_STATES = "US";

const countries = [
  { value: UNITED_STATES, label: "United States" },
  { value: "CA", label: "Canada" },
  { value: "IE", label: "Ireland" },
  { value: "GB", label: "United Kingdom" },
] as const;

export const resourceForm = defineForm({
  name: "resource",
  anchor: "resource",
  fields: [
    { type: "text", name: "title", label: "Title", required: "Enter the title" },
    {
      type: "text",
      name: "organization",
      label: "Organization",
      hint: hints.organization,
      required: "Enter the organization",
    },
    {
      type: "text",
      name: "category",
      label: "Category",
      hint: hints.category,
      max: 100,
      required: "Enter a category",
    },
    {
      type: "textarea",
      name: "description",
      label: "Description",
      rows: 5,
      max: 2000,
      hint: hints.description,
      required: "Describe what people get",
    },
    {
      type: "text",
      name: "eligibilityRequirements",
      label: card.eligibility,
      hint: hints.eligibility,
      max: 500,
    },
    { type: "text", name: "cost", label: card.cost, hint: hints.cost, required: "Enter what it costs" },
    { type: "text", name: "phoneNumber", label: card.phone, hint: hints.phone, max: 100 },
    {
      type: "url",
      name: "websiteUrl",
      label: "Web address",
      hint: hints.url,
      required: "Enter the web address",
    },
    {
      type: "text",
      name: "geographicScope",
      label: card.area,
      hint: hints.area,
      required: "Enter where it is offered",
    },
    {
      type: "select",
      name: "country",
      label: copy.fields.country,
      placeholder: copy.anywhere,
      options: countries,
    },
    {
      type: "select",
      name: "state",
      label: copy.fields.state,
      hint: hints.state,
      placeholder: copy.wholeCountry,
      options: states.map(({ code, name }) => ({ value: code, label: name })),
    },
    { type: "text", name: "languages", label: copy.fields.languages, hint: hints.languages },
    {
      type: "select",
      name: "isOnline",
      label: copy.fields.isOnline,
      hint: hints.isOnline,
      placeholder: copy.no,
      options: [{ value: "yes", label: copy.yes }],
    },
    { type: "text", name: "tags", label: card.tags, hint: hints.tags, max: 500 },
    { type: "hidden", name: "version" },
  ],
  submit: { idle: "Save entry", busy: "Saving..." },
  messages: {
    success: "The entry is saved.",
    failure: "The entry could not be saved. Please try again.",
  },
  rule({ country, state, languages }) {
    if (state && country !== UNITED_STATES) return { field: "state", message: copy.stateOutside };
    const unknown = unknownLanguages(languages)[0];
    return unknown === undefined ? undefined : { field: "languages", message: copy.unknownLanguage(unknown) };
  },
});

export const newResourceForm: typeof resourceForm = {
  ...resourceForm,
  name: "new-resource",
  submit: { idle: "Add entry", busy: "Adding..." },
  messages: { ...resourceForm.messages, success: "The entry is added." },
};

export const checkResourceForm = defineForm({
  name: "check-resource",
  anchor: "resource",
  fields: [],
  submit: { idle: "Checked today", busy: "Saving..." },
  messages: {
    success: "The entry is marked as checked today.",
    failure: "The entry could not be marked as checked. Please try again.",
  },
});

export const uncheckResourceForm = defineForm({
  name: "uncheck-resource",
  anchor: "resource",
  fields: [],
  submit: { idle: "Undo the check", busy: "Saving..." },
  messages: {
    success: "The entry is not marked as checked any more.",
    failure: "The check could not be undone. Please try again.",
  },
});

/** The button of an entry in the list. */
export const checkListedForm = defineForm({
  name: "check-listed",
  anchor: "resource-list",
  fields: [
    { type: "hidden", name: "entry" },
    // The query of the list, which is shown again.
    { type: "hidden", name: "list" },
  ],
  submit: checkResourceForm.submit,
  messages: checkResourceForm.messages,
});

export const hideResourceForm = defineForm({
  name: "hide-resource",
  anchor: "resource",
  fields: [],
  submit: { idle: "Hide from visitors", busy: "Hiding..." },
  messages: {
    success: "The entry is hidden from visitors.",
    failure: "The entry could not be hidden. Please try again.",
  },
});

export const showResourceForm = defineForm({
  name: "show-resource",
  anchor: "resource",
  fields: [],
  submit: { idle: "Show to visitors", busy: "Showing..." },
  messages: {
    success: "Visitors see the entry again.",
    failure: "The entry could not be shown. Please try again.",
  },
});

export const resolveReportForm = defineForm({
  name: "resolve-report",
  anchor: "reports",
  fields: [{ type: "hidden", name: "report" }],
  submit: { idle: "Mark as resolved", busy: "Saving..." },
  messages: {
    success: "The report is marked as resolved.",
    failure: "The report could not be marked as resolved. Please try again.",
  },
});

export const reopenReportForm = defineForm({
  name: "reopen-report",
  anchor: "reports",
  fields: [{ type: "hidden", name: "report" }],
  submit: { idle: "Open again", busy: "Saving..." },
  messages: {
    success: "The report is open again.",
    failure: "The report could not be opened again. Please try again.",
  },
});
