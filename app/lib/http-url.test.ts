import { expect, it } from "vitest";
import { toHttpUrl } from "./http-url";

it.each([
  ["https://example.org/a?b=1&c=2", "https://example.org/a?b=1&c=2"],
  ["http://example.org", "http://example.org/"],
  ["HTTPS://Example.org/A", "https://example.org/A"],
  ["javascript:alert(1)", null],
  ["JAVASCRIPT:alert(1)", null],
  ["data:text/html,x", null],
  ["ftp://example.org", null],
  ["//example.org", null],
  ["/path", null],
  ["not an address", null],
  ["", null],
])("the web address in %j is %j", (text, address) => expect(toHttpUrl(text)).toBe(address));
