import type { FormDefinition } from "~/kits/forms/define-form";
import { formErrorResponse } from "~/kits/forms/handle-forms.server";
import { readUpload, type Upload } from "~/kits/forms/parse-form-body.server";
import { parseSheet, type SheetFormat } from "./parse-sheet.server";
import { FILE_FIELD, fileProblems, importCopy, MAX_UPLOAD_BYTES } from "./upload.form";

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

const OVERHEAD_BYTES = 64 * 1024;

const MAX_NAME_LENGTH = 100;

type Text =
  | { ok: true; text: string; name: string; notes: string[] }
  | { ok: false; field: string; problem: string };

function textOf({ files, fields }: Upload): Text {
  const file = files.get(FILE_FIELD);
  const pasted = fields.get("text") ?? "";
  if (file && pasted.trim() !== "")
    return {
      ok: false,
      field: "text",
      problem: "You chose a file and pasted rows as well: leave one of them out",
    };
  if (!file) {
    if (pasted.trim() === "")
      return { ok: false, field: FILE_FIELD, problem: "Choose a file, or paste rows" };
    return { ok: true, text: pasted, name: importCopy.pasted, notes: [] };
  }
  if (file.bytes.byteLength > MAX_UPLOAD_BYTES) {
    return { ok: false, field: FILE_FIELD, problem: fileProblems.tooLarge };
  }
  const decoded = decodeSheet(file.bytes);
  if (!decoded.ok) return { ok: false, field: FILE_FIELD, problem: decoded.problem };
  const notes = decoded.note === undefined ? [] : [decoded.note];
  const name = file.name.slice(0, MAX_NAME_LENGTH) || importCopy.pasted;
  return { ok: true, text: decoded.text, name, notes };
}

/** A file or pasted rows. @returns the form with status 400 or 413 for what is unusable */
export async function receiveSheet<Column extends string>(
  request: Request,
  form: FormDefinition,
  format: SheetFormat<Column>,
) {
  const read = await readUpload(request, MAX_UPLOAD_BYTES + OVERHEAD_BYTES);
  const reject = (status: 400 | 413, field: string, problem: string) => ({
    ok: false as const,
    response: formErrorResponse(form, read.upload?.fields ?? new Map(), {
      status,
      errors: { [field]: problem },
    }),
  });
  if (!read.ok) {
    return read.reason === "too large"
      ? reject(413, FILE_FIELD, fileProblems.tooLarge)
      : reject(400, FILE_FIELD, "The file could not be read: choose it again");
  }
  const sent = textOf(read.upload);
  if (!sent.ok) return reject(400, sent.field, sent.problem);
  const parsed = parseSheet(format, sent.text, sent.name);
  if (!parsed.ok) return reject(400, sent.name === importCopy.pasted ? "text" : FILE_FIELD, parsed.problem);
  const notes = [...parsed.sheet.notes, ...sent.notes];
  return { ok: true as const, fileName: sent.name, sheet: { ...parsed.sheet, notes } };
}
