import { parseMail } from "~/features/bounces/parse-mail.server";
import { answerTaker } from "~/features/replies/answers/take-answer.server";
import type { Site } from "./server";

interface Answer {
  from?: string;
  text: string;
  file?: { name: string; content: string };
}

/** The worker has sent the last reply, and the person has answered it by mail. */
export async function answerLastReply(site: Pick<Site, "db">, { from, text, file }: Answer): Promise<void> {
  const { db } = site;
  const reply = await db
    .selectFrom("replies")
    .select(["id", "mail_id", "recipient", "name", "subject"])
    .orderBy("number", "desc")
    .executeTakeFirstOrThrow();
  const messageId = `<${reply.id}@example.org>`;
  const sent = { mail_status: "sent", message_id: messageId } as const;
  await db.updateTable("replies").set(sent).where("id", "=", reply.id).execute();
  await db
    .updateTable("mails")
    .set({ status: "sent", settled_at: new Date().toISOString(), message_id: messageId })
    .where("id", "=", reply.mail_id)
    .execute();
  const part = file && [
    "Content-Type: text/html",
    `Content-Disposition: attachment; filename="${file.name}"`,
    "",
    file.content,
  ];
  const raw = [
    `From: ${reply.name} <${from ?? reply.recipient}>`,
    `Subject: Re: ${reply.subject}`,
    `Message-ID: <answer-to-${reply.id}@example.org>`,
    `In-Reply-To: ${messageId}`,
    'Content-Type: multipart/mixed; boundary="cut"',
    "",
    "--cut",
    "",
    text,
    ...(part ? ["--cut", ...part] : []),
    "--cut--",
  ].join("\r\n");
  const { mail } = await parseMail(Buffer.from(raw));
  const env = {
    SESSION_SECRET: "not used, as the mail is known by what it answers",
    SESSION_SECRET_PREVIOUS: undefined,
    MAIL_FROM: "news@example.org",
    MAIL_REPLY_TO: undefined,
    ANSWER_ADDRESS: undefined,
    GENERAL_EMAIL: "hello@example.org",
  };
  if (!mail || !(await answerTaker(db, env)(mail, new Date()))) throw new Error("It is no answer");
}
