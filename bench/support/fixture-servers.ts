import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/support/port.mjs";
import { WEB } from "../../scripts/support/site-processes.mjs";
import { type Program, startProgram } from "../../tests/support/program";
import { waitFor } from "../../tests/support/wait-for";

export interface FixtureServer {
  url: string;
  program: Program;
}

async function start(args: string[], env: Readonly<Record<string, string>>): Promise<FixtureServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = startProgram(args, {
    HOST: "127.0.0.1",
    PORT: String(port),
    NODE_ENV: "production",
    ...env,
  });
  await waitFor("a server", async () => !program.running() || (await fetch(url)).ok, {
    timeoutMs: 30_000,
    everyMs: 50,
  });
  if (!program.running()) throw new Error(`The server has ended:\n${program.output()}`);
  return { url, program };
}

const HEAP_LIMIT = "--max-old-space-size=";

/**
 * The same `remix-serve` as the site's, with a page that is one heading. Its heap has no limit: Remix's template holds
 * each render for five seconds, so that it grows with the requests of a second, beyond what the site may use.
 */
export const startHeadingPage = () =>
  start(
    [...WEB.slice(0, -1).filter((arg) => !arg.startsWith(HEAP_LIMIT)), "bench/fixtures/heading-page.cjs"],
    {},
  );

/** Node's own server with a page's bytes and headers. */
export function startBareServer(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<FixtureServer> {
  const file = join(mkdtempSync(join(tmpdir(), "bare-")), "body");
  writeFileSync(file, body);
  return start(["bench/fixtures/bare-server.cjs"], { BODY_FILE: file, HEADERS: JSON.stringify(headers) });
}
