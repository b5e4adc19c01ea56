import { describe, expect, it } from "vitest";
import { allowedHosts, isAllowedHost } from "./allowed-hosts.server";

describe("the setting", () => {
  it("takes names and addresses with a port or without, with commas or spaces between", () => {
    const given = "Intranet.example:8080, 127.0.0.1 ::1 [::1]:81";
    expect(allowedHosts.parse(given)).toEqual(["intranet.example:8080", "127.0.0.1", "[::1]", "[::1]:81"]);
  });

  it.each([
    "http://a.example",
    "a.example/feed",
    "a.example:",
    "a.example:65536",
    "a.example:http",
    "[::1",
    "a@b:1",
  ])("refuses %s", (text) => expect(allowedHosts.safeParse(text).success).toBe(false));
});

describe("isAllowedHost", () => {
  const allowed = ["intranet.example", "news.example:8080", "only.example:443", "[::1]", "127.0.0.1:81"];

  it.each([
    "http://intranet.example/feed",
    "http://intranet.example:80/feed",
    "https://intranet.example/feed",
    "http://news.example:8080/",
    "https://only.example/",
    "http://[::1]/",
    "http://127.0.0.1:81/",
  ])("allows %s", (url) => expect(isAllowedHost(new URL(url), allowed)).toBe(true));

  it.each([
    "http://intranet.example:6379/feed",
    "http://intranet.example:443/feed",
    "http://news.example/",
    "http://news.example:8081/",
    "http://only.example/",
    "http://[::1]:8080/",
    "http://127.0.0.1/",
    "http://127.0.0.1:8/",
    "http://a.intranet.example/",
  ])("does not allow %s", (url) => expect(isAllowedHost(new URL(url), allowed)).toBe(false));
});
