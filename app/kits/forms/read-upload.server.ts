export interface Upload {
  fields: ReadonlyMap<string, string>;
  /** By input name. */
  files: ReadonlyMap<string, { name: string; bytes: Uint8Array }>;
}

export type ReadUpload =
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

async function readAtMost(request: Request, limit: number): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    // Cancelling would end the connection without a response.
    if (size > limit) return undefined;
    chunks.push(new Uint8Array(value));
  }
  return new Blob(chunks);
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
