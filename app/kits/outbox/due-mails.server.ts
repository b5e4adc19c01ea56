import type { Database } from "~/database/open-database.server";
import type { DueMail, MailQueue } from "./mail-kind";
import { listDueMails } from "./mails.queries.server";

const BATCH = 100;

export interface DueMailsOptions {
  db: Database;
  queue: MailQueue;
  now: () => Date;
  /** Left for a later run. */
  isLeft: (mail: DueMail) => boolean;
}

/** Each due mail once, from the beginning of the queue. */
export async function* dueMails(options: DueMailsOptions): AsyncGenerator<DueMail, undefined> {
  const { db, queue, now, isLeft } = options;
  for (let after: DueMail | undefined; ; ) {
    const batch = await listDueMails(db, queue, { after, now: now().toISOString(), limit: BATCH });
    for (const mail of batch) if (!isLeft(mail)) yield mail;
    after = batch.at(-1);
    if (!after) return;
  }
}
