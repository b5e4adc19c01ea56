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
  /** Called with each GET: the client's IP block and the request target. */
  onGet: (block: string, target: string) => void;
}

/** On each HTTP server just before it listens, in this order. */
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

/** On each request before `remix-serve` sees it, in this order. */
function requestHooks({ env, onGet }: HookSettings): readonly RequestHook[] {
  return [
    closeAfterUnreadBody,
    // First of those that read or change the request.
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
 * Installs middleware before `remix-serve`, which exposes neither its server nor a hook: Node's diagnostics channels
 * announce each server and each request first. Called once, when the server's entry module is loaded, which `remix-serve`
 * does before it listens.
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

/**
 * Lets only some requests reach the listeners that the server has now.
 *
 * @param isAccepted responds to the requests it rejects, or drops them
 */
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
