import { resourceDirectory } from "~/content/resource-directory";
import { defineForm } from "~/kits/forms/define-form";
import { resourcesAdminCopy } from "./resources-admin.copy";

const { card } = resourceDirectory;
const { hints } = resourcesAdminCopy;

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
    { type: "text", name: "tags", label: card.tags, hint: hints.tags, max: 500 },
    { type: "hidden", name: "version" },
  ],
  submit: { idle: "Save entry", busy: "Saving..." },
  messages: {
    success: "The entry is saved.",
    failure: "The entry could not be saved. Please try again.",
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
