import { defineForm } from "~/kits/forms/define-form";
import { reviewCopy } from "./review.copy";

/** Names of its buttons. The value is an article's id, or `SELECTED` for those that are ticked. */
export const decisions = ["publish", "dismiss", "putBack"] as const;
export type Decision = (typeof decisions)[number];

/** The name of the button that saves an article's form and publishes the article. */
export const SAVE_AND_PUBLISH = "saveAndPublish";

export const SELECTED = "selected";
export const ROW_PREFIX = "row:";
/** The name of the day that staff give to an article without a date. */
export const DAY_PREFIX = "day:";

/** In the query: the articles that were decided about, and the one to return to. */
export const reviewParameters = { reviewed: "reviewed", at: "at", page: "page" } as const;

export const reviewForm = defineForm({
  name: "review",
  anchor: "reviewed",
  fields: [],
  submit: { idle: reviewCopy.publish, busy: "Saving..." },
  messages: { success: "", failure: "That could not be saved. Please try again." },
});

export const rowId = (article: number) => `article-${article}`;
