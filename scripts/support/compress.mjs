import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Writes `name.br`, compressed at the highest Brotli level, beside each script and stylesheet: the server itself compresses
 * at a fast, weak level.
 *
 * @param {string} folder of built files, searched with its subfolders
 */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css)$/.test(name),
  );
  const each = names.map(async (name) => {
    const path = join(folder, name);
    const plain = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    writeFileSync(`${path}.br`, await compress(plain, { params }));
  });
  await Promise.all(each);
}
