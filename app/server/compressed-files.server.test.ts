import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressedFiles } from "./compressed-files.server";

const SCRIPT = "console.log('a script')";
const STYLES = "body { color: green }";
let folder: string;
let port: number;

/** Serves the folder as the web server does: whatever the address says. */
const server = createServer((incoming, response) => {
  send(incoming, response);
  for (const name of ["ETag", "Last-Modified", "Accept-Ranges"]) response.setHeader(name, "none");
  try {
    response.end(readFileSync(join(folder, (incoming.url ?? "").replace("/build/", ""))));
  } catch {
    response.writeHead(404).end("Not found");
  }
});
let send: ReturnType<typeof compressedFiles>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "compressed-"));
  mkdirSync(join(folder, "routes"));
  for (const [name, text] of [
    ["routes/a.b-1.js", SCRIPT],
    ["site-1.css", STYLES],
    ["gone-1.js", SCRIPT],
  ] as const) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  writeFileSync(join(folder, "plain-1.js"), SCRIPT);
  send = compressedFiles(folder, "/build/");
  rmSync(join(folder, "gone-1.js"));
  rmSync(join(folder, "gone-1.js.br"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function get(path: string, accept: string | undefined, method = "GET") {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const headers = accept === undefined ? {} : { "Accept-Encoding": accept };
      request({ port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

describe("compressed files", () => {
  it.each(["br", "gzip, deflate, br, zstd", "gzip;q=0.5, br;q=1.0", "BR"])(
    "are sent to %s",
    async (accept) => {
      const script = await get("/build/routes/a.b-1.js", accept);
      expect(script.headers).toMatchObject({
        "content-encoding": "br",
        "content-type": "text/javascript",
        vary: "Accept-Encoding",
      });
      for (const name of ["etag", "last-modified", "accept-ranges"])
        expect(script.headers).not.toHaveProperty(name);
      expect(brotliDecompressSync(script.body).toString()).toBe(SCRIPT);
      const styles = await get("/build/site-1.css", accept);
      expect(styles.headers["content-type"]).toBe("text/css; charset=UTF-8");
      expect(brotliDecompressSync(styles.body).toString()).toBe(STYLES);
    },
  );

  it.each([undefined, "", "gzip", "gzip, br;q=0", "br ; q=0.000", "brotli", "*"])(
    "are not sent to %j",
    async (accept) => {
      const { headers, body } = await get("/build/routes/a.b-1.js", accept);
      expect(headers["content-encoding"]).toBeUndefined();
      expect(headers.vary).toBe("Accept-Encoding");
      expect(body.toString()).toBe(SCRIPT);
    },
  );

  it("are neither sent in place of a file without a copy, nor for a post, nor of a file that is gone", async () => {
    expect((await get("/build/plain-1.js", "br")).body.toString()).toBe(SCRIPT);
    expect((await get("/build/site-1.css", "br", "POST")).headers["content-encoding"]).toBeUndefined();
    const gone = await get("/build/gone-1.js", "br");
    expect(gone).toMatchObject({ status: 404 });
    expect(gone.headers["content-encoding"]).toBeUndefined();
    expect((await get("/build/../routes/a.b-1.js", "br")).headers["content-encoding"]).toBeUndefined();
  });

  it("are none before anything is built", () => {
    expect(() => compressedFiles(join(folder, "nowhere"), "/build/")).not.toThrow();
  });
});
