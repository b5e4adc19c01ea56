import { createHash, randomUUID } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import type { PersonsMail } from "~/features/bounces/persons-mail.server";
import { findDanger as dangerIn } from "~/features/crisis/find-danger.server";
import { logger } from "~/lib/logger.server";
import type { Environment } from "~/server/read-environment.server";
import { answeredNumbers } from "./answer-address.server";
import type { AnswerFile } from "./answer-files";
import {
  countAnswers,
  findAnswered,
  findDanger,
  insertAnswer,
  insertAnswerFile,
  notifyOfAnswer,
  reopenAnswered,
} from "./answers.queries.server";
import { foldQuoted } from "./fold-quoted";

const HOUR_MS = 60 * 60 * 1000;
const DUE_HOURS = 24;
/** As at the forms. */
const URGENT_HOURS = 4;
/** Of one row: a conversation has fewer, and a program that answers for ever is not let fill the disk. */
const MOST = { answers: 100, bytes: 25 * 1024 * 1024 };

type Settings = Pick<
  Environment,
  | "SESSION_SECRET"
  | "SESSION_SECRET_PREVIOUS"
  | "MAIL_FROM"
  | "MAIL_REPLY_TO"
  | "ANSWER_ADDRESS"
  | "GENERAL_EMAIL"
>;

/** Copies of this site's own mails lie in many mailboxes. */
function isOwn(address: string, env: Settings): boolean {
  const from = /<([^<>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;
  const own = [from, env.MAIL_REPLY_TO, env.ANSWER_ADDRESS, env.GENERAL_EMAIL];
  return own.some((each) => each?.toLowerCase() === address.toLowerCase());
}

function idOf({ messageId, ...mail }: PersonsMail): string {
  return messageId || createHash("sha256").update(JSON.stringify(mail)).digest("hex");
}

async function storeFiles(
  trx: Database,
  answer: string,
  files: PersonsMail["files"],
  listed: readonly AnswerFile[],
): Promise<void> {
  for (const [position, { content }] of files.entries()) {
    if (content === null || !listed[position]?.isStored) continue;
    await insertAnswerFile(trx, { answer_id: answer, position, content: Buffer.from(content, "base64") });
  }
}

async function take(trx: Database, mail: PersonsMail, env: Settings, now: Date): Promise<boolean> {
  const numbers = answeredNumbers(env, mail.to);
  const reply = await findAnswered(trx, { numbers, messageIds: mail.answered });
  if (!reply || isOwn(mail.from.address, env)) return false;
  const row = { kind: reply.kind, id: reply.record_id };
  const before = await countAnswers(trx, row.id);
  if (before.count >= MOST.answers) {
    logger.warn("A row has too many answers: one was not stored", { kind: row.kind });
    return false;
  }
  const bytes = mail.files.reduce((sum, file) => sum + (file.content === null ? 0 : file.bytes), 0);
  const hasRoom = before.bytes + bytes <= MOST.bytes;
  const files = mail.files.map(
    ({ name, bytes: size, content }): AnswerFile => ({
      name,
      bytes: size,
      isStored: content !== null && hasRoom,
    }),
  );
  const id = randomUUID();
  const { name, address } = mail.from;
  const isNew = await insertAnswer(trx, {
    id,
    kind: row.kind,
    record_id: row.id,
    reply_id: reply.id,
    email: reply.recipient,
    sender: address.toLowerCase() === reply.recipient.toLowerCase() ? null : address,
    name: name || reply.name,
    subject: mail.subject || reply.subject,
    text: mail.text,
    is_cut: mail.isCut ? 1 : 0,
    files: JSON.stringify(files),
    message_id: idOf(mail),
    received_at: now.toISOString(),
  });
  if (!isNew) return true;
  await storeFiles(trx, id, mail.files, files);
  const { danger: known = null } = (await findDanger(trx, row.kind, row.id)) ?? {};
  const danger = known ?? dangerIn(foldQuoted(mail.text).text) ?? null;
  const hours = danger === null ? DUE_HOURS : URGENT_HOURS;
  const due = new Date(now.valueOf() + hours * HOUR_MS).toISOString();
  await reopenAnswered(trx, row, { due, danger });
  await notifyOfAnswer(trx, row, now.toISOString());
  return true;
}

/** Stores a mail that answers a reply with the row that the reply is about, which waits again. */
export function answerTaker(db: Database, env: Settings) {
  return (mail: PersonsMail, now: Date): Promise<boolean> =>
    db.transaction().execute((trx) => take(trx, mail, env, now));
}
