/** Run by the worker and by `npm run mail:bounces`: parses the mail on standard input. */
import { buffer } from "node:stream/consumers";
import { parseMail } from "~/features/bounces/parse-mail.server";
import { runProgram, say } from "./support/program";

void runProgram(async () => say(JSON.stringify(await parseMail(await buffer(process.stdin)))));
