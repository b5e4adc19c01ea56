import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { partsAt, partsBefore } from "./text-parts";
import { readModel, weighWindows, writeModel } from "./weights.server";

const folder = mkdtempSync(join(tmpdir(), "model-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, "weather.bin");

const kinds = ["none", "rain", "sun"];
const fingerprint = "5e".repeat(32);
const partOf = (word: string) => partsAt([word], 0)[0] ?? 0;
const parts = [
  [partsBefore(["a", "long", "dry", "day"])[0] ?? 0, [1, 0, 0]],
  [partOf("wet"), [0, 40, -0.5]],
  [partOf("dry"), [0, 0, 2]],
  [partOf("so"), [0.1, 0, 0.2]],
] as const;
const bytes = writeModel({ kinds, fingerprint, parts }, { part: 2, weight: 1, most: 32 });

function readChanged(change: (bytes: Buffer) => Uint8Array) {
  writeFileSync(path, change(Buffer.from(bytes)));
  return readModel("weather", kinds, path);
}

it("weighs a text as it was learned", () => {
  const model = readChanged((whole) => whole);
  expect(model.fingerprint).toBe(fingerprint);
  const [[none = 0, rain = 0, sun = 0] = []] = weighWindows(model, ["so", "wet"]);
  expect(none + rain + sun).toBeCloseTo(1);
  // Two parts are known; the weight of one is as large as weights may be.
  expect(Math.log(rain / none)).toBeCloseTo((4 - 1) / Math.sqrt(2));
  expect(Math.log(sun / none)).toBeCloseTo((-0.5 - 1) / Math.sqrt(2));
});

it("is written with the same bytes whatever the order of its parts", () => {
  const reversed = { kinds, fingerprint, parts: parts.toReversed() };
  expect(writeModel(reversed, { part: 2, weight: 1, most: 32 })).toEqual(bytes);
});

it("is refused when its file is missing, damaged, or of something else", () => {
  rmSync(path, { force: true });
  expect(() => readModel("weather", kinds, path)).toThrow(`${path} cannot be used: ENOENT`);
  expect(() => readChanged(() => Buffer.from("{}"))).toThrow("it is cut off");
  expect(() => readChanged((whole) => whole.subarray(0, -4))).toThrow("it is damaged");
  expect(() => readChanged(() => readFileSync("package.json"))).toThrow("it is no model of this version");
  for (let at = 12; at < bytes.length; at += 1)
    expect(() => readChanged((whole) => whole.fill((whole[at] ?? 0) ^ 1, at, at + 1))).toThrow("damaged");
  readChanged((whole) => whole);
  expect(() => readModel("weather", ["none", "sun", "rain"], path)).toThrow("learned for other kinds");
});
