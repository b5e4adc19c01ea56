import type { FormDefinition } from "~/kits/forms/define-form";
import { formErrorResponse } from "~/kits/forms/form-error-response.server";
import { readUpload, type Upload } from "~/kits/forms/parse-form-body.server";
import { fileProblems, importCopy } from "./csv-import.copy";
import { decodeSheet } from "./decode-sheet.server";
import { parseSheet, type SheetFormat } from "./parse-sheet.server";
import { FILE_FIELD, MAX_UPLOAD_BYTES } from "./upload.form";

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
