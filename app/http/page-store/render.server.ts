import { type IncomingMessage, request, type Server } from "node:http";
import { duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";

/** Longer than a page may take (`entry.server.tsx`). */
const TIMEOUT_MS = 30_000;

export interface RenderedResponse {
  status: number;
  headers: Array<[name: string, value: string]>;
  body: Buffer;
}

const connections = new WeakSet<object>();

/** Whether the store asks, not a visitor. */
export const isRender = ({ socket }: IncomingMessage) => connections.has(socket);

/**
 * The server's own response to a request that carries nothing of a visitor, over a connection in memory: no visitor who
 * leaves can end it.
 */
export async function render(server: Server, target: string, host: string): Promise<RenderedResponse> {
  const [client, connection] = duplexPair();
  connections.add(connection);
  server.emit("connection", connection);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({
      path: target,
      headers: { Host: host },
      createConnection: () => client,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
  const { statusCode = 0, rawHeaders } = response;
  const headers: RenderedResponse["headers"] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.push([rawHeaders[index] ?? "", rawHeaders[index + 1] ?? ""]);
  }
  return { status: statusCode, headers, body: await buffer(response) };
}
