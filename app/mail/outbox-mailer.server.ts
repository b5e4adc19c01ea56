import { type FileHandle, mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createComposer, type Sender } from "./compose-mail.server";
import type { Mailer } from "./mail";

/** Development and trials: .eml files, named by Message-ID so that a retry replaces its file; written atomically. */
export function createOutboxMailer(directory: string, sender: Sender): Mailer {
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
