import { randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { logWithRequestId } from "~/lib/logger.server";

interface RequestContext {
  /** Nine digits in threes, to be read out. Never from outside. */
  id: string;
  /** As it was asked for, without the search, which can hold tokens. */
  path: string;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export function newRequestId(): string {
  const digits = String(randomInt(1_000_000_000)).padStart(9, "0");
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Call before anything else changes the request. */
export function requestContext(request: IncomingMessage): RequestContext {
  const known = contexts.get(request);
  if (known) return known;
  const context = { id: newRequestId(), path: (request.url ?? "").split("?")[0] ?? "" };
  contexts.set(request, context);
  return context;
}

/** What `run` starts, now and later, logs with the request's id. */
export function inRequestContext(request: IncomingMessage, run: () => void): void {
  logWithRequestId(requestContext(request).id, run);
}

/** Whoever writes about an error can name it. Pages have no bytes to spare for it. */
export function setRequestIdHeader(request: IncomingMessage, response: ServerResponse): void {
  const { id } = requestContext(request);
  onHeaders(response, () => {
    if (response.statusCode >= 400) response.setHeader("X-Request-Id", id);
  });
}
