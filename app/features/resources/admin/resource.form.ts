import { cardWords as card } from "~/content/resources/card-words";
import { states } from "~/content/resources/states";
import { defineForm } from "~/kits/forms/define-form";
import { unknownLanguages } from "./list-text";

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
      hint: "Who offers it.",
      required: "Enter the organization",
    },
    {
      type: "text",
      name: "category",
      label: "Category",
      hint: "Choose one there is, or type a new one.",
      max: 100,
      required: "Enter a category",
    },
    {
      type: "textarea",
      name: "description",
      label: "Description",
      rows: 5,
      max: 2000,
      hint: "What people get. The first sentence stands on the closed card: 100 letters or fewer fit well.",
      required: "Describe what people get",
    },
    {
      type: "text",
      name: "summaryEs",
      label: "One sentence in Spanish",
      hint: "What people get, on Spanish pages. Without one, they show the first sentence in English.",
      max: 100,
    },
    {
      type: "text",
      name: "eligibilityRequirements",
      label: card.eligibility,
      hint: "Leave empty when everyone can.",
      max: 500,
    },
    {
      type: "text",
      name: "cost",
      label: card.cost,
      hint: "For example: Free",
      required: "Enter what it costs",
    },
    {
      type: "text",
      name: "phoneNumber",
      label: card.phone,
      hint: "A number to call, or “Text HOME to 741741”.",
      max: 100,
    },
    {
      type: "text",
      name: "hours",
      label: card.hours,
      hint: "For example: Monday to Friday, 8 a.m. to 8 p.m. Eastern. Leave empty when nobody is sure.",
      max: 200,
    },
    {
      type: "textarea",
      name: "whenYouCall",
      label: card.whenYouCall,
      rows: 3,
      max: 500,
      hint: "What happens, in one or two sentences. Numbers in it become links.",
    },
    {
      type: "text",
      name: "haveReady",
      label: card.haveReady,
      hint: "Papers and facts that save a second call.",
      max: 300,
    },
    {
      type: "url",
      name: "websiteUrl",
      label: "Web address",
      hint: "Beginning with https:// or http://",
      required: "Enter the web address",
    },
    {
      type: "text",
      name: "geographicScope",
      label: card.area,
      hint: "For example: National (US)",
      required: "Enter where it is offered",
    },
    {
      type: "select",
      name: "country",
      label: "Country",
      placeholder: "Anywhere",
      options: countries,
    },
    {
      type: "select",
      name: "state",
      label: "State",
      hint: "Visitors who choose it see the entry first; those of other states do not see it.",
      placeholder: "The whole country",
      options: states.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      type: "text",
      name: "languages",
      label: "Languages",
      hint: "Between commas, such as English, Spanish. Leave empty for English only.",
    },
    {
      type: "select",
      name: "isOnline",
      label: "Can it be had online?",
      hint: "The help itself, not only a list of places.",
      placeholder: "No",
      options: [{ value: "yes", label: "Yes" }],
    },
    {
      type: "text",
      name: "tags",
      label: card.tags,
      hint: "Single words or short phrases, between commas. Visitors see the first three.",
      max: 500,
    },
    { type: "hidden", name: "version" },
  ],
  submit: { idle: "Save entry", busy: "Saving..." },
  messages: {
    success: "The entry is saved.",
    failure: "The entry could not be saved. Please try again.",
  },
  rule({ country, state, languages }) {
    if (state && country !== UNITED_STATES)
      return { field: "state", message: "Choose United States as the country, or no state" };
    const unknown = unknownLanguages(languages)[0];
    return unknown === undefined
      ? undefined
      : {
          field: "languages",
          message: `“${unknown}” is not a language of our list: write its name in English`,
        };
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
