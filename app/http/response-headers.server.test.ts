import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { rawSecurityHeaders, setSecurityHeaders } from "./response-headers.server";

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
