import type { LoaderFunctionArgs } from "@remix-run/node";
import { metricsText } from "~/features/system/metrics.server";
import { isFromThisMachine } from "~/http/proxy-watch.server";
import { services } from "~/server/services.server";

/** Prometheus asks here, on the machine itself: to everybody else there is no such page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const headers = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" };
  if (!isFromThisMachine(request, services.env.CLIENT_ADDRESS_HEADER))
    return new Response("Not found\n", { status: 404, headers });
  return new Response(await metricsText(services, new Date()), { headers });
}
