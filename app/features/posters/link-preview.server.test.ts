import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { linkPreviews, PREVIEW_SIZE } from "./link-preview.server";
import { posters } from "./posters.server";

const pictureStyles = readFileSync("app/styles/pictures.css", "utf8");
const sources: unknown = JSON.parse(readFileSync("public/previews/sources.json", "utf8"));

it("was rendered again after its picture or sentence changed: npm run previews:render", () => {
  const current = linkPreviews(pictureStyles).map(({ name, hash }) => [name, hash]);
  expect(sources).toEqual(Object.fromEntries(current));
});

it.each(posters.map(({ copy }) => copy.name))("is a PNG of 1200 by 630 and less than 60 kB: %s", (name) => {
  const file = readFileSync(`public/previews/${name}.png`);
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }).toEqual(PREVIEW_SIZE);
  expect(file.length).toBeLessThan(60_000);
});

it("has a hash that tells a changed picture", () => {
  const [first] = linkPreviews(pictureStyles);
  const [changed] = linkPreviews(pictureStyles.replace("#e7b93c", "#e7b93d"));
  expect(changed?.hash).not.toBe(first?.hash);
});

it("has lines that fit beside the picture", () => {
  const lines = posters.flatMap(({ copy }) => copy.sentence);
  expect(lines.filter((line) => line.length > 14)).toEqual([]);
  expect(posters.filter(({ copy }) => copy.sentence.length > 4)).toEqual([]);
});
