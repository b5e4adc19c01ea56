import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { logger } from "~/lib/logger.server";
import { newRequestId } from "./request-context.server";
import { rawSecurityHeaders } from "./response-headers.server";

/** By the code of Node's error; any other is a 400. */
const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

function responseText(status: number, siteUrl: string): string {
  const reason = STATUS_CODES[status] ?? "";
  const request = newRequestId();
  logger.info("request rejected", { status, request });
  const body = `${reason}\nIf you write to us, give this number: ${request}\n`;
  const headers = {
    ...rawSecurityHeaders(siteUrl),
    "X-Request-Id": request,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${reason}`, ...lines, "", body].join("\r\n");
}

/** What Node would answer by itself, without any header: what it cannot read or what is late, and CONNECT. */
export class RawResponses {
  readonly #siteUrl: string;
  readonly #current = new WeakMap<object, ServerResponse>();

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  listen(server: Server): void {
    server.on("connect", (_request, socket) => {
      // Node leaves errors of a CONNECT socket to the listener.
      socket.on("error", () => socket.destroy());
      this.#end(socket, 501);
    });
    server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
      const isStarted = this.#current.get(socket)?.headersSent ?? false;
      if (!socket.writable || isStarted || error.code === "ECONNRESET") socket.destroy(error);
      else this.#end(socket, STATUS_BY_ERROR[error.code ?? ""] ?? 400);
    });
  }

  /** Its socket gets no second response while this one is under way. */
  note({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#current.set(socket, response);
    response.once("close", () => {
      if (this.#current.get(socket) === response) this.#current.delete(socket);
    });
  }

  #end(socket: Duplex, status: number): void {
    socket.end(responseText(status, this.#siteUrl), () => socket.destroy());
  }
}
