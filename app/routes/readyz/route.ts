import { checkReadiness, type Readiness } from "~/features/system/readiness.server";
import { services } from "~/server/services.server";

/** Requests that come while a check is under way share its result: a flood of them costs one. */
let checking: Promise<Readiness> | undefined;

/** Monitoring asks here: 200 while the site can do all of its work, 503 otherwise, with the result of each check. */
export async function loader() {
  checking ??= checkReadiness(services, { now: new Date(), uptimeMs: process.uptime() * 1000 }).finally(
    () => {
      checking = undefined;
    },
  );
  const { ready, lines } = await checking;
  return new Response(`${lines.join("\n")}\n`, {
    status: ready ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
