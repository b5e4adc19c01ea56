import { get } from "node:http";
import { ACCEPT_ENCODING } from "./load";

/** A page as it is sent to a browser, still compressed. */
export function fetchBody(
  url: string,
  sent: Readonly<Record<string, string>> = {},
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...sent, "Accept-Encoding": ACCEPT_ENCODING } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        // Node's server adds those of the connection itself.
        const {
          connection: _1,
          "keep-alive": _2,
          "transfer-encoding": _3,
          date: _4,
          ...headers
        } = response.headers;
        const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
        resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(texts) });
      });
    }).on("error", reject);
  });
}
