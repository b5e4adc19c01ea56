/**
 * Renders the pictures of links, `public/previews/<name>.png`, and notes what each was rendered from:
 * `npm run previews:render`. Needs a Chromium, as the end-to-end tests do.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { scriptBuildOptions } from "./support/build-steps.mjs";
import { runMain } from "./support/cli.mjs";
import { palettePng } from "./support/palette-png.mjs";
import { chromiumArguments, systemChromium } from "./support/programs.mjs";
import { root } from "./support/root.mjs";

const FONT = "@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2";

/** The font as a part of the page, which has no address that it could be loaded from. */
function fontStyle() {
  const file = readFileSync(createRequire(import.meta.url).resolve(FONT)).toString("base64");
  return `<style>@font-face { font-family: "League Gothic"; src: url(data:font/woff2;base64,${file}); }</style>`;
}

/** @param {string} png in base64 */
async function readPixels(png) {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let text = "";
  for (let start = 0; start < data.length; start += 8192) {
    text += String.fromCharCode(...data.subarray(start, start + 8192));
  }
  return btoa(text);
}

await runMain(async () => {
  process.chdir(root);
  await build({
    ...scriptBuildOptions(root),
    entryPoints: ["app/features/posters/link-preview.server.tsx"],
    outdir: "build/previews",
    format: "esm",
    outExtension: {},
    define: {},
    banner: {},
    packages: "external",
  });
  const { linkPreviews, PREVIEW_SIZE } = await import(
    pathToFileURL(join(root, "build/previews/link-preview.server.js")).href
  );
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArguments(),
  });
  const page = await browser.newPage({ viewport: PREVIEW_SIZE, colorScheme: "light" });
  /** @type {Record<string, string>} */
  const sources = {};
  for (const { name, html, hash } of linkPreviews(readFileSync("app/styles/pictures.css", "utf8"))) {
    await page.setContent(fontStyle() + html);
    await page.evaluate(() => document.fonts.ready);
    const pixels = await page.evaluate(readPixels, (await page.screenshot()).toString("base64"));
    writeFileSync(
      join("public/previews", `${name}.png`),
      palettePng(Buffer.from(pixels, "base64"), PREVIEW_SIZE),
    );
    sources[name] = hash;
  }
  await browser.close();
  writeFileSync("public/previews/sources.json", `${JSON.stringify(sources, null, 2)}\n`);
});
