import { readFileSync } from "node:fs";
import * as z from "zod";
import type { BrowserScript } from "~/content/page";

const manifestSchema = z.record(z.string(), z.string());
let manifest: Record<string, string> | undefined;

/** Written by `scripts/support/build-steps.mjs`; in development the scripts change while the server runs. */
function readManifest(): Record<string, string> {
  if (manifest && process.env.NODE_ENV === "production") return manifest;
  manifest = manifestSchema.parse(JSON.parse(readFileSync("build/browser-scripts.json", "utf8")));
  return manifest;
}

export function browserScriptUrl(name: BrowserScript): string {
  const url = readManifest()[name];
  if (!url) throw new Error(`app/browser/${name}.ts was not built.`);
  return url;
}
