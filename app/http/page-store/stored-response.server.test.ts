import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { preferredEncoding, StoredResponse } from "./stored-response.server";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["br", "br"],
  ["BR", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=0.5, br;q=1.0", "br"],
  ["br ; q=0.5, gzip", "gzip"],
  ["gzip", "gzip"],
  ["gzip, br;q=0", "gzip"],
  ["br ; q=0.000", "identity"],
  ["br;q=x", "identity"],
  ["gzip;q=0.5, identity", "identity"],
  ["brotli", "identity"],
  ["*", "identity"],
] as const)("%j prefers %s", (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

it("holds a page in the forms that were asked for, each the same page, and nothing beside", async () => {
  const body = Buffer.from("<p>The same again.</p>".repeat(1_000));
  const page = new StoredResponse({ headers: [["Content-Type", "text/html"]], body });
  expect(page.bytes).toBeGreaterThanOrEqual(body.length);
  const br = await page.compressed("br", "fast");
  expect(brotliDecompressSync(br.body)).toEqual(body);
  expect(page.bytes).toBeLessThan(body.length / 4);
  const [zipped, again] = await Promise.all([
    page.compressed("gzip", "strongest"),
    page.compressed("gzip", "strongest"),
  ]);
  expect(gunzipSync(zipped.body)).toEqual(body);
  expect(again).toBe(zipped);
  expect(page.bytes).toBeLessThan(body.length / 4);
  const plain = await page.compressed("identity", "fast");
  expect(plain.body).toEqual(body);
  expect(new Set([br, zipped, plain].map(({ etag }) => etag)).size).toBe(3);
  for (const { body: form } of [br, zipped, plain]) expect(form.buffer.byteLength).toBe(form.length);
  expect(page.bytes).toBeGreaterThanOrEqual(body.length);
});
