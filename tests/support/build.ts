import { ensureBuilt } from "../../scripts/support/build-steps.mjs";
import { projectRoot } from "./program";

/** Before tests that drive the built site: builds it when its sources have changed. */
export default async function setup(): Promise<void> {
  await ensureBuilt(projectRoot);
}
