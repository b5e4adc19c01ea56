import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { isForeign, noteForeignOrigin } from "./foreign-origin.server";

function arrived(headers: Record<string, string>) {
  const message = new IncomingMessage(new Socket());
  Object.assign(message.headers, headers);
  noteForeignOrigin(message);
  const plain = Object.entries(message.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Request("http://localhost", { headers: plain });
}

describe("noteForeignOrigin", () => {
  it.each([
    ["the site itself", { host: "aa.org", origin: "https://aa.org" }, false],
    [
      "the site behind a proxy",
      { host: "10.0.0.2:3000", "x-forwarded-host": "aa.org", origin: "https://aa.org" },
      false,
    ],
    ["a mail program, which sends none", { host: "aa.org" }, false],
    ["another site", { host: "aa.org", origin: "https://evil.org" }, true],
    ["a browser that hides it", { host: "aa.org", origin: "null" }, true],
    ["garbage", { host: "aa.org", origin: "::" }, true],
  ])("judges %s", (_who, headers, foreign) => {
    const request = arrived(headers);
    expect(isForeign(request)).toBe(foreign);
    if (foreign) expect(request.headers.has("origin")).toBe(false);
  });

  it("does not believe the mark itself", () => {
    expect(isForeign(arrived({ host: "aa.org", "x-foreign-origin": "1" }))).toBe(false);
  });
});
