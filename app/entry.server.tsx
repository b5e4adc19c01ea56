import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { submitDelay } from "~/kits/forms/submit-delay.server";
import { ScriptNonce } from "~/lib/script-nonce";
import { takeOwnScripts } from "~/server/content-security-policy.server";
import { env } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import { finishDocument, logUrlsWithoutSearch, lowerScriptPriority } from "~/server/remix-internals.server";
import { installRequestHooks } from "~/server/request-hooks.server";
import { setDocumentHeaders } from "~/server/response-headers.server";

logUrlsWithoutSearch();
installRequestHooks({ env, onGet: (block, target) => submitDelay.recordRequest(block, target) });

const ABORT_AFTER_MS = 10_000;

/**
 * Draws the whole document before the first byte leaves: a page is either complete or an error page, and its
 * Content-Security-Policy can name the inline scripts that the site has written in it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let finalStatus = status;
  const nonce = randomUUID();
  const document = (
    <ScriptNonce.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </ScriptNonce.Provider>
  );
  const rendered = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        logger.error("page not drawn", { path: new URL(request.url).pathname, error });
      },
    });
    const timer = setTimeout(abort, ABORT_AFTER_MS);
  });
  const { html: body, scripts } = takeOwnScripts(finishDocument(rendered), nonce);
  setDocumentHeaders(headers, scripts);
  // In development React would complain of an attribute it did not draw.
  const html = process.env.NODE_ENV === "production" ? lowerScriptPriority(body) : body;
  return new Response(html, { status: finalStatus, headers });
}

/** Logs faults of loaders and actions, and no 4xx: the access log has those. A request given up by its visitor is none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logger.error("request failed", { method: request.method, path: new URL(request.url).pathname, error });
}
