import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { compressStreamsWithGzip } from "./stream-encoding.server";

it.each([
  ["gzip, deflate, br, zstd", "gzip, deflate, zstd"],
  ["br;q=1.0,gzip;q=0.5", "gzip;q=0.5"],
  ["BR", ""],
  ["gzip, brotli", "gzip, brotli"],
  [undefined, undefined],
])("asks remix-serve for no Brotli stream: %s", (accepted, asked) => {
  const request = new IncomingMessage(new Socket());
  if (accepted !== undefined) request.headers["accept-encoding"] = accepted;
  compressStreamsWithGzip(request);
  expect(request.headers["accept-encoding"]).toBe(asked);
});
