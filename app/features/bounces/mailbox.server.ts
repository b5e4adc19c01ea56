import { open, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";

/** The rest of a longer mail is not read. What a report says is at its beginning, and so is what a person writes. */
export const MAX_MAIL_BYTES = 8 * 1024 * 1024;

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, MAX_MAIL_BYTES)));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export interface ReturnedMail {
  raw: Uint8Array;
  /** Called once the mail is recorded. */
  done: () => Promise<void>;
}

const SEEN = /:2,[A-Z]*S/;

/**
 * The mails of a Maildir that nobody has read, which are then marked as seen, in `cur` (https://cr.yp.to/proto/maildir.html).
 * @throws where the folder is no Maildir
 */
export async function* readMaildir(directory: string): AsyncGenerator<ReturnedMail> {
  for (const folder of ["new", "cur"]) {
    for (const name of (await readdir(join(directory, folder))).toSorted()) {
      if (name.startsWith(".") || SEEN.test(name)) continue;
      const path = join(directory, folder, name);
      if (!(await stat(path)).isFile()) continue;
      const raw = await readStart(path);
      const [unique = name, flags = ""] = name.split(":2,");
      const marked = join(directory, "cur", `${unique}:2,${[...`${flags}S`].toSorted().join("")}`);
      yield { raw, done: () => rename(path, marked) };
    }
  }
}

/** A line "From " after an empty one begins a mail; in a mail it is written ">From " (RFC 4155, mboxrd). */
const SEPARATOR = /^From /;
const QUOTED = /^>+From /;

/** @param input of an mbox file, or of one mail alone; bytes are read as Latin-1, which loses none */
export async function* readMbox(input: AsyncIterable<Uint8Array>): AsyncGenerator<ReturnedMail> {
  const done = async () => undefined;
  let lines: string[] = [];
  let size = 0;
  let isEmptyBefore = true;
  let rest = "";
  const take = () => {
    const raw = Buffer.from(lines.join("\n"), "latin1");
    lines = [];
    size = 0;
    return { raw, done };
  };
  for await (const chunk of input) {
    const parts = (rest + Buffer.from(chunk).toString("latin1")).split("\n");
    rest = parts.pop() ?? "";
    // A line without end must not fill the memory.
    if (rest.length > MAX_MAIL_BYTES) rest = rest.slice(0, MAX_MAIL_BYTES);
    for (const line of parts) {
      if (isEmptyBefore && SEPARATOR.test(line)) {
        if (size > 0) yield take();
        isEmptyBefore = false;
        continue;
      }
      isEmptyBefore = line.trim() === "";
      size += line.length + 1;
      if (size <= MAX_MAIL_BYTES) lines.push(QUOTED.test(line) ? line.slice(1) : line);
    }
  }
  if (rest !== "") {
    size += rest.length;
    lines.push(rest);
  }
  if (size > 0) yield take();
}
