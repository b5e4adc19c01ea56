import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { mendAddress } from "./mend-address.server";

function mended(host: string | undefined, url: string) {
  const message = new IncomingMessage(new Socket());
  Object.assign(message, { url });
  if (host !== undefined) message.headers.host = host;
  mendAddress(message);
  return [message.headers.host, message.url];
}

it("leaves a good address alone", () => {
  expect(mended("aa.org:8080", "/news?q=%25&page=2")).toEqual(["aa.org:8080", "/news?q=%25&page=2"]);
});

it("gives a request without a host one", () => {
  expect(mended(undefined, "/")).toEqual(["localhost", "/"]);
});

it("removes the forwarded host, which any client can send", () => {
  const message = new IncomingMessage(new Socket());
  Object.assign(message, { url: "/", headers: { host: "aa.org", "x-forwarded-host": "evil.example" } });
  mendAddress(message);
  expect(message.headers).toEqual({ host: "aa.org" });
});

it.each([
  ["/about?_data=root", "/about"],
  ["/about?a=1&%5Fdata=root&b=%25", "/about?a=1&b=%25"],
  ["/about?data=1?2", "/about?data=1?2"],
])("removes the parameter of an old protocol: %s", (url, mendedUrl) => {
  expect(mended("aa.org", url)).toEqual(["aa.org", mendedUrl]);
});

it.each(["/%E0%A4%A", "*", "http://[/", ""])("mends the target %s", (url) => {
  expect(mended("aa.org", url)).toEqual(["aa.org", "/unreadable-address"]);
});
