import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, Server, ServerResponse } from "node:http";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Calls a function for every HTTP request of this process, before anything else handles it.
 *
 * `remix-serve` gives an application neither its server nor a place for middleware; Node's own diagnostics channel
 * announces each request first. Called once, when the server's entry module is loaded.
 */
export function onIncomingRequest(listener: Listener): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null) return;
    if (!("request" in message) || !("response" in message)) return;
    const { request, response } = message;
    if (request instanceof IncomingMessage && response instanceof ServerResponse) listener(request, response);
  });
}

/**
 * Calls a function with each HTTP server of this process just before it listens. `remix-serve` loads the server's entry
 * module before that.
 */
export function onHttpServer(listener: (server: Server) => void): void {
  subscribe("tracing:net.server.listen:asyncStart", (message) => {
    if (typeof message !== "object" || message === null || !("server" in message)) return;
    if (message.server instanceof Server) listener(message.server);
  });
}

/**
 * Lets only some requests reach the listeners that a server has by now.
 *
 * @param isAccepted responds to those that it does not accept, or leaves them without a response
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
