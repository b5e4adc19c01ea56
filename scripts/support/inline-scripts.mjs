import { transform } from "esbuild";

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
