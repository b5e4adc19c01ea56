import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import * as z from "zod";
import { ServerParts } from "~/components/frame/server-parts";
import { SiteFrame } from "~/components/frame/site-frame";
import { type BrowserScript, pageHandle } from "~/content/page";
import { watchLease } from "~/features/standby/watch-lease.server";
import { watchCopyAge, watchReplication } from "~/features/standby/watch-replication.server";
import { startAlertWatch } from "~/features/system/alert-watch.server";
import { refuseUnheld, respondTooManyRequests } from "~/http/limits/refusal-page.server";
import { RequestLimits, requestClassOf } from "~/http/limits/request-limits.server";
import { finishDocument, lowerScriptPriority, replaceAccessLog } from "~/http/remix-internals.server";
import { installRequestHooks } from "~/http/request-hooks.server";
import { recordTime } from "~/http/request-times.server";
import { submitDelay } from "~/kits/forms/submit-delay.server";
import { currentRequestId, loggedPath, logger } from "~/lib/logger.server";
import { composeServices } from "~/server/compose.server";
import { storedPageOf } from "~/stored-pages.server";
import publicStyles from "~/styles/public.css";
import { openVersions } from "./database/content-versions.server";
import { setDocumentHeaders, takeOwnScripts } from "./http/response-headers.server";
import { RequestId, ScriptNonce } from "./lib/contexts";

const ABORT_AFTER_MS = 10_000;

/**
 * The whole HTML of an element that may suspend, as Remix's data for hydration does. @param onError called for errors
 * after the shell @throws when the shell cannot be rendered
 */
function renderToHtml(element: ReactElement, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(abort, ABORT_AFTER_MS);
  });
}

const manifestSchema = z.record(z.string(), z.string());
let manifest: Record<string, string> | undefined;

/** Written by `scripts/support/build-steps.mjs`; in development the scripts change while the server runs. */
function readManifest(): Record<string, string> {
  if (manifest && process.env.NODE_ENV === "production") return manifest;
  manifest = manifestSchema.parse(JSON.parse(readFileSync("build/browser-scripts.json", "utf8")));
  return manifest;
}

function browserScriptUrl(name: BrowserScript): string {
  const url = readManifest()[name];
  if (!url) throw new Error(`app/browser/${name}.ts was not built.`);
  return url;
}

replaceAccessLog((method, target, status, ms) =>
  recordTime(requestClassOf(method, target) ?? "probes", status, ms),
);
const services = composeServices();
const { env } = services;
const versions = openVersions(env.DATABASE_PATH);
const requestLimits = new RequestLimits(services);
const lease = watchLease(env);
watchReplication(env);

installRequestHooks({
  env,
  onGet: (target, block) => submitDelay.recordRequest(target, block),
  limit(request, response) {
    if (lease && refuseUnheld(request, response, { stylesheet: publicStyles, isHeld: lease.isHeld }))
      return true;
    const seconds = requestLimits.check(request, new Date());
    if (seconds === undefined) return false;
    respondTooManyRequests(request, response, { stylesheet: publicStyles, seconds });
    return true;
  },
  pages: { storedPageOf, versions },
  ...(env.DATABASE_READ_ONLY === "on" && { onResponse: watchCopyAge(services.db) }),
  async onClose() {
    await services.events.flush();
    await requestLimits.flush();
    // SQLite writes the write-ahead log back into the database with the last connection, unless that one only reads.
    versions.close();
    await services.db.destroy();
    // Remix holds a timer of five seconds for each document.
    process.exit();
  },
});

/**
 * Node looks through CommonJS files for the names that they export, and keeps the source of those that nothing then loads:
 * 2 MiB of React's development builds.
 */
function deleteUnloadedSources() {
  const { cache } = createRequire(import.meta.url);
  for (const [path, module] of Object.entries(cache)) if (module && !module.loaded) delete cache[path];
}
deleteUnloadedSources();

// In development, somebody is looking already.
if (process.env.NODE_ENV === "production") startAlertWatch(services);

/** Never sent (docs/decisions/security-headers.md). */
const nonce = randomUUID();
const serverParts = { SiteFrame, scriptUrl: browserScriptUrl };

function handleOf({ routeModules, staticHandlerContext }: EntryContext) {
  const { matches, loaderData } = staticHandlerContext;
  return pageHandle(
    matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle, data: loaderData[route.id] })),
  );
}

/** React Router compares an address with all routes it is given, a fifth of what Home costs. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

/**
 * Renders the whole document first: a page is complete or an error page, and its Content-Security-Policy can list
 * script hashes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let finalStatus = status;
  const page = handleOf(context);
  // The routes near a page with a script are sent with it.
  const serverContext = page?.isHydrated ? context : withMatchedRoutes(context);
  const element = (
    <RequestId.Provider value={currentRequestId()}>
      <ScriptNonce.Provider value={nonce}>
        <ServerParts.Provider value={serverParts}>
          <RemixServer context={serverContext} url={request.url} nonce={nonce} />
        </ServerParts.Provider>
      </ScriptNonce.Provider>
    </RequestId.Provider>
  );
  const onError = (error: unknown) => {
    finalStatus = 500;
    logger.error("page not rendered", { path: loggedPath(new URL(request.url).pathname), error });
  };
  // Only what is hydrated can suspend; the other way takes a fifth less time.
  const rendered = page?.isHydrated
    ? await renderToHtml(element, onError)
    : `<!DOCTYPE html>${renderToString(element)}`;
  const finished = finishDocument(rendered);
  // React's development build warns about unknown attributes.
  const document = process.env.NODE_ENV === "production" ? lowerScriptPriority(finished) : finished;
  const { html, scriptHashes } = takeOwnScripts(document, nonce);
  const exceptions = page?.policyExceptions.filter(
    (exception) => exception !== "video thumbnails" || env.VIDEO_THUMBNAILS === "on",
  );
  setDocumentHeaders(headers, scriptHashes, exceptions);
  // Remix drops the headers of an action where its page has no headers of its own.
  for (const action of Object.values(context.staticHandlerContext.actionHeaders)) {
    const retryAfter = action.get("Retry-After");
    if (retryAfter) headers.set("Retry-After", retryAfter);
  }
  // Encoded here, because a Response takes a string twice through a converter of its own.
  return new Response(Buffer.from(html), { status: finalStatus, headers });
}

/** Not 4xx, which the access log has, nor aborted requests. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logger.error("request failed", {
    method: request.method,
    path: loggedPath(new URL(request.url).pathname),
    error,
  });
}
