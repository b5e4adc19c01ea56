import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, Server, ServerResponse } from "node:http";
import { clientIpBlock, setPeerIpHeader } from "./client-ip.server";
import { compressedFiles } from "./compressed-files.server";
import { closeIdleWhenStopping, setDeadlines } from "./connection-deadlines.server";
import { markCrossOriginRequest } from "./cross-origin.server";
import { closeAfterUnreadBody, isClosing } from "./lingering-close.server";
import { normalizeRequestUrl } from "./normalize-request-url.server";
import { proxyWatch } from "./proxy-watch.server";
import type { Environment } from "./read-environment.server";
import { rejectConnect, rejectRequest } from "./reject-request.server";
import { reportAlive } from "./report-alive.server";
import { setSecurityHeaders } from "./response-headers.server";

type ServerHook = (server: Server) => void;
type RequestHook = (request: IncomingMessage, response: ServerResponse) => void;

interface HookSettings {
  env: Pick<Environment, "SITE_URL" | "CLIENT_ADDRESS_HEADER">;
  onGet: (block: string, target: string) => void;
}

/** In this order, just before a server listens. */
const serverHooks: readonly ServerHook[] = [
  reportAlive,
  setDeadlines,
  closeIdleWhenStopping,
  rejectConnect,
  (server) =>
    filterRequests(
      server,
      (request, response) => !isClosing(request.socket) && !rejectRequest(request, response),
    ),
];

/** In this order, before `remix-serve` sees the request. */
function requestHooks({ env, onGet }: HookSettings): readonly RequestHook[] {
  return [
    closeAfterUnreadBody,
    normalizeRequestUrl,
    // Before all that read the client's IP.
    setPeerIpHeader,
    (request) => proxyWatch.note(request, env.CLIENT_ADDRESS_HEADER),
    (request) => markCrossOriginRequest(request, env.SITE_URL),
    (_request, response) => setSecurityHeaders(response, env.SITE_URL),
    compressedFiles("public/build", "/build/"),
    (request) => {
      if (request.method !== "GET") return;
      onGet(clientIpBlock(request, env.CLIENT_ADDRESS_HEADER).block, request.url ?? "");
    },
  ];
}

/**
 * Middleware before `remix-serve`, which exposes neither server nor hook: Node's diagnostics channels announce each
 * first. Call once, before the server listens.
 */
export function installRequestHooks(settings: HookSettings): void {
  subscribe("tracing:net.server.listen:asyncStart", (message) => {
    if (typeof message !== "object" || message === null || !("server" in message)) return;
    if (!(message.server instanceof Server)) return;
    for (const hook of serverHooks) hook(message.server);
  });

  const hooks = requestHooks(settings);
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null) return;
    if (!("request" in message) || !("response" in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    if (isClosing(request.socket)) return;
    for (const hook of hooks) hook(request, response);
  });
}

/** @param isAccepted responds to the requests it rejects, or drops them */
export function filterRequests(
  server: Server,
  isAccepted: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (!isAccepted(request, response)) return;
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
}
