import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { publicPaths } from "~/content/addresses";
import { loggedPath, logger } from "~/lib/logger.server";
import { clientIp, ipBlock, setPeerIpHeader } from "./client-ip.server";
import { closeIdleWhenStopping, setDeadlines } from "./connection-deadlines.server";
import { divertCrossOriginPost } from "./cross-origin.server";
import { closeAfterUnreadBody, isClosing } from "./lingering-close.server";
import { compressStreamsWithGzip, normalizeRequestUrl } from "./normalize-request-url.server";
import type { PageSource } from "./page-store/public-pages.server";
import { isRender } from "./page-store/render.server";
import { StoredResponses } from "./page-store/serve-stored.server";
import { proxyWatch } from "./proxy-watch.server";
import { RawResponses } from "./raw-response.server";
import { rejectExpectation, rejectRequest } from "./reject-request.server";
import { inRequestContext, requestContext, setRequestIdHeader } from "./request-context.server";
import { setSecurityHeaders } from "./response-headers.server";

/** The first visitors come first. */
const START_MS = 1_000;

/** Renders one page after the other. Each is followed by a pause of its own length at least, for visitors' requests. */
async function warmUp(
  server: Server,
  targets: readonly string[],
  prepare: (target: string) => Promise<void>,
): Promise<void> {
  await wait(START_MS, undefined, { ref: false });
  for (const target of targets) {
    if (!server.listening) return;
    const start = Date.now();
    await prepare(target);
    await wait(Math.max(20, Date.now() - start), undefined, { ref: false });
  }
}

type ServerHook = (server: Server) => void;
type Limit = (request: IncomingMessage, response: ServerResponse) => boolean;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface HookSettings {
  env: {
    SITE_URL: string;
    CLIENT_ADDRESS_HEADER?: string | undefined;
    PAGE_CACHE_MB: number;
    PAGES_AHEAD: "on" | "off";
    LOG_STORED_PAGES: "on" | "off";
  };
  /** @param block of IP addresses that the request came from */
  onGet: (target: string, block: () => string) => void;
  /** Counts a request that is not answered from memory. @returns whether it was over a limit, and has its response */
  limit: Limit;
  pages?: PageSource;
  /** Before each response, also one from memory. */
  onResponse?: (response: ServerResponse) => void;
  /** After the last response of a server that was told to stop. */
  onClose?: () => Promise<void>;
}

/** In this order, just before a server listens. */
function serverHooks(settings: HookSettings): readonly ServerHook[] {
  const raw = new RawResponses(settings.env.SITE_URL);
  return [
    announce,
    setDeadlines,
    closeIdleWhenStopping,
    (server) => raw.listen(server),
    (server) => server.once("close", () => void settings.onClose?.()),
    (server) => wrapListeners(server, settings, raw),
    (server) => {
      const { onResponse } = settings;
      if (onResponse) server.prependListener("request", (_request, response) => onResponse(response));
    },
  ];
}

/** In words of `npm start`, which names the address. */
function announce(server: Server): void {
  const { SITE_ADDRESS: address } = process.env;
  if (address) server.once("listening", () => process.stdout.write(`The site listens on ${address}\n`));
}

/** In this order, before `remix-serve` sees the request. */
function requestHooks({ env, onGet }: HookSettings): readonly Listener[] {
  return [
    closeAfterUnreadBody,
    setRequestIdHeader,
    normalizeRequestUrl,
    // Before all that read the client's IP.
    setPeerIpHeader,
    (request) => proxyWatch.note(request, env.CLIENT_ADDRESS_HEADER),
    (request) => divertCrossOriginPost(request, env.SITE_URL),
    (_request, response) => setSecurityHeaders(response, env.SITE_URL),
    compressStreamsWithGzip,
    (request) => {
      if (request.method !== "GET" || isRender(request)) return;
      onGet(request.url ?? "", () => ipBlock(clientIp(request, env.CLIENT_ADDRESS_HEADER)));
    },
  ];
}

/**
 * Middleware before `remix-serve`, which exposes neither server nor hook: one of Node's diagnostics channels announces
 * the server. Call once, before it listens.
 */
export function installRequestHooks(settings: HookSettings): void {
  const hooks = serverHooks(settings);
  subscribe("tracing:net.server.listen:asyncStart", (message) => {
    if (typeof message !== "object" || message === null || !("server" in message)) return;
    if (!(message.server instanceof Server)) return;
    for (const hook of hooks) hook(message.server);
  });
}

/** As the requests of `replaceAccessLog`: here it takes no time that a clock shows. */
function logStored(request: IncomingMessage, response: ServerResponse): void {
  const { path } = requestContext(request);
  const details = { status: response.statusCode, stored: true };
  inRequestContext(request, () => logger.info(`${request.method} ${loggedPath(path)}`, details));
}

/** What is stored; then the hooks and the server's own listeners. */
function wrapListeners(server: Server, settings: HookSettings, raw: RawResponses): void {
  const { env, onGet, pages, limit } = settings;
  const hooks = requestHooks(settings);
  const listeners = server.listeners("request");
  const answer: Listener = (request, response) =>
    inRequestContext(request, () => {
      for (const hook of hooks) hook(request, response);
      if (rejectRequest(request, response)) return;
      if (!isRender(request) && limit(request, response)) return;
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    });
  // In development, files and pages change without a version.
  const stored =
    process.env.NODE_ENV === "production"
      ? new StoredResponses({
          server,
          siteUrl: env.SITE_URL,
          pages:
            pages && env.PAGE_CACHE_MB > 0
              ? { ...pages, maxBytes: env.PAGE_CACHE_MB * 1024 * 1024 }
              : undefined,
          onGet: (request) => {
            setPeerIpHeader(request);
            onGet(request.url ?? "", () => ipBlock(clientIp(request, env.CLIENT_ADDRESS_HEADER)));
          },
          onMiss: (request, response) => {
            setPeerIpHeader(request);
            setSecurityHeaders(response, env.SITE_URL);
            return limit(request, response);
          },
          ...(env.LOG_STORED_PAGES === "on" && { onAnswer: logStored }),
          next: answer,
        })
      : undefined;
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (isClosing(request.socket)) return;
    raw.note(request, response);
    if (!server.listening) response.setHeader("Connection", "close");
    if (!stored?.serve(request, response)) answer(request, response);
  });
  server.on("checkExpectation", (request, response) => {
    if (isClosing(request.socket)) return;
    inRequestContext(request, () => {
      for (const hook of hooks) hook(request, response);
      rejectExpectation(response);
    });
  });
  if (stored && env.PAGES_AHEAD === "on")
    server.once("listening", () => void warmUp(server, publicPaths, (path) => stored.prepare(path)));
}
