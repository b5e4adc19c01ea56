import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import {
  documentPolicy,
  rawSecurityHeaders,
  setSecurityHeaders,
  takeOwnScripts,
} from "./response-headers.server";

function headersOf(siteUrl: string, type: string, own: Record<string, string> = {}) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setSecurityHeaders(response, siteUrl);
  response.writeHead(200, { "Content-Type": type, ...own });
  return response.getHeaders();
}

const year = { "strict-transport-security": "max-age=31536000" };

it.each(["text/html", "text/javascript", "application/json"])(
  "of %s tells browsers to use nothing but https where that is the site's",
  (type) => {
    expect(headersOf("https://aa.org", type)).toMatchObject(year);
    expect(headersOf("http://aa.org", type)).not.toHaveProperty("strict-transport-security");
  },
);

it("of a raw response are those of a file", () => {
  const raw = Object.entries(rawSecurityHeaders("https://aa.org"));
  const lower = Object.fromEntries(raw.map(([name, value]) => [name.toLowerCase(), value]));
  expect(headersOf("https://aa.org", "text/plain")).toMatchObject({ ...lower, ...year });
});

it("leave a response its own", () => {
  expect(headersOf("http://aa.org", "text/html", { "Referrer-Policy": "no-referrer" })).toMatchObject({
    "referrer-policy": "no-referrer",
  });
});

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The policy of a document whose own scripts have the nonce "n-1", and the document as it is sent. */
function sent(document: string) {
  const { html, scriptHashes } = takeOwnScripts(document, "n-1");
  return { html, policy: documentPolicy(scriptHashes) };
}

it("allows the site's own inline scripts", () => {
  const { html, policy } = sent(
    '<head><script nonce="n-1">one()</script></head><script nonce="n-1" type="module" async="">two("é")\n</script><script src="/a.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash('two("é")\n')};`);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(html).toBe(
    '<head><script>one()</script></head><script type="module" async="">two("é")\n</script><script src="/a.js"></script>',
  );
});

it.each([
  "<script>evil()</script>",
  '<script nonce="">evil()</script>',
  '<script nonce="n-2">evil()</script>',
  "<script>window.__remixContext.streamController.close();evil()</script>",
  '<script type="module">evil()</script>',
  '<script nonce="n-1">one()</script><script>evil()</script>',
  '<script>evil()</script><script nonce="n-1">one()</script>',
  '<script>evil()//<script nonce="n-1">one()</script>',
  '<script x="<script nonce="n-1">one()</script><script>evil()</script>',
])("allows no script that came into the document in another way: %s", (document) => {
  const { policy } = sent(`<p>Hello</p>${document}`);
  expect(policy.replace(` ${hash("one()")}`, "")).toContain("script-src 'self';");
});

it("needs no hash for structured data, which is not executed", () => {
  expect(sent('<script type="application/ld+json">{"a":1}</script>').policy).toContain("script-src 'self';");
});

it("allows no inline script where there is none", () => {
  expect(documentPolicy([])).toContain("script-src 'self';");
});
