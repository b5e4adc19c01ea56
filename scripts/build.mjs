import { build } from "./support/build-steps.mjs";
import { stopOnSignals } from "./support/children.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { root } from "./support/root.mjs";
import { requireNode, runMain } from "./support/stop.mjs";

await runMain(async () => {
  requireNode();
  stopOnSignals(1);
  await ensureInstalled(root);
  await build(root);
});
