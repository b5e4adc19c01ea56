import type { Publisher, RenderedIssue } from "~/kits/list-mail/list-mail";
import { teamUpdateIssue } from "./team-update.email";
import { teamUpdateContent } from "./team-update-content.server";

const problems = {
  empty: "The content has no words once pictures, scripts and styles are removed.",
  tooComplex:
    "The content has more than 10,000 HTML elements, or more than 100 inside one another. Paste it without its formatting.",
} as const;

export interface WrittenTeamUpdate {
  issue: RenderedIssue;
  removedTags: string[];
}

/** Used by the preview and by sending. @returns why there is no mail, for no words or too much markup */
export function writeTeamUpdate(
  { subject, content }: { subject: string; content: string },
  { organization, siteUrl }: Publisher,
): WrittenTeamUpdate | { problem: string } {
  const made = teamUpdateContent(content, siteUrl);
  if (!made) return { problem: problems.tooComplex };
  const { removedTags, ...clean } = made;
  if (clean.text === "") return { problem: problems.empty };
  return { issue: teamUpdateIssue({ subject, content: clean, organization }), removedTags };
}
