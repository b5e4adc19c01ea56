import { createServer } from "node:net";

/**
 * The reason why the site cannot listen there, or undefined.
 *
 * @param {number} port
 * @param {string | undefined} host undefined for every address of the machine
 * @returns {Promise<string | undefined>}
 */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE") {
        resolve(`Port ${port} is taken: stop what listens there, or choose another with PORT.`);
      } else if (error.code === "EACCES") {
        resolve(`Port ${port} is not allowed for this user: choose one above 1023 with PORT.`);
      } else {
        resolve(`Cannot listen on ${host ?? "any address"}, port ${port}: ${error.message}`);
      }
    });
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * A free port of 127.0.0.1.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(address)));
    });
  });
}

/**
 * The URL at which this machine reaches a server that listens on `host`.
 *
 * @param {number} port
 * @param {string | undefined} host
 */
export function localUrl(port, host) {
  if (!host || host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
