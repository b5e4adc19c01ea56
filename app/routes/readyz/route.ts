import type { LoaderFunctionArgs } from "@remix-run/node";
import { certificateWatch } from "~/features/system/certificate.server";
import { type Checks, checkSite } from "~/features/system/checks.server";
import { services } from "~/server/services.server";

/** Requests that come while a check is under way share its result: a flood of them costs one. */
let checking: Promise<Checks> | undefined;

/**
 * Monitoring asks here: 200 while the site can do all of its work, 503 otherwise, with the result of each check, as lines
 * or as JSON.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const options = {
    now: new Date(),
    uptimeMs: process.uptime() * 1000,
    certificate: certificateWatch.latest,
  };
  checking ??= checkSite(services, options).finally(() => {
    checking = undefined;
  });
  const checks = Object.entries(await checking).map(([name, { ok, says }]) => ({ name, ok, says }));
  const ready = checks.every(({ ok }) => ok);
  const isJson = /\bjson\b/i.test(request.headers.get("Accept") ?? "");
  const lines = checks.map(({ name, says }) => `${name}: ${says}\n`);
  return new Response(isJson ? JSON.stringify({ ready, checks }) : lines.join(""), {
    status: ready ? 200 : 503,
    headers: {
      "Content-Type": isJson ? "application/json" : "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      Vary: "Accept",
    },
  });
}
