import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";

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
