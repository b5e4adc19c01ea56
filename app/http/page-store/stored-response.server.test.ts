import { expect, it } from "vitest";
import { preferredEncoding } from "./stored-response.server";

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
