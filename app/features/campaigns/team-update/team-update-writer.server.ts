import * as z from "zod";
import type { Draft, Writer } from "~/features/campaigns/drafts/drafts.server";
import type { Publisher, RenderedIssue } from "~/kits/list-mail/list-mail";
import type { Alterations } from "~/kits/written-text/alterations";
import { writtenContent, writtenProblems } from "~/kits/written-text/written-content.server";
import { teamUpdateIssue } from "./team-update.email";

/** As typed, not yet sanitised. */
const body = z.object({ content: z.string() });

export function parseTeamUpdateBody(text: string): z.infer<typeof body> {
  return body.parse(JSON.parse(text));
}

interface WrittenTeamUpdate {
  issue: RenderedIssue;
  alterations: Alterations;
}

export const formatTeamUpdateBody = ({ content }: z.infer<typeof body>) => JSON.stringify({ content });

/** Used by the preview and by sending. @returns why there is no mail, for no words or too much markup */
export function writeTeamUpdate(
  { subject, content }: { subject: string; content: string },
  { organization, siteUrl }: Publisher,
): WrittenTeamUpdate | { problem: string } {
  const made = writtenContent(content, siteUrl);
  if (!made) return { problem: writtenProblems.tooComplex };
  const { removed, changed, ...clean } = made;
  if (clean.text === "") return { problem: writtenProblems.empty };
  return {
    issue: teamUpdateIssue({ subject, content: clean, organization }),
    alterations: { removed, changed },
  };
}

/** Another one after each change of the text, and not of the text alone: the same one can be sent again. */
export const draftKey = ({ id, version }: Pick<Draft, "id" | "version">) => `${id}-${version}`;

export const teamUpdateWriter: Writer = {
  kind: "team_update",
  takesTurns: false,
  nothing: "unusable",
  write: async (_, draft, publisher) => {
    const { subject, body: text } = draft;
    const mail = writeTeamUpdate({ subject, ...parseTeamUpdateBody(text) }, publisher);
    return "problem" in mail ? undefined : { key: draftKey(draft), ...mail };
  },
};
