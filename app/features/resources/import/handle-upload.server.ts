import { redirect } from "@remix-run/node";
import { adminPaths } from "~/features/staff/admin-paths";
import { formErrorResponse } from "~/kits/forms/form-error-response.server";
import { readUpload, type Upload } from "~/kits/forms/read-upload.server";
import type { Actor } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import { fileProblems, resourceImport } from "./import.copy";
import { confirmForm, FILE_FIELD, MAX_UPLOAD_BYTES, uploadForm } from "./import.form";
import { decodeSheet, parseSheet } from "./parse-sheet.server";
import { savePendingImport } from "./pending-import.server";

const OVERHEAD_BYTES = 64 * 1024;

const MAX_NAME_LENGTH = 100;

type Text = { ok: true; text: string; name: string } | { ok: false; field: string; problem: string };

function textOf({ files, fields }: Upload): Text {
  const file = files.get(FILE_FIELD);
  const pasted = fields.get("text") ?? "";
  if (file && pasted.trim() !== "") return { ok: false, field: "text", problem: fileProblems.both };
  if (!file) {
    if (pasted.trim() === "") return { ok: false, field: FILE_FIELD, problem: fileProblems.nothing };
    return { ok: true, text: pasted, name: resourceImport.pasted };
  }
  if (file.bytes.byteLength > MAX_UPLOAD_BYTES) {
    return { ok: false, field: FILE_FIELD, problem: fileProblems.tooLarge };
  }
  const decoded = decodeSheet(file.bytes);
  if (!decoded.ok) return { ok: false, field: FILE_FIELD, problem: decoded.problem };
  return { ok: true, text: decoded.text, name: file.name.slice(0, MAX_NAME_LENGTH) || resourceImport.pasted };
}

/** @returns the form with status 400 or 413 for an unusable file @throws a redirect to the preview */
export async function handleUpload(
  request: Request,
  { db, who, now }: { db: Database; who: Actor; now: Date },
) {
  const read = await readUpload(request, MAX_UPLOAD_BYTES + OVERHEAD_BYTES);
  const reject = (status: 400 | 413, field: string, problem: string) =>
    formErrorResponse(uploadForm, read.upload?.fields ?? new Map(), { status, errors: { [field]: problem } });
  if (!read.ok) {
    return read.reason === "too large"
      ? reject(413, FILE_FIELD, fileProblems.tooLarge)
      : reject(400, FILE_FIELD, fileProblems.unreadable);
  }
  const sent = textOf(read.upload);
  if (!sent.ok) return reject(400, sent.field, sent.problem);
  const parsed = parseSheet(sent.text);
  if (!parsed.ok) {
    return reject(400, sent.name === resourceImport.pasted ? "text" : FILE_FIELD, parsed.problem);
  }
  const { sheet } = parsed;
  const id = await savePendingImport(db, { userId: who.userId, fileName: sent.name, sheet, now });
  throw redirect(`${adminPaths.resources}/import/${id}#${confirmForm.anchor}`, 303);
}
