import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { projectRoot } from "./program";

const messages = z.array(z.object({ name: z.string(), text: z.string() }));

/** The evaluation set of the spam score: `ham` is what people write. */
export function readSpamMessages() {
  const file = readFileSync(join(projectRoot, "tests/spam/messages.json"), "utf8");
  return z.object({ ham: messages, spam: messages }).parse(JSON.parse(file));
}
