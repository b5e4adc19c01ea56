import { expect, it } from "vitest";
import { scoreSpam } from "./score-spam.server";
import { hostsOf, textSignature } from "./spam-text.server";

const LENGTH = 65_536;

it.each([
  "a",
  "a-",
  "a.",
  "a@",
  "@a",
  "é",
  "a\u0301",
  "www.",
  "http://",
  "[url",
  "<a ",
  "<a href",
  ".,;!",
  "aB",
  "bcdfgh",
  "aа",
  "com.",
  "1",
  "\u00a0",
  "漢",
  "😀",
])("reads a text of 64 kB in linear time: %j", (part) => {
  const text = part.repeat(LENGTH / part.length);
  const before = process.cpuUsage();
  scoreSpam({ form: "contact", name: text.slice(0, 200), text });
  hostsOf(text);
  textSignature(text);
  const { user, system } = process.cpuUsage(before);
  // The expressions that were here before took 3 s each.
  expect((user + system) / 1000).toBeLessThan(1000);
});

it.each([
  ["see https://example.com/a and www.example.org.", ["example.com", "example.org"]],
  ["write to ann@example.com, or shop.example.store/now?x", ["shop.example.store"]],
  ["a.b.c.d.e.f.g.h.i.j.com", ["c.d.e.f.g.h.i.j.com"]],
  ["node.js and e.g. nothing", []],
])("finds the hosts of links: %s", (text, hosts) => expect(hostsOf(text)).toEqual(hosts));
