import type { IncomingMessage } from "node:http";
import { logger } from "~/lib/logger.server";
import { forwardedIp, headerOf, isPublicIp, peerIp } from "./client-ip.server";

/** RFC 7239 and its predecessors. */
const FORWARDING = ["x-forwarded-for", "forwarded", "x-real-ip", "fly-client-ip", "cf-connecting-ip"];

const LOOPBACK = new Set(["127.0.0.1", "::1"]);
/** More that proxies add, some of them nothing else. */
const PROXY_HEADERS = [...FORWARDING, "x-forwarded-host", "x-forwarded-proto", "via"];

/** @returns whether a program on this machine asks for itself, and no proxy asks for somebody else */
export function isFromThisMachine(request: Request, trustedHeader: string | undefined): boolean {
  const headers = [...PROXY_HEADERS, ...(trustedHeader ? [trustedHeader] : [])];
  if (headers.some((name) => request.headers.has(name))) return false;
  // A proxy that adds no header still asks for the site's name.
  const host = request.headers.get("Host") ?? "";
  return LOOPBACK.has(peerIp(request)) && /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host);
}

export interface ProxyProblem {
  /** CLIENT_ADDRESS_HEADER is not set, or its header has no IP address. */
  kind: "unset" | "unreadable";
  header: string;
}

const messages: Record<ProxyProblem["kind"], string> = {
  unset:
    "requests come through a proxy, but CLIENT_ADDRESS_HEADER is not set: all visitors count as one. Set it to the header that the proxy itself sets",
  unreadable:
    "the header that CLIENT_ADDRESS_HEADER names holds no IP address: all visitors of the proxy count as one",
};

export class ProxyWatch {
  #problem: ProxyProblem | null = null;

  get problem(): ProxyProblem | null {
    return this.#problem;
  }

  /** Only from private peers: anyone on the internet can send these headers. */
  note(request: IncomingMessage, trustedHeader: string | undefined): void {
    if (this.#problem || isPublicIp(peerIp(request))) return;
    this.#problem = problemOf(request, trustedHeader);
    if (this.#problem) logger.warn(messages[this.#problem.kind], { header: this.#problem.header });
  }
}

function problemOf(request: IncomingMessage, trustedHeader: string | undefined): ProxyProblem | null {
  if (trustedHeader !== undefined) {
    const isUnreadable =
      headerOf(request, trustedHeader) !== undefined && !forwardedIp(request, trustedHeader);
    return isUnreadable ? { kind: "unreadable", header: trustedHeader } : null;
  }
  const header = FORWARDING.find((name) => forwardedIp(request, name));
  return header ? { kind: "unset", header } : null;
}

export const proxyWatch = new ProxyWatch();
