import { expect, it } from "vitest";
import { stripTracking } from "./strip-tracking";

it.each([
  ["https://a.org/x?utm_source=rss&utm_medium=feed", "https://a.org/x"],
  ["https://a.org/x?id=7&fbclid=1&page=2", "https://a.org/x?id=7&page=2"],
  ["https://a.org/?GCLID=1&mc_cid=2&mc_eid=3&CMP=share#part", "https://a.org/#part"],
  ["https://a.org/x?at_medium=RSS&at_campaign=rss", "https://a.org/x"],
  ["https://a.org/x?q=a%20b+c&empty=&flag", "https://a.org/x?q=a%20b+c&empty=&flag"],
  ["https://a.org/x?q=utm_source", "https://a.org/x?q=utm_source"],
  ["https://a.org/x#?utm_source=y", "https://a.org/x#?utm_source=y"],
  ["https://a.org/x", "https://a.org/x"],
  ["", ""],
])("makes of %j %j", (href, stripped) => expect(stripTracking(href)).toBe(stripped));
