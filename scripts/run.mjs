/** Runs one of the site's programs with the site's environment: `node scripts/run.mjs create-admin ann@example.org`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CliError, requireNode, runMain } from "./support/cli.mjs";
import { siteEnvironment } from "./support/environment.mjs";
import { root } from "./support/root.mjs";

await runMain(async () => {
  requireNode();
  process.chdir(root);
  const [name = "", ...args] = process.argv.slice(2);
  const program = join(root, "build/scripts", `${name}.cjs`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(program)) {
    throw new CliError(`${program} does not exist: run npm start or npm run build first.`);
  }
  Object.assign(process.env, siteEnvironment(root, "production", { mayLackSecret: name === "restore" }));
  process.argv.splice(1, process.argv.length, program, ...args);
  await import(pathToFileURL(program).href);
});
