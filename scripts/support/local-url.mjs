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
