import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { refuseUnheld } from "./refusal-page.server";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A site that answers each post with a redirect, for which it may have lost the lease meanwhile. */
async function start({ before, after = before }: { before: boolean; after?: boolean }): Promise<string> {
  let isHeld = before;
  server = createServer((request, response) => {
    if (refuseUnheld(request, response, { stylesheet: "/a.css", isHeld: () => isHeld })) return;
    isHeld = after;
    if (request.method === "GET") response.end("a page");
    else response.writeHead(303, { Location: "/saved", "Set-Cookie": "staff=1" }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port");
  return `http://127.0.0.1:${address.port}`;
}

const post = (url: string) => fetch(url, { method: "POST", body: "name=Sam", redirect: "manual" });

it("leaves posts alone while the lease is held", async () => {
  const response = await post(await start({ before: true }));
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/saved"]);
});

it("refuses a post without the lease, and says that the form can be sent again; pages are shown", async () => {
  const url = await start({ before: false });
  const response = await post(url);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(await response.text()).toContain("Please send your form again in a minute");
  expect(await (await fetch(url)).text()).toBe("a page");
  const spanish = await (await post(`${url}/es?index`)).text();
  expect(spanish).toContain('<html lang="es-US">');
  expect(spanish).toContain("Envíe el formulario de nuevo en un minuto");
  expect(spanish).toContain("Llame al 988 y oprima 2");
});

it("does not acknowledge a post that was saved when the lease had ended", async () => {
  const response = await post(await start({ before: true, after: false }));
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect([response.headers.get("Location"), response.headers.get("Set-Cookie")]).toEqual([null, null]);
});
