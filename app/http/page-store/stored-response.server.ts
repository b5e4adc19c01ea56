import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { RenderedResponse } from "./render.server";

/** The smallest first. */
const preference = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof preference)[number];

/** Browsers send a handful of different headers. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, Encoding>();

/**
 * The named encoding of the highest weight (RFC 9110, section 12.5.3), the smaller of equals. `*` names none: a client
 * that cares says what it can read.
 */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const known = remembered.get(header);
  if (known) return known;
  const encoding = parse(header);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, encoding);
  return encoding;
}

function parse(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(",").map(weightOf));
  let best: Encoding = "identity";
  let bestWeight = 0;
  for (const encoding of preference) {
    const weight = weights.get(encoding) ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

function weightOf(part: string): [name: string, weight: number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, "");
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

const ENTITY_TAG = /"[^"]*"/g;

/** Weak comparison (RFC 9110, section 13.1.2): proxies that compress make a tag weak. */
function matchesEntityTag(header: string | undefined, { etag, otherEtag }: Representation): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.match(ENTITY_TAG)?.some((tag) => tag === etag || tag === otherEtag) ?? false;
}

export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): void {
  const { headers, headersOf304, body } = representation;
  if (matchesEntityTag(request.headers["if-none-match"], representation)) {
    response.writeHead(304, headersOf304);
    response.end();
  } else {
    response.writeHead(200, headers);
    // Node leaves the body out of a response to HEAD, but counts it.
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(javascript|json|manifest\+json|rss\+xml|xml))/i;

/** They belong to the connection or to the body's form, or the entity tag replaces them. */
const LEFT_OUT = new Set([
  ...["connection", "keep-alive", "transfer-encoding", "date", "content-length", "content-encoding"],
  ...["vary", "etag", "last-modified", "accept-ranges"],
]);
/** Describe a body (RFC 9110, section 15.4.5). */
const OF_BODY = /^content-(type|length|encoding)$/i;

const HASH_LENGTH = 22;

/** One encoding of a response, ready to send. */
export interface Representation {
  etag: string;
  /** The tag of the same content at the other level of compression: whoever has that needs nothing. */
  otherEtag: string;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  headersOf304: string[];
  body: Buffer;
  /** Not to be compressed any further. */
  isFinal: boolean;
}

type Level = "fast" | "strongest";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Off the event loop. */
function compress(body: Buffer, encoding: Exclude<Encoding, "identity">, level: Level): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(body, { level: level === "fast" ? 6 : 9 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  return brotli(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: level === "fast" ? 5 : BROTLI_MAX_QUALITY,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Without the rest of the memory that zlib has asked for, which would stay as long as the few bytes that it wrote. */
function trimmed(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * A response in memory, in the encodings that were asked for. Nearly everybody asks for a compressed one: as it was rendered,
 * which takes five to ten times as much, it stays only for who asks for that.
 */
export class StoredResponse {
  readonly createdAt = Date.now();
  readonly isCompressible: boolean;
  readonly #hash: string;
  readonly #headers: readonly string[];
  /** Every other encoding is made of it. */
  #source: { encoding: Encoding; body: Buffer };
  readonly #ready = new Map<Encoding, Representation>();
  readonly #underWay = new Map<string, Promise<Representation>>();

  /** @param brotliCopy its body, already compressed at the strongest level */
  constructor({ headers, body }: Pick<RenderedResponse, "headers" | "body">, brotliCopy?: Buffer) {
    const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
    this.isCompressible = COMPRESSIBLE.test(type);
    this.#headers = headers.filter(([name]) => !LEFT_OUT.has(name.toLowerCase())).flat();
    this.#source = { encoding: "identity", body };
    this.#hash = createHash("sha256")
      .update(this.#headers.join("\n"))
      .update(body)
      .digest("base64url")
      .slice(0, HASH_LENGTH);
    if (!this.isCompressible) this.#add("identity", body, "strongest");
    if (!brotliCopy) return;
    this.#source = { encoding: "br", body: brotliCopy };
    this.#add("br", brotliCopy, "strongest");
  }

  get bytes(): number {
    const { encoding, body: source } = this.#source;
    let bytes = this.#ready.has(encoding) ? 0 : source.length;
    for (const { body, headers, headersOf304 } of this.#ready.values()) {
      bytes += body.length + 2 * [...headers, ...headersOf304].join("").length;
    }
    return bytes;
  }

  ready(encoding: Encoding): Representation | undefined {
    return this.#ready.get(encoding);
  }

  /** However many ask, the body is compressed once. */
  async compressed(encoding: Encoding, level: Level): Promise<Representation> {
    const ready = this.#ready.get(encoding);
    if (ready && (ready.isFinal || level === "fast")) return ready;
    const job = `${encoding} ${level}`;
    const underWay = this.#underWay.get(job) ?? this.#make(encoding, level);
    this.#underWay.set(job, underWay);
    try {
      return await underWay;
    } finally {
      this.#underWay.delete(job);
    }
  }

  async #make(encoding: Encoding, level: Level): Promise<Representation> {
    const { encoding: from, body } = this.#source;
    const rendered = from === "identity" ? body : trimmed(await decompressors[from](body));
    if (encoding === "identity") return this.#add(encoding, rendered, "strongest");
    const compressed = trimmed(await compress(rendered, encoding, level));
    this.#source = { encoding, body: compressed };
    return this.#add(encoding, compressed, level);
  }

  /** Every encoding, and every level, is another sequence of bytes: a strong tag of its own. */
  #add(encoding: Encoding, body: Buffer, level: Level): Representation {
    const suffix = encoding === "identity" ? "" : `-${encoding}`;
    const tags = [`"${this.#hash}${suffix}"`, `"${this.#hash}${suffix}-fast"`];
    const [etag = "", otherEtag = ""] = level === "fast" && suffix ? tags.reverse() : tags;
    const headers = [...this.#headers, "ETag", etag];
    if (this.isCompressible) headers.push("Vary", "Accept-Encoding");
    const headersOf304 = headers.filter((_, index) => !OF_BODY.test(headers[index - (index % 2)] ?? ""));
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    headers.push("Content-Length", String(body.length));
    const representation = { etag, otherEtag, headers, headersOf304, body, isFinal: level === "strongest" };
    this.#ready.set(encoding, representation);
    return representation;
  }
}
