import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import onHeaders from "on-headers";

const TYPES: Record<string, string> = {
  js: "text/javascript",
  css: "text/css; charset=UTF-8",
};

/** A file whose name changes with its content is never revalidated; a page loads some forty of them. */
const NEEDLESS_HEADERS = ["ETag", "Last-Modified", "Accept-Ranges"];

/** By name (RFC 9110, 12.5.3). */
function acceptsBrotli(header: unknown): boolean {
  return (
    typeof header === "string" &&
    header.split(",").some((part) => {
      const [coding = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return coding === "br" && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    })
  );
}

/**
 * Serves precompressed Brotli copies (`name.br`). @param folder read once @param publicPath of that folder, as
 * "/build/"
 */
export function compressedFiles(folder: string, publicPath: string) {
  const copies = new Map<string, { path: string; type: string }>();
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  for (const name of names) {
    const [, plain, extension = ""] = /^(.*\.(\w+))\.br$/.exec(name) ?? [];
    const type = TYPES[extension];
    if (plain && type) copies.set(publicPath + plain, { path: join(folder, name), type });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const copy = copies.get(request.url ?? "");
    if (!copy || (request.method !== "GET" && request.method !== "HEAD")) return;
    response.setHeader("Vary", "Accept-Encoding");
    // A newer build may have deleted the file; a 404 page must not claim to be compressed.
    if (!acceptsBrotli(request.headers["accept-encoding"]) || !existsSync(copy.path)) return;
    request.url += ".br";
    response.setHeader("Content-Encoding", "br");
    response.setHeader("Content-Type", copy.type);
    onHeaders(response, () => {
      for (const name of NEEDLESS_HEADERS) response.removeHeader(name);
    });
  };
}
