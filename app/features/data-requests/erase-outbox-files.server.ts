import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function listFiles(directory: string): Promise<string[]> {
  try {
    return (await readdir(directory)).filter((name) => /\.(?:eml|part)$/.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** All that a mail program would show, and its headers, in lower case. */
async function textOf(content: Buffer): Promise<string> {
  // Long lines of quoted-printable text end in "=".
  const raw = content.toString("utf8").replace(/=\r?\n/g, "");
  if (!/^content-transfer-encoding:\s*(?:base64|quoted-printable)/im.test(raw)) return raw.toLowerCase();
  const { subject = "", text = "", html = "" } = await PostalMime.parse(content);
  return [raw, subject, text, html].join("\n").toLowerCase();
}

/**
 * Deletes the mails that were written to files instead of being sent, to the person or about the person's records.
 * @param words the address, and the ids of the records, which mails to staff link to @returns how many
 */
export async function eraseOutboxFiles(directory: string, words: readonly string[]): Promise<number> {
  const sought = words.map((word) => word.toLowerCase());
  let erased = 0;
  for (const name of await listFiles(directory)) {
    const path = join(directory, name);
    try {
      const text = await textOf(await readFile(path));
      if (!sought.some((word) => text.includes(word))) continue;
      await rm(path);
      erased++;
    } catch (error) {
      // Its writer has renamed it.
      if (!isMissing(error)) throw error;
    }
  }
  return erased;
}
