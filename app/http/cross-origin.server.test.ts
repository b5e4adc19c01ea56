import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { divertCrossOriginPost, isCrossOriginPost } from "./cross-origin.server";

interface Sent {
  method?: string;
  url?: string;
  siteUrl?: string;
}

function arrived(
  headers: Record<string, string>,
  { method = "POST", url = "/contact", siteUrl = "https://aa.org" }: Sent = {},
) {
  const message = new IncomingMessage(new Socket());
  Object.assign(message, { method, url });
  Object.assign(message.headers, headers);
  divertCrossOriginPost(message, siteUrl);
  const plain = Object.entries(message.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { url: message.url, request: new Request("http://localhost", { headers: plain }) };
}

describe("divertCrossOriginPost", () => {
  it.each([
    ["the site itself", { host: "aa.org", origin: "https://aa.org" }, false],
    ["the site behind a proxy with another host", { host: "10.0.0.2:3000", origin: "https://aa.org" }, false],
    ["a mail program or an old browser, which sends none", { host: "aa.org" }, false],
    ["another site", { host: "aa.org", origin: "https://evil.org" }, true],
    ["a sister domain", { host: "aa.org", origin: "https://shop.aa.org" }, true],
    ["the site without encryption", { host: "aa.org", origin: "http://aa.org" }, true],
    ["another port", { host: "aa.org", origin: "https://aa.org:8443" }, true],
    ["a browser that hides it", { host: "aa.org", origin: "null" }, true],
    [
      "another site's page that hides it",
      { host: "aa.org", origin: "null", "sec-fetch-site": "cross-site" },
      true,
    ],
    [
      "a page of ours that hides it",
      { host: "aa.org", origin: "null", "sec-fetch-site": "same-origin" },
      false,
    ],
    [
      "a page of ours at another address than SITE_URL",
      { host: "www.aa.org", origin: "https://www.aa.org", "sec-fetch-site": "same-origin" },
      false,
    ],
    ["garbage", { host: "aa.org", origin: "::" }, true],
    ["another site that forges the host", { host: "evil.org", origin: "https://evil.org" }, true],
    [
      "another site that forges a proxy's host",
      { host: "aa.org", "x-forwarded-host": "evil.org", origin: "https://evil.org" },
      true,
    ],
    ["another site without an origin", { host: "aa.org", "sec-fetch-site": "cross-site" }, true],
    ["a sister domain without an origin", { host: "aa.org", "sec-fetch-site": "same-site" }, true],
    ["the site itself without an origin", { host: "aa.org", "sec-fetch-site": "same-origin" }, false],
    ["a person's own request without an origin", { host: "aa.org", "sec-fetch-site": "none" }, false],
  ])("of a post by %s", (_who, headers, expected) => {
    const { url, request } = arrived(headers);
    expect(isCrossOriginPost(request)).toBe(expected);
    expect(url).toBe(expected ? "/unreadable-url" : "/contact");
    expect(request.headers.has("origin")).toBe(false);
  });

  it.each([
    ["http://localhost:3000", "192.168.0.7:3000", "http://192.168.0.7:3000", false],
    ["http://127.0.0.1:3000", "localhost:3000", "http://localhost:3000", false],
    ["http://[::1]:3000", "localhost:3000", "http://localhost:3000", false],
    ["http://localhost:3000", "localhost:3000", "http://evil.org", true],
    ["https://localhost.evil.org", "other.org", "https://other.org", true],
  ])("with SITE_URL %s compares with the request's host, %s: %s", (siteUrl, host, origin, expected) => {
    expect(isCrossOriginPost(arrived({ host, origin }, { siteUrl }).request)).toBe(expected);
  });

  const foreign = { host: "aa.org", origin: "https://evil.org" };

  it.each(["PUT", "PATCH", "DELETE", "post"])("treats %s as a post", (method) => {
    expect(isCrossOriginPost(arrived(foreign, { method }).request)).toBe(true);
  });

  it.each(["GET", "HEAD", "OPTIONS"])("leaves %s alone", (method) => {
    expect(arrived(foreign, { method }).url).toBe("/contact");
  });

  it("lets a script read the refusal as data", () => {
    expect(arrived(foreign, { url: "/contact.data?index" }).url).toBe("/unreadable-url.data");
  });

  it.each([
    ["/newsletter/unsubscribe?token=a", false],
    ["/newsletter/unsubscribe.data?token=a", true],
    ["/newsletter/unsubscribe/?token=a", true],
    ["/newsletter/preferences?token=a", true],
  ])("of %s", (url, expected) => {
    expect(isCrossOriginPost(arrived(foreign, { url }).request)).toBe(expected);
  });

  it("ignores a client-sent x-cross-origin header", () => {
    expect(isCrossOriginPost(arrived({ host: "aa.org", "x-cross-origin": "1" }).request)).toBe(false);
  });
});
