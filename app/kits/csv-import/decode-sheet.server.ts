import { fileProblems } from "./csv-import.copy";

type Decoded = { ok: true; text: string; note?: string } | { ok: false; problem: string };

/** Text in two bytes a letter has a 0 in every other one where the letters are Latin. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return "utf-16le";
  return even > start.length / 4 && odd === 0 ? "utf-16be" : undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Signs that no spreadsheet writes: the file is no text, or of another encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const NOT_TEXT = /[\u0000-\u0008\u000e-\u001f\u0080-\u009f]/;

const WESTERN =
  "The file is not saved as UTF-8. It was read as Windows-1252: look whether the accents in names are right.";

export function decodeSheet(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  // Zip archives, which workbooks are, begin so.
  if (first === 0x50 && second === 0x4b)
    return {
      ok: false,
      problem: "This is a workbook, not a CSV file: in the spreadsheet, save it as “CSV UTF-8”",
    };
  const refused: Decoded = { ok: false, problem: fileProblems.encoding };
  const wide = wideEncoding(bytes);
  const text = decoded(bytes, wide ?? "utf-8");
  if (text !== undefined) return text.includes("\0") ? refused : { ok: true, text };
  if (wide) return refused;
  const western = decoded(bytes, "windows-1252");
  if (western === undefined || NOT_TEXT.test(western)) return refused;
  // A guess: the preview shows the names, and says to look at them.
  return { ok: true, text: western, note: WESTERN };
}
