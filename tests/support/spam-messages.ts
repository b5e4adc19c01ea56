import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { spamKinds } from "~/features/spam/spam-words.server";
import { projectRoot } from "./program";

/** A response to the survey has nothing typed freely. */
const forms = z.enum(["contact", "volunteer", "partnership", "report"]);
const messages = z.array(
  z.object({ kind: z.enum(spamKinds), form: forms, name: z.string(), text: z.string() }),
);

export type SpamSet = "messages" | "open" | "locked";

/** Messages of people and of senders of spam; who wrote the open and the locked ones had not seen the program. */
export const readSpamMessages = (set: SpamSet) =>
  messages.parse(JSON.parse(readFileSync(join(projectRoot, `tests/spam/${set}.json`), "utf8")));
