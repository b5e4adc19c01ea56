import { defineForm } from "~/kits/forms/define-form";
import { articlesAdminCopy as copy } from "./articles-admin.copy";

export const PREVIEW = "preview";

export const articleForm = defineForm({
  name: "article",
  anchor: "article",
  fields: [
    {
      type: "text",
      name: "title",
      label: "Title",
      max: 300,
      hint: "Words can be marked with these tags: <b>, <strong>, <i>, <em>, <code>, <sub> and <sup>. All others are taken out.",
      required: "Enter the title",
    },
    { type: "textarea", name: "summary", label: "Summary", rows: 6, max: 2000, hint: copy.summaryHint },
    { type: "text", name: "source", label: "Source", hint: "Who published it, by the name readers know." },
    {
      type: "url",
      name: "url",
      label: "Web address",
      hint: "Where readers find it, beginning with https:// or http://",
      required: "Enter the article's web address",
    },
    {
      type: "date",
      name: "publishedDate",
      label: "Published",
      hint: "The day the publisher gives.",
      required: "Enter the day it was published",
    },
    { type: "hidden", name: "version" },
  ],
  submit: { idle: "Save article", busy: "Saving..." },
  messages: {
    success: "The article is saved.",
    failure: "The article could not be saved. Please try again.",
  },
});

export const newArticleForm: typeof articleForm = {
  ...articleForm,
  name: "new-article",
  submit: { idle: "Add article", busy: "Adding..." },
  messages: { ...articleForm.messages, success: "The article is added." },
};

export const hideArticleForm = defineForm({
  name: "hide-article",
  anchor: "article",
  fields: [],
  submit: { idle: "Hide from visitors", busy: "Hiding..." },
  messages: {
    success: "The article is hidden: it is in no list, feed or newsletter.",
    failure: "The article could not be hidden. Please try again.",
  },
});

export const showArticleForm = defineForm({
  name: "show-article",
  anchor: "article",
  fields: [],
  submit: { idle: "Show to visitors", busy: "Showing..." },
  messages: {
    success: "Visitors see the article again.",
    failure: "The article could not be shown. Please try again.",
  },
});
