/**
 * `npm start`: installs and builds what is missing, prepares the database, then becomes the supervisor of the
 * web server and the worker (`supervise.sh`). With `--built`, as in a container, it expects everything to be installed and built. With
 * `--check-seconds=2` it asks more often than every 5 s whether both still work.
 */
import { checkSeconds } from "./support/check-seconds.mjs";
import { exitCode, exitsWithParent, isStopping, startNode, stopOnSignals } from "./support/children.mjs";
import { CliError, requireNode, runMain } from "./support/cli.mjs";
import { siteEnvironment } from "./support/environment.mjs";
import { localUrl } from "./support/local-url.mjs";
import { portProblem } from "./support/port.mjs";
import { root } from "./support/root.mjs";
import { prepare, WEB, WORKER } from "./support/site-processes.mjs";

await runMain(async () => {
  requireNode();
  stopOnSignals(0);
  process.chdir(root);
  const seconds = checkSeconds(process.argv);
  const env = siteEnvironment(root, "production");
  const port = Number(env.PORT);
  const host = env.HOST?.trim() || undefined;
  // Before anything is built: a site that runs from this folder must not lose its files under its feet.
  const problem = Number.isInteger(port) && port < 65_536 ? await portProblem(port, host) : undefined;
  if (problem) throw new CliError(problem);

  if (!process.argv.includes("--built")) {
    // In a process that ends: what building has used of memory would stay with this one for as long as the site runs.
    const code = await exitCode(startNode(["scripts/build.mjs", "--if-changed"], process.env));
    if (isStopping()) return;
    if (code !== 0) throw new CliError("Not started.");
  }
  await prepare(env);
  if (isStopping()) return;

  // The supervisor takes the place of this process (execve(2)), and with it of all the memory a start has needed.
  if (!process.execve)
    throw new CliError("The supervisor cannot be started on this system: it has no execve.");
  process.execve("/bin/sh", ["sh", "scripts/supervise.sh"], {
    ...env,
    SITE_NODE: process.execPath,
    SITE_ADDRESS: localUrl(port, host),
    SITE_WEB: WEB.join(" "),
    SITE_WORKER: WORKER.join(" "),
    SITE_CHECK_SECONDS: String(seconds),
    EXIT_WITH_PARENT: exitsWithParent ? String(process.ppid) : "",
    // glibc gives each thread a heap of its own, and rarely returns one. The site's need none.
    MALLOC_ARENA_MAX: "1",
  });
});
