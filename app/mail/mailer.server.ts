import { type FileHandle, mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createComposer, type Sender } from "./compose-mail.server";
import type { Mailer } from "./mail";
import { createSmtpMailer } from "./smtp-mailer.server";
import { createThrottle } from "./throttle.server";

/** Development and trials: .eml files, named by Message-ID so that a retry replaces its file; written atomically. */
function createOutboxMailer(directory: string, sender: Sender): Mailer {
  const compose = createComposer(sender);
  return {
    destination: `files in ${directory}`,
    writesFiles: true,
    connections: 1,
    send: async (mail, { beforeFinalDot } = {}) => {
      const { content } = await compose(mail);
      await mkdir(directory, { recursive: true });
      const path = join(directory, `${mail.messageId.replace(/[^\w.@-]/g, "")}.eml`);
      const unfinished = `${path}.${process.pid}.part`;
      await flushed(await open(unfinished, "w"), (file) => file.writeFile(content));
      await beforeFinalDot?.();
      await rename(unfinished, path);
      await flushed(await open(directory, "r"));
      return "";
    },
    close: () => undefined,
  };
}

async function flushed(file: FileHandle, write?: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await write?.(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

export interface MailerSettings extends Sender {
  /** smtp:// or smtps://; without it mails are written to files. */
  smtpUrl?: string | undefined;
  outboxDirectory: string;
  perSecond: number;
  /** The most at a time. */
  connections?: number | undefined;
}

const CONNECTIONS = 5;

export function createMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, outboxDirectory, perSecond, connections = CONNECTIONS, ...sender } = settings;
  const throttle = createThrottle(perSecond);
  const mailer = smtpUrl
    ? createSmtpMailer({ url: smtpUrl, sender, connections, throttle })
    : createOutboxMailer(outboxDirectory, sender);
  return {
    ...mailer,
    send: async (mail, options = {}) => {
      await throttle.turn(options.signal);
      return await mailer.send(mail, options);
    },
  };
}
