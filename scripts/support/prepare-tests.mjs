/** One preparation of `npm test` as a program of its own, so that its output can be told from what runs beside it. */
import { ensureBuilt } from "./build-steps.mjs";
import { stopOnSignals } from "./children.mjs";
import { CliError, runMain } from "./cli.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { fetchTestTools, installTestTools } from "./test-tools.mjs";

/** @type {Record<string, () => Promise<unknown>>} */
const preparations = {
  packages: () => ensureInstalled(root, "tests"),
  "debian-packages": installTestTools,
  "npm-tools": fetchTestTools,
  build: () => ensureBuilt(root),
};

await runMain(async () => {
  stopOnSignals(1);
  const name = process.argv[2] ?? "";
  const prepare = preparations[name];
  if (!prepare) throw new CliError(`There is no preparation "${name}".`);
  await prepare();
});
