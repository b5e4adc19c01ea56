import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { palettePng } from "./palette-png.mjs";

/** The pixels of a PNG that `palettePng` wrote. */
function colorsOf(png: Buffer, width: number): number[][] {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const palette = chunks.get("PLTE") ?? Buffer.alloc(0);
  const rows = [...inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0))];
  return rows
    .filter((_, at) => at % (width + 1) !== 0)
    .map((place) => [...palette.subarray(place * 3, place * 3 + 3)]);
}

it("keeps the colors of a picture with few of them", () => {
  const rgba = [
    [255, 0, 0],
    [0, 255, 0],
    [255, 0, 0],
    [1, 2, 3],
  ];
  const png = palettePng(Uint8Array.from(rgba.flatMap((color) => [...color, 255])), { width: 2, height: 2 });
  expect(colorsOf(png, 2)).toEqual(rgba);
});

it("replaces a rare color by the nearest frequent one", () => {
  const greys = Array.from({ length: 64 }, (_, at) => [at * 4, at * 4, at * 4]);
  const rgba = [...greys, ...greys, [9, 8, 8], [250, 252, 252]].flatMap((color) => [...color, 255]);
  const colors = colorsOf(palettePng(Uint8Array.from(rgba), { width: 10, height: 13 }), 10);
  expect(colors.slice(-2)).toEqual([
    [8, 8, 8],
    [252, 252, 252],
  ]);
});
