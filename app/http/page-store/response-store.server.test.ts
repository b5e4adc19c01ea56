import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { waitFor } from "#tests/support/wait-for";
import { LruCache, ResponseStore } from "./response-store.server";
import { StoredResponse } from "./stored-response.server";

const BODY = Buffer.from("A page. ".repeat(2_000));

it("compresses what lasts at the strongest level, under another entity tag", async () => {
  const store = new ResponseStore(1_000_000);
  const response = new StoredResponse({ headers: [["Content-Type", "text/html"]], body: BODY });
  await store.load("/news", "1", async () => response);
  const fast = await response.compressed("br", "fast");
  expect(fast.isFinal).toBe(false);
  store.compressFurther("/news", response, "br", response.createdAt + 999);
  store.compressFurther("/news", response, "br", response.createdAt + 1_000);
  await waitFor("the strongest level", async () => response.ready("br")?.isFinal);
  const strongest = response.ready("br");
  expect(strongest?.etag).not.toBe(fast.etag);
  expect(brotliDecompressSync(strongest?.body ?? Buffer.alloc(0))).toEqual(BODY);
});

/** A key of one character counts two bytes. */
const cacheOf = (maxBytes: number, ...keys: string[]) => {
  const cache = new LruCache<{ bytes: number }>(maxBytes);
  for (const key of keys) cache.set(key, { bytes: 8 });
  return cache;
};
const keysIn = (cache: LruCache<{ bytes: number }>) => ["a", "b", "c", "d"].filter((key) => cache.get(key));

it("holds as many bytes as it may, and drops what was not used for longest", () => {
  const cache = cacheOf(30, "a", "b", "c");
  cache.get("a");
  cache.set("d", { bytes: 8 });
  expect(keysIn(cache)).toEqual(["a", "c", "d"]);
  expect(cache.bytes).toBe(30);
});

it("counts a replaced entry once, and one that has grown anew", () => {
  const cache = cacheOf(30, "a", "b");
  const value = { bytes: 6 };
  cache.set("a", value);
  expect(cache.bytes).toBe(18);
  value.bytes = 26;
  cache.resized("a", value);
  expect(keysIn(cache)).toEqual(["a"]);
  expect(cache.bytes).toBe(28);
  cache.resized("a", { bytes: 1 });
  expect(cache.bytes).toBe(28);
});

it("does not hold an entry that is larger than all it may hold", () => {
  const cache = cacheOf(30, "a");
  cache.set("b", { bytes: 29 });
  expect(keysIn(cache)).toEqual([]);
  expect(cache.bytes).toBe(0);
});
