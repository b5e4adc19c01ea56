/**
 * `npm run mail:bounces -- --maildir DIRECTORY`, `-- --mbox FILE`, or with one returned mail or an mbox on standard input:
 * stops newsletters to addresses that mail comes back from, and stores what people answered to replies.
 */
import { createReadStream, existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openDatabase } from "~/database/open-database.server";
import { readMaildir, readMbox } from "~/features/bounces/mailbox.server";
import { parseMailLimited } from "~/features/bounces/parse-mail.server";
import { describeBounces, type MailReaders, readBounces } from "~/features/bounces/read-bounces.server";
import { answerTaker } from "~/features/replies/answers/take-answer.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say, stopSignal } from "./support/program";

void runProgram(async () => {
  const { values } = parseArgs({ options: { maildir: { type: "string" }, mbox: { type: "string" } } });
  const env = processEnvironment();
  if (!existsSync(env.DATABASE_PATH)) {
    throw new Error(`There is no database at ${env.DATABASE_PATH} yet: npm start makes it.`);
  }
  // npm starts programs in the project's folder, whatever folder its user is in.
  const pathOf = (typed: string) => resolve(process.env.INIT_CWD ?? ".", typed);
  const mails = values.maildir
    ? readMaildir(pathOf(values.maildir))
    : readMbox(values.mbox ? createReadStream(pathOf(values.mbox)) : process.stdin);
  const program = fileURLToPath(new URL("./parse-mail.cjs", import.meta.url));
  const stop = stopSignal();
  const db = openDatabase(env.DATABASE_PATH);
  try {
    const readers: MailReaders = {
      parse: (raw) => parseMailLimited(raw, { program, signal: stop }),
      takeAnswer: answerTaker(db, env),
    };
    say(...describeBounces(await readBounces(db, mails, () => new Date(), env, readers)));
  } finally {
    await db.destroy();
  }
});
