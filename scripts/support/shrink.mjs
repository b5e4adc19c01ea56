import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { transform } from "esbuild";
import { minify } from "terser";

/**
 * Minifies the browser's scripts further than Remix's compiler does: about 4 % of what a page transfers.
 *
 * @param {string} folder of built ES modules, searched with its subfolders
 */
export async function shrinkScripts(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  for (const name of names) {
    const path = join(folder, name);
    const { code } = await minify(readFileSync(path, "utf8"), {
      module: true,
      compress: { passes: 2, ecma: 2020 },
      mangle: true,
    });
    if (code) writeFileSync(path, code);
  }
}

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

/**
 * Minifies the functions that `InlineScript` writes into pages: their source is what a visitor downloads, and the rest
 * of the server's bundle stays readable.
 *
 * @param {string} bundle the server's, as the compiler writes it: a top-level function ends at the first `}` without
 *   indentation
 */
export async function minifyInlineScripts(bundle) {
  const names = [...bundle.matchAll(/\bInlineScript,\s*\{\s*run: (\w+),/g)].map((match) => match[1]);
  let result = bundle;
  for (const name of new Set(names)) {
    const source = new RegExp(`^function ${name}\\([\\s\\S]*?^\\}$`, "m").exec(result)?.[0];
    if (!source) throw new Error(`The inline script ${name} is not a function of its own.`);
    const { code } = await transform(source, { minify: true });
    result = result.replace(source, () => code.trim());
  }
  return result;
}

/**
 * Writes every character outside of ASCII as its escape, where the compiler leaves it (regular expressions, comments): V8
 * holds a source with one such character in two bytes for each, some 4 MB of the web server's memory and 3 of the worker's.
 *
 * @param {string} source without a raw template (`String.raw`) of such characters
 */
export const escapeToAscii = (source) =>
  // A backslash before such a character means that character.
  source.replace(/\\[\s\S]|[\u0080-\uffff]/g, (found) => {
    const code = found.charCodeAt(found.length - 1);
    return code < 0x80 ? found : `\\u${code.toString(16).padStart(4, "0")}`;
  });
