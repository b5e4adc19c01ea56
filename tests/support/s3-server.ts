import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { RequestSigner } from "aws4";

export const STORE_KEYS = { accessKeyId: "test-key", secretAccessKey: "test-secret" };
const REGION = "auto";

export interface S3Server {
  /** Its address without a path. */
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Requests so far, such as "PUT /bucket/name". */
  requests: string[];
  /** Called before each request; true cuts its connection after the body was read in part. */
  cut: (request: string) => boolean;
  close: () => Promise<void>;
}

/** Signs the request anew with an independent implementation and compares. */
function isSigned(request: IncomingMessage): boolean {
  const { authorization = "", ...sent } = request.headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
  const headers = Object.fromEntries(names.map((name) => [name, sent[name]]));
  const options = {
    service: "s3",
    region: REGION,
    method: request.method ?? "GET",
    path: request.url ?? "/",
    headers,
    // aws4 leaves this header out unless told.
    extraHeadersToInclude: { range: true },
  };
  const signed = new RequestSigner(options, STORE_KEYS).sign();
  return signed.headers?.Authorization === authorization;
}

const xml = (response: ServerResponse, status: number, text: string) =>
  response.writeHead(status, { "Content-Type": "application/xml" }).end(`<?xml version="1.0"?>${text}`);

interface S3Options {
  /** So many objects are on a page of a list: one, so that paging is tested. */
  pageSize?: number;
}

/** Reads `If-None-Match: *` and `If-Match`. @returns whether the object may be written */
function isWritable({ headers }: IncomingMessage, stored: Buffer | undefined): boolean {
  if (headers["if-none-match"] === "*") return stored === undefined;
  const wanted = headers["if-match"];
  return wanted === undefined || (stored !== undefined && etagOf(stored) === wanted);
}

const etagOf = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`;

/**
 * A store with the interface of Amazon S3 in memory: a bucket named "bucket", and what backups, leases and Litestream need
 * of it.
 */
export async function startS3Server({ pageSize = 1 }: S3Options = {}): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void handle(request, response).catch(() => request.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://store");
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split("/");
    const key = path.join("/");
    const { method = "" } = request;
    const line = `${method} ${url.pathname}`;
    requests.push(line);
    if (self.cut(line)) {
      request.once("data", () => request.destroy());
      if (method === "GET") request.destroy();
      return;
    }
    const body = await buffer(request);
    if (!isSigned(request)) {
      return void xml(
        response,
        403,
        "<Error><Code>SignatureDoesNotMatch</Code><Message>No</Message></Error>",
      );
    }
    if (bucket !== "bucket") return void xml(response, 404, "<Error><Code>NoSuchBucket</Code></Error>");
    const query = url.searchParams;
    const upload = query.get("uploadId");
    if (method === "GET" && key === "") return list(response, query);
    if (method === "POST" && query.has("delete")) {
      for (const [, name = ""] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name);
      return void xml(response, 200, "<DeleteResult></DeleteResult>");
    }
    if (method === "POST" && query.has("uploads")) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, new Map());
      const result = `<Bucket>bucket</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
      return void xml(
        response,
        200,
        `<InitiateMultipartUploadResult>${result}</InitiateMultipartUploadResult>`,
      );
    }
    const parts = upload === null ? undefined : uploads.get(upload);
    const etag = etagOf(body);
    if (method === "PUT") {
      if (!isWritable(request, objects.get(key)))
        return void xml(response, 412, "<Error><Code>PreconditionFailed</Code></Error>");
      if (upload === null) objects.set(key, body);
      else parts?.set(Number(query.get("partNumber")), body);
      return void response.writeHead(200, { ETag: etag }).end();
    }
    if (method === "POST" && parts) {
      const sorted = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      objects.set(key, Buffer.concat(sorted));
      const result = `<Key>${key}</Key><ETag>${etag}</ETag>`;
      return void xml(
        response,
        200,
        `<CompleteMultipartUploadResult>${result}</CompleteMultipartUploadResult>`,
      );
    }
    if (method === "DELETE") {
      if (upload === null) objects.delete(key);
      else uploads.delete(upload);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return void xml(response, 404, "<Error><Code>NoSuchKey</Code></Error>");
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const sent = from === undefined ? object : object.subarray(Number(from), Number(to) + 1);
    response.writeHead(from === undefined ? 200 : 206, { "Content-Length": sent.length }).end(sent);
  }

  /** What is named alike up to the delimiter after the prefix counts as one: a folder. */
  function list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get("prefix") ?? "";
    const delimiter = query.get("delimiter");
    // The second name is of the first version of the interface, which Litestream speaks.
    const after = query.get("continuation-token") ?? query.get("marker") ?? "";
    const nameOf = (key: string) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end < 0 ? key : key.slice(0, end + 1);
    };
    const found = [...objects.keys()].filter((key) => key.startsWith(prefix)).map(nameOf);
    const names = [...new Set(found)].sort().filter((name) => name > after);
    const page = names.slice(0, pageSize);
    const contents = page.map((name) => {
      const object = objects.get(name);
      if (!object) return `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`;
      return `<Contents><Key>${name}</Key><Size>${object.length}</Size><LastModified>2026-11-20T12:00:00.000Z</LastModified></Contents>`;
    });
    const next = names.length > page.length ? page.at(-1) : undefined;
    const token = next
      ? `<NextContinuationToken>${next}</NextContinuationToken><NextMarker>${next}</NextMarker>`
      : "";
    xml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${contents.join("")}${token}</ListBucketResult>`,
    );
  }

  const self: S3Server = {
    endpoint: "",
    objects,
    requests,
    cut: () => false,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const isAddress = (found: typeof address): found is AddressInfo =>
    typeof found === "object" && found !== null;
  if (!isAddress(address)) throw new Error("The store does not listen");
  self.endpoint = `http://127.0.0.1:${address.port}`;
  return self;
}
