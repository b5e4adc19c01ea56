import { states } from "~/content/resources/states";
import { type FactName, factNames, factValues } from "~/content/states/words";
import { defineForm } from "~/kits/forms/define-form";
import { isDay } from "~/lib/time/dates";
import { factLabel, factName } from "./fact-label";

const expected: Readonly<Partial<Record<FactName, string>>> = {
  most: "Dollars a week, such as 842",
  least: "Dollars a week, such as 176",
  weeks: "A number of weeks, such as 26, or the fewest and the most, such as 12-26",
  notice_employers: "A number of workers, such as 100",
  notice_days: "A number of days, such as 60",
  waiting_week: "yes or no",
  medicaid: "yes, if it covers most adults with a low income, or no",
  severance: "yes, if it delays benefits, partly, if the office decides, or no",
};

const isAsOf = (text: string) =>
  isDay(text) || isDay(`${text}-01`) || (/^\d{4}$/.test(text) && isDay(`${text}-01-01`));

export const factForm = defineForm({
  name: "state-fact",
  anchor: "fact",
  fields: [
    {
      type: "select",
      name: "state",
      label: "State",
      placeholder: "Choose a state",
      options: states.map(({ code, name }) => ({ value: code, label: name })),
      required: "Choose a state",
    },
    {
      type: "select",
      name: "fact",
      label: "Fact",
      placeholder: "Choose what it says",
      options: factNames.map((name) => ({ value: name, label: factLabel(name) })),
      required: "Choose what it says",
    },
    {
      type: "text",
      name: "value",
      label: "Value",
      hint: "What visitors read. Amounts, weeks and days are numbers alone. Leave empty where the web address says it all.",
      max: 300,
    },
    { type: "url", name: "address", label: "Web address", hint: "Of the official page, if it has one." },
    {
      type: "textarea",
      name: "note",
      label: "Note",
      rows: 2,
      max: 300,
      hint: "A sentence below it, for what is special here.",
    },
    { type: "text", name: "source", label: "Source", hint: "Who says so.", required: "Enter the source" },
    { type: "url", name: "sourceUrl", label: "Address of the source" },
    {
      type: "text",
      name: "asOf",
      label: "As of",
      hint: "The day, month or year from which the source is: 2026-11-26, 2026-11 or 2026.",
      required: "Enter from when the source is",
    },
    { type: "hidden", name: "version" },
  ],
  submit: { idle: "Save fact", busy: "Saving..." },
  messages: {
    success: "The fact is saved.",
    failure: "The fact could not be saved. Please try again.",
  },
  rule({ fact, value, address, asOf }) {
    if (!value && !address) return { field: "value", message: "Enter a value or a web address" };
    const name = factName(fact);
    const pattern = name && factValues[name];
    if (pattern && !pattern.test(value))
      return { field: "value", message: `Enter ${expected[name] ?? "a value"}` };
    if (!isAsOf(asOf)) return { field: "asOf", message: "Enter a day, a month or a year, like 2026-11" };
    return undefined;
  },
});

export const newFactForm: typeof factForm = {
  ...factForm,
  name: "new-state-fact",
  submit: { idle: "Add fact", busy: "Adding..." },
  messages: { ...factForm.messages, success: "The fact is added." },
};

export const hideFactForm = defineForm({
  name: "hide-fact",
  anchor: "fact",
  fields: [],
  submit: { idle: "Hide from visitors", busy: "Hiding..." },
  messages: {
    success: "The fact is hidden from visitors.",
    failure: "The fact could not be hidden. Please try again.",
  },
});

export const showFactForm = defineForm({
  name: "show-fact",
  anchor: "fact",
  fields: [],
  submit: { idle: "Show to visitors", busy: "Showing..." },
  messages: {
    success: "Visitors see the fact again.",
    failure: "The fact could not be shown. Please try again.",
  },
});

export const undoFactForm = defineForm({
  name: "undo-fact",
  anchor: "fact",
  fields: [{ type: "hidden", name: "version" }],
  submit: { idle: "Undo the last change", busy: "Undoing..." },
  messages: {
    success: "The last change is undone.",
    failure: "The last change could not be undone. Please try again.",
  },
});
