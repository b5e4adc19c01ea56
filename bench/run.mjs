/** Bundles and runs one measurement: `node bench/run.mjs newsletter`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { scriptBuildOptions } from "../scripts/support/build-steps.mjs";
import { CliError, runMain } from "../scripts/support/cli.mjs";
import { ensureInstalled } from "../scripts/support/install.mjs";
import { root } from "../scripts/support/root.mjs";

await runMain(async () => {
  process.chdir(root);
  const name = process.argv[2] ?? "";
  const source = join("bench", `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(source)) throw new CliError(`There is no measurement ${source}`);
  await ensureInstalled(root, "bench");
  // What has just been installed is imported after that.
  const { build } = await import("esbuild");
  await build({
    ...scriptBuildOptions(root),
    entryPoints: [source],
    outdir: "build/bench",
    format: "esm",
    outExtension: {},
    define: {},
    banner: {},
    packages: "external",
  });
  await import(pathToFileURL(join(root, "build/bench", `${name}.js`)).href);
});
