import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { openedPages } from "~/forms/minimum-time.server";
import { clientAddress, noteClientAddress } from "~/server/client-address.server";
import { env } from "~/server/env.server";
import { noteForeignOrigin } from "~/server/foreign-origin.server";
import { onIncomingRequest } from "~/server/incoming-requests.server";
import { logger } from "~/server/logger.server";
import { mendAddress } from "~/server/mend-address.server";
import { setDocumentHeaders, setSecurityHeaders } from "~/server/response-headers.server";

onIncomingRequest((request, response) => {
  mendAddress(request);
  noteClientAddress(request);
  noteForeignOrigin(request);
  setSecurityHeaders(response, env.SITE_URL);
  if (request.method === "GET") {
    openedPages.noteRequested(clientAddress(request, env.CLIENT_ADDRESS_HEADER), request.url ?? "");
  }
});

const ABORT_AFTER_MS = 10_000;

/** Draws the whole document before the first byte leaves: a page is either complete or an error page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onAllReady() {
        setDocumentHeaders(headers);
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        logger.error("page not drawn", { path: new URL(request.url).pathname, error });
      },
    });
    setTimeout(abort, ABORT_AFTER_MS).unref();
  });
}

/** Errors of loaders and actions; requests given up by the visitor are none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  logger.error("request failed", { method: request.method, path: new URL(request.url).pathname, error });
}
