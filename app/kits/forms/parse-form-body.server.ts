/** Larger bodies are answered with 413 (RFC 9110, section 15.5.14). */
export const MAX_BODY_BYTES = 64 * 1024;

export type SentFields = ReadonlyMap<string, string>;

type ParsedFormBody = { ok: true; fields: SentFields } | { ok: false; status: 400 | 413; message: string };

const tooLarge = (limit: number): ParsedFormBody => ({
  ok: false,
  status: 413,
  message: `The body is larger than ${limit / 1024} kB.`,
});
const unreadable: ParsedFormBody = { ok: false, status: 400, message: "The body is not a form." };

/**
 * Never more than `limit` bytes in memory. @returns fields, or a status: 413 too large, 400 no form or an unexpected
 * file
 */
export async function parseFormBody(request: Request, limit = MAX_BODY_BYTES): Promise<ParsedFormBody> {
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  if (declared > limit) return tooLarge(limit);
  try {
    const body = await readAtMost(request, limit);
    if (!body) return tooLarge(limit);
    const fields = await parse(body, request.headers.get("Content-Type") ?? "");
    return fields ? { ok: true, fields } : unreadable;
  } catch {
    return unreadable;
  }
}

export function bodyErrorResponse({ message, status }: Extract<ParsedFormBody, { ok: false }>): Response {
  return new Response(message, { status });
}

export async function requireFormBody(request: Request, limit?: number): Promise<SentFields> {
  const body = await parseFormBody(request, limit);
  if (!body.ok) throw bodyErrorResponse(body);
  return body.fields;
}

async function readAtMost(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    // Cancelling would end the connection without a response.
    if (size > limit) return undefined;
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

async function parse(body: Buffer<ArrayBuffer>, contentType: string): Promise<SentFields | undefined> {
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded") {
    return firstOfEach(new URLSearchParams(body.toString()));
  }
  if (type !== "multipart/form-data") return undefined;
  const form = await new Response(body, { headers: { "Content-Type": contentType } }).formData();
  return firstOfEach(form);
}

function firstOfEach(entries: Iterable<[string, FormDataEntryValue]>): SentFields | undefined {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof value !== "string") return undefined;
    if (!fields.has(name)) fields.set(name, value);
  }
  return fields;
}

export interface Upload {
  fields: ReadonlyMap<string, string>;
  /** By input name. */
  files: ReadonlyMap<string, { name: string; bytes: Uint8Array }>;
}

type ReadUpload =
  | { ok: true; upload: Upload }
  | { ok: false; reason: "too large"; upload?: never }
  | { ok: false; reason: "unreadable"; upload?: never };

/** Never more than `limit` bytes in memory. Only for signed-in staff. @param limit bytes of the whole body */
export async function readUpload(request: Request, limit: number): Promise<ReadUpload> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) return { ok: false, reason: "unreadable" };
  try {
    const body = await readAtMost(request, limit);
    if (!body) return { ok: false, reason: "too large" };
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return { ok: true, upload: await sorted(form) };
  } catch {
    return { ok: false, reason: "unreadable" };
  }
}

async function sorted(form: FormData): Promise<Upload> {
  const fields = new Map<string, string>();
  const files = new Map<string, { name: string; bytes: Uint8Array }>();
  for (const [name, value] of form) {
    if (typeof value === "string") {
      if (!fields.has(name)) fields.set(name, value);
    } else if (value.size > 0 && !files.has(name)) {
      files.set(name, { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
  }
  return { fields, files };
}
