/** `npm run build`. With `--if-changed`, as before a start, only what is missing or has changed is done. */
import { build, ensureBuilt } from "./support/build-steps.mjs";
import { stopOnSignals } from "./support/children.mjs";
import { requireNode, runMain } from "./support/cli.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { root } from "./support/root.mjs";

await runMain(async () => {
  requireNode();
  stopOnSignals(1);
  await ensureInstalled(root, "site");
  await (process.argv.includes("--if-changed") ? ensureBuilt(root) : build(root));
});
