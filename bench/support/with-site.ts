import { ensureBuilt } from "../../scripts/support/build-steps.mjs";
import { stopSignal } from "../../scripts/support/program";
import { projectRoot } from "../../tests/support/program";
import { type Site, type SiteOptions, startSite } from "../../tests/support/server";

/**
 * Runs a bench against the production server on 127.0.0.1, built from the sources as they are and started with its own
 * arguments, with a temporary database that is removed afterwards. Ctrl-C ends the bench after the step it is in.
 *
 * @param work what to measure; it looks at `stopped` between its steps
 */
export async function withSite(
  work: (site: Site, stopped: AbortSignal) => Promise<void>,
  options: SiteOptions = {},
): Promise<void> {
  const stopped = stopSignal();
  await ensureBuilt(projectRoot);
  const site = await startSite({ asDeployed: true, ...options });
  try {
    await work(site, stopped);
  } finally {
    await site.stop();
  }
}
