/**
 * `npm run test:node [-- 26]`: the integration tests and the statement soak on each supported line of Node, or on the
 * lines that are named, each with the exact version in `scripts/node`.
 */
import { dirname } from "node:path";
import { ensureBuilt } from "./support/build-steps.mjs";
import { isStopping, run, stopOnSignals } from "./support/children.mjs";
import { CliError, requireNode, runMain } from "./support/cli.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { fetchNode, LINES, pinnedVersion } from "./support/node-lines.mjs";
import { root } from "./support/root.mjs";
import { ensureTestTools } from "./support/test-tools.mjs";

const CHECKS = [
  ["--expose-gc", "tests/soak/statements.mjs"],
  ["node_modules/vitest/vitest.mjs", "run", "--project", "built site"],
];

/** Kills of each kind of start, of which `npm test` does fewer. */
const INTERRUPTED_STARTS = "100";

await runMain(async () => {
  requireNode();
  stopOnSignals(1);
  process.chdir(root);
  const lines = process.argv.length > 2 ? process.argv.slice(2) : LINES;
  const unknown = lines.find((line) => !LINES.includes(line));
  if (unknown) throw new CliError(`${unknown} is none of the supported lines ${LINES.join(", ")}.`);
  await ensureInstalled(root, "tests");
  await ensureTestTools();
  await ensureBuilt(root);
  /** @type {string[]} */
  const failed = [];
  for (const line of lines) {
    const node = fetchNode(root, line);
    const version = pinnedVersion(root, line);
    for (const args of CHECKS) {
      console.log(`== Node ${version}: ${args.join(" ")}`);
      const env = { ...process.env, INTERRUPTED_STARTS, PATH: `${dirname(node)}:${process.env.PATH}` };
      if ((await run(node, args, { env })) !== 0) failed.push(`Node ${version}: ${args.join(" ")}`);
      if (isStopping()) return;
    }
  }
  if (failed.length > 0) throw new CliError(`Failed:\n${failed.join("\n")}`);
  console.log(`== Passed on Node ${lines.map((line) => pinnedVersion(root, line)).join(", ")}.`);
});
