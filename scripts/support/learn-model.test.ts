import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readModel, weighWindows } from "~/kits/text-model/weights.server";
import { learnModel } from "./learn-model";

const kinds = ["none", "cat", "dog"];
const wordings = ["the cat sleeps", "cats and more cats", "a cat ran"]
  .map((text) => ({ kind: "cat", text }))
  .concat(["the dog barks", "dogs and more dogs", "a dog ran"].map((text) => ({ kind: "dog", text })))
  .concat(["it rains and more", "the sun ran"].map((text) => ({ kind: "none", text })))
  .map(({ kind, text }) => ({ kind, words: text.split(" ") }));
const learning = {
  kinds,
  rate: 0.5,
  decay: 1e-3,
  firstMean: 8,
  hasty: 0.5,
  least: { part: 1, weight: 1, most: 32 },
  again: 1,
};

it("learns the same bytes from the same wordings, and from them what a text tells of", () => {
  const learned = { wordings, fingerprint: "ab".repeat(32) };
  const bytes = learnModel(learning, learned);
  expect(learnModel(learning, learned)).toEqual(bytes);
  const folder = mkdtempSync(join(tmpdir(), "learned-"));
  const path = join(folder, "pets.bin");
  writeFileSync(path, bytes);
  const model = readModel("pets", kinds, path);
  rmSync(folder, { recursive: true });
  const likeliest = (text: string) => {
    const [shares] = weighWindows(model, text.split(" ")).map((window) => [...window]);
    return kinds[shares?.indexOf(Math.max(...shares)) ?? -1];
  };
  expect(["the cat", "my dog barks", "more rains"].map(likeliest)).toEqual(["cat", "dog", "none"]);
});
