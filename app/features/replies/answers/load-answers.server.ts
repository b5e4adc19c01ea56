import { redirect } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Environment } from "~/server/read-environment.server";
import { answerFilePath, answerFiles } from "./answer-files";
import { findAnswerFile, listAnswers } from "./answers.queries.server";
import { foldQuoted } from "./fold-quoted";

/** What a person answered to replies about a row, the newest first. */
export async function loadAnswers(db: Database, recordId: string) {
  const answers = await listAnswers(db, recordId);
  return answers.map(({ id, sender, name, subject, text, is_cut, files, received_at }) => ({
    id,
    at: received_at,
    name,
    /** Another address than the reply went to. */
    otherSender: sender,
    subject,
    ...foldQuoted(text),
    isCut: is_cut === 1,
    files: answerFiles(files).map(({ name: file, bytes, isStored }, position) => ({
      name: file,
      bytes,
      to: isStored ? answerFilePath(id, position) : null,
    })),
  }));
}

export type LoadedAnswer = Awaited<ReturnType<typeof loadAnswers>>[number];

/** Where people's answers to a reply go, in words. @param own the address of whoever writes, where answers go there */
export function answersNote(
  env: Pick<Environment, "BOUNCE_MAILDIR" | "ANSWER_ADDRESS" | "MAIL_REPLY_TO">,
  own: string | null,
): string {
  if (own !== null) return `Answers go to ${own}, and do not come back to this page.`;
  const mailbox = env.MAIL_REPLY_TO ?? "the address that mails come from";
  if (!env.BOUNCE_MAILDIR)
    return `Answers go to the mailbox of ${mailbox}, and do not come back to this page.`;
  return env.ANSWER_ADDRESS
    ? "What they answer comes back to this row."
    : `Answers go to ${mailbox}. Where that mailbox leads to the folder that this site reads, they stand here too.`;
}

const quotedName = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, "_");
const encodedName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A file that a person has sent: saved and never shown, whatever it calls itself. */
export async function answerFileResponse(db: Database, id: string, position: string): Promise<Response> {
  const place = /^\d{1,3}$/.test(position) ? Number(position) : -1;
  const found = await findAnswerFile(db, id, place);
  const file = found && answerFiles(found.files)[place];
  // It went with its answer, which may have been erased since the page was opened.
  if (!found || !file) return redirect(adminPaths.inbox);
  return new Response(new Uint8Array(found.content), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${quotedName(file.name)}"; filename*=UTF-8''${encodedName(file.name)}`,
      "Content-Length": String(found.content.byteLength),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}
