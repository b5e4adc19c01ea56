import type { IssueContents } from "~/features/campaigns/weekly/issue-contents.server";
import { newsletterPanel } from "./desk.copy";

const titlesOf = ({ lead, articles, resources }: IssueContents) =>
  [lead, ...articles, ...resources].map(({ title }) => title);

/** What a preview held, as a form posts it. */
export function shownTitles(contents: IssueContents): string {
  return titlesOf(contents).join("\n");
}

/** How the issue differs from the one that was previewed. */
export function describeChange(shown: string, contents: IssueContents): string {
  const before = shown.split(/\r?\n/).filter((title) => title !== "");
  const after = titlesOf(contents);
  const added = after.filter((title) => !before.includes(title));
  const removed = before.filter((title) => !after.includes(title));
  return newsletterPanel.changed(added, removed);
}
