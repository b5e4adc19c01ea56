import { expect, it } from "vitest";
import { randomNumbers } from "#tests/support/random";
import { sampleFeeds } from "#tests/support/sample-feeds";
import { FeedProblem } from "./feed-problem";
import { parseItems } from "./parse-items.server";

/** All of them: `FEED_MUTATIONS=10000`. */
const MUTATIONS = Number(process.env.FEED_MUTATIONS ?? 500);
/** Reading one takes a few milliseconds; a busy machine may need much longer. */
const MAX_MS = 2_000;
const NOW = new Date("2026-11-20T09:00:00.000Z");

const FRAGMENTS = [
  ...[
    "<",
    ">",
    "&",
    "]]>",
    "<![CDATA[",
    "<!--",
    "-->",
    "<?xml",
    "<!DOCTYPE x [",
    "&amp;",
    "&#0;",
    "&#xD800;",
    "\u0000",
  ],
  ...[
    "<item>",
    "</item>",
    "</channel>",
    "<entry",
    "<title>",
    'xmlns:x="y"',
    "<script>",
    "%s",
    "\ud800",
    "\u202e",
    "(",
    "[",
  ],
  ...[
    "{",
    "}",
    '"',
    "[[[[",
    "null",
    "1e999",
    "__proto__",
    "<link/>",
    "javascript:",
    "://",
    "\r\n",
    "\ufeff",
    "<a:b:c>",
  ],
];

type Mutate = (bytes: Buffer, random: (below: number) => number) => Buffer;
const cut = (bytes: Buffer, from: number, to: number) =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
const insert = (bytes: Buffer, at: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);

const mutations: readonly Mutate[] = [
  // A byte is another.
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    changed[random(bytes.length)] = random(256);
    return changed;
  },
  // The end is missing, or a part.
  (bytes, random) => bytes.subarray(0, random(bytes.length)),
  (bytes, random) => {
    const from = random(bytes.length);
    return cut(bytes, from, from + random(60));
  },
  // A part comes twice, or often, or elsewhere.
  (bytes, random) => {
    const from = random(bytes.length);
    const part = bytes.subarray(from, from + 1 + random(80));
    return insert(
      bytes,
      random(bytes.length),
      Buffer.concat(Array.from({ length: 1 + random(50) }, () => part)),
    );
  },
  // Something that means something stands there.
  (bytes, random) =>
    insert(bytes, random(bytes.length), Buffer.from(FRAGMENTS[random(FRAGMENTS.length)] ?? "")),
  // Another feed follows, or stands inside.
  (bytes, random) => {
    const texts = Object.values(sampleFeeds);
    return insert(bytes, random(bytes.length), Buffer.from(texts[random(texts.length)] ?? ""));
  },
];

function mutate(seed: number): Buffer {
  const next = randomNumbers(seed);
  const random = (below: number) => Math.floor(next() * below);
  const texts = Object.values(sampleFeeds);
  let bytes: Buffer = Buffer.from(texts[random(texts.length)] ?? "");
  for (let steps = 1 + random(3); steps > 0; steps -= 1)
    bytes = mutations[random(mutations.length)]?.(bytes, random) ?? bytes;
  return bytes;
}

it(`reads or refuses ${MUTATIONS} damaged feeds, each in a moment`, {
  timeout: 300_000 + MUTATIONS * 20,
}, () => {
  let read = 0;
  for (let seed = 1; seed <= MUTATIONS; seed += 1) {
    const body = mutate(seed);
    const begun = performance.now();
    try {
      const items = parseItems({ body, contentType: "text/xml", url: "https://example.org/feed" }, NOW);
      for (const { url, title, published } of items) {
        expect(url).toMatch(/^https?:\/\//);
        expect(title).not.toBe("");
        expect(published).toMatch(/^(\d{4}-\d\d-\d\d(T[\d:.]{12}Z)?)?$/);
      }
      read += 1;
    } catch (error) {
      if (!(error instanceof FeedProblem)) throw new Error(`Seed ${seed}`, { cause: error });
    }
    expect(performance.now() - begun, `seed ${seed}`).toBeLessThan(MAX_MS);
  }
  // Else nothing but the beginning of feeds was tested.
  expect(read).toBeGreaterThan(MUTATIONS / 4);
});
