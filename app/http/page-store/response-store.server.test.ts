import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { waitFor } from "#tests/support/wait-for";
import { ResponseStore } from "./response-store.server";
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
