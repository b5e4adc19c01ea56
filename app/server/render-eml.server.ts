import { createTransport } from "nodemailer";
import { composed } from "./compose-mail.server";
import type { Mail } from "./mailer.server";

const transport = createTransport({
  streamTransport: true,
  buffer: true,
  newline: "windows",
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A mail as the file that mail programs open (RFC 5322). */
export async function renderEml(mail: Mail, from: string): Promise<Buffer> {
  const { message } = await transport.sendMail({ from, ...composed(mail) });
  if (!Buffer.isBuffer(message)) throw new Error("Nodemailer did not return the mail as a buffer");
  return message;
}
