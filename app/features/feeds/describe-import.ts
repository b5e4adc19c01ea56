import type { FeedReport, ItemCounts } from "./import-feed.server";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function describeCounts({ added, changed, known, refused }: ItemCounts): string {
  const parts = [
    added > 0 && plural(added, "new article", "new articles"),
    changed > 0 && plural(changed, "with new words", "with new words"),
    known > 0 && plural(known, "known already", "known already"),
    refused > 0 && plural(refused, "left out by the feed's words", "left out by the feed's words"),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(", ") : "no articles in it";
}

/** A line for the terminal. */
export function describeImport(report: FeedReport): string {
  const { name, url, status } = report;
  if (status === "unchanged") return `${name}: nothing new since it was last read`;
  if (status === "failed") return `${name}: ${report.problem} (${url})`;
  return `${name}: ${describeCounts(report.counts)}`;
}
