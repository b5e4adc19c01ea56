import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { compressStreamsWithGzip, normalizeRequestUrl } from "./normalize-request-url.server";

function normalized(host: string | undefined, url: string) {
  const message = new IncomingMessage(new Socket());
  Object.assign(message, { url });
  if (host !== undefined) message.headers.host = host;
  normalizeRequestUrl(message);
  return [message.headers.host, message.url];
}

it("leaves a valid request URL alone", () => {
  expect(normalized("aa.org:8080", "/news?q=%25&page=2")).toEqual(["aa.org:8080", "/news?q=%25&page=2"]);
});

it("sets the Host header of a request without one", () => {
  expect(normalized(undefined, "/")).toEqual(["localhost", "/"]);
});

it("removes the forwarded host, which any client can send", () => {
  const message = new IncomingMessage(new Socket());
  Object.assign(message, { url: "/", headers: { host: "aa.org", "x-forwarded-host": "evil.example" } });
  normalizeRequestUrl(message);
  expect(message.headers).toEqual({ host: "aa.org" });
});

it.each([
  ["/about?_data=root", "/about"],
  ["/about?a=1&%5Fdata=root&b=%25", "/about?a=1&b=%25"],
  ["/about?data=1?2", "/about?data=1?2"],
])("removes the _data parameter of Remix's old protocol: %s", (url, normalizedUrl) => {
  expect(normalized("aa.org", url)).toEqual(["aa.org", normalizedUrl]);
});

it.each(["/%E0%A4%A", "*", "http://[/", "", "/%5C%5C", "/%5cevil.example/about", "/%2F%2F"])(
  "replaces the unreadable target %s by a path that no route has",
  (url) => {
    expect(normalized("aa.org", url)).toEqual(["aa.org", "/unreadable-url"]);
  },
);

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
