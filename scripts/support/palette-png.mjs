import { crc32, deflateSync } from "node:zlib";

const MAX_COLORS = 64;

/**
 * A PNG with a palette of the most frequent colors, a third of the size of what a browser writes.
 *
 * @param {Uint8Array} rgba
 * @param {{ width: number, height: number }} size
 */
export function palettePng(rgba, { width, height }) {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    return (red << 16) | (green << 8) | blue;
  });
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts.keys()]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, MAX_COLORS);
  /** @type {Map<number, number>} */
  const places = new Map();
  for (const color of counts.keys()) places.set(color, nearest(palette, color));

  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, color] of pixels.entries()) {
    rows[at + Math.floor(at / width) + 1] = places.get(color) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each pixel, which are places in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((color) => parts(color)))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** @param {number} color */
const parts = (color) => [color >> 16, (color >> 8) & 255, color & 255];

/**
 * @param {readonly number[]} palette
 * @param {number} color
 */
function nearest(palette, color) {
  const wanted = parts(color);
  const distances = palette.map((entry) =>
    parts(entry).reduce((sum, part, index) => sum + (part - (wanted[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
