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

it.each([
  ["[", "/"],
  [undefined, "/"],
])("mends the host %s", (host, url) => {
  expect(mended(host, url)).toEqual(["localhost", "/"]);
});

it.each(["/%E0%A4%A", "*", "http://[/", ""])("mends the target %s", (url) => {
  expect(mended("aa.org", url)).toEqual(["aa.org", "/unreadable-address"]);
});
