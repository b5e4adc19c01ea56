import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminTables } from "~/features/dashboard/tables";
import { formPages, publicPages } from "../support/pages";
import { openRaw } from "../support/raw-http";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const MULTIPART = "multipart/form-data; boundary=x";
const URLENCODED = "application/x-www-form-urlencoded";

/** Bodies no form of the site sends: what they are, their type, themselves, and the answer they get. */
const bodies: [what: string, type: string | undefined, body: string, status: number][] = [
  ["nothing", URLENCODED, "", 400],
  ["JSON", "application/json", '{"form":"contact"}', 400],
  ["a body without a type", undefined, "form=contact", 400],
  ["a torn multipart body", MULTIPART, "--x\r\nContent-Disposition: form-data; na", 400],
  [
    "a file for a name",
    MULTIPART,
    '--x\r\nContent-Disposition: form-data; name="name"; filename="a"\r\n\r\n1\r\n--x--\r\n',
    400,
  ],
  ["a form of another page", URLENCODED, "form=no-such-form", 400],
  ["the prototype's names", URLENCODED, "__proto__=1&constructor=2&form=__proto__", 400],
  ["half characters and NULs", URLENCODED, "name=%ED%A0%80%00&email=%FF%FE&message=%00", 400],
  [
    "unknown answers",
    URLENCODED,
    "role=boss&subject=hacking&partnershipType=Bribe&impactLevel=robot&name=a&email=nobody&firstName=a",
    400,
  ],
  ["a list where a word belongs", URLENCODED, "email[]=a&email[b]=c&name[]=d", 400],
  ["70 kB", URLENCODED, `name=${"a".repeat(70_000)}`, 413],
];

it.each(formPages)(
  "$action responds to every malformed body with a page",
  { tags: ["@public-5.1"] },
  async ({ action }) => {
    for (const [what, type, body, status] of bodies) {
      const response = await fetch(site.url + action, {
        method: "POST",
        headers: type ? { "Content-Type": type } : {},
        body: Buffer.from(body, "utf8"),
        redirect: "manual",
      });
      expect(response.status, what).toBe(status);
      expect(await response.text(), what).toContain("<h1");
    }
  },
);

const queries = [
  "q=%00",
  "q=%25_%27%22%3Cscript%3E",
  `q=${"a".repeat(5000)}`,
  "q=%ED%A0%80",
  "q=a&q=b&q[]=c",
  "page=-1",
  "page=999999999999999999999",
  "page=NaN",
  "year=3000",
  "year=__proto__",
  "tab=constructor",
  "form=__proto__",
  "view=constructor&event=toString&sort=__proto__",
  "category=%00&source=%00",
  "role=toString",
  "sent=__proto__",
  "from=x&to=y",
];

/** Some of them: the others come to other pages, and to all in hostile-requests.test.ts. */
const queriesOf = (place: number) => queries.filter((_, index) => (index + place) % 4 === 0);

it.each(publicPages.map((path, place) => ({ path, place })))(
  "$path renders its page for any query string",
  { tags: ["@public-1.1", "@public-2.1", "@public-6"] },
  async ({ path, place }) => {
    for (const query of queriesOf(place)) {
      const address = `${path}${path.includes("?") ? "&" : "?"}${query}`;
      const response = await fetch(site.url + address, { redirect: "manual" });
      expect(response.status, query).toBe(200);
      await response.text();
    }
    for (const method of ["PUT", "DELETE", "PATCH"]) {
      const response = await fetch(site.url + path, { method, body: "a=b" });
      expect(Math.floor(response.status / 100), method).toBe(4);
      await response.text();
    }
  },
);

it("every staff page renders for any query string", async () => {
  const headers = { Cookie: await cookieOf(site, await makeStaff(site)) };
  const tables = Object.values(adminTables);
  const exports = tables.map(({ kind }) => `/admin/exports/${kind}.csv`);
  const others = ["/admin/dashboard", "/admin/audit", "/admin/resources", "/admin/system"];
  const paths = [...tables.map((table) => table.path), ...exports, ...others];
  for (const [place, path] of paths.entries()) {
    for (const query of queriesOf(place)) {
      const response = await fetch(`${site.url}${path}?${query}`, { headers, redirect: "manual" });
      expect(response.status, `${path}?${query}`).toBe(200);
      await response.text();
    }
  }
});

/** Sends bytes as they are, which no HTTP library would, and returns the first line of the answer. */
function raw({ url }: Site, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(10_000, () => socket.destroy(new Error("No answer")));
    socket.once("data", (data) => {
      resolve(data.toString().split("\r\n")[0] ?? "");
      socket.destroy();
    });
    socket.once("error", reject);
  });
}

it("rejects a body by its Content-Length before it is sent", async () => {
  const head = `POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: ${URLENCODED}\r\nContent-Length: 900000000\r\n\r\n`;
  expect(await raw(site, head)).toContain(" 413 ");
});

describe("malformed URLs and headers", () => {
  it.each([
    ["a torn escape", "GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n", 404],
    ["no host", "GET / HTTP/1.0\r\n\r\n", 200],
    ["a target that is no path", "GET http://[/ HTTP/1.1\r\nHost: a\r\n\r\n", 404],
    [
      "an origin that is none",
      "POST /contact HTTP/1.1\r\nHost: a\r\nOrigin: ::\r\nContent-Length: 0\r\n\r\n",
      403,
    ],
    [
      "a hidden origin",
      "POST /contact HTTP/1.1\r\nHost: a\r\nOrigin: null\r\nContent-Length: 0\r\n\r\n",
      403,
    ],
  ])("%s gets a page", async (_what, bytes, status) => {
    expect(await raw(site, bytes)).toContain(` ${status} `);
  });
});

describe("an address that is too long, or a second Host header", () => {
  it.each([
    ["two Host headers", "GET /about HTTP/1.1\r\nHost: a\r\nhOsT: b\r\n\r\n", " 400 "],
    ["the same Host header twice", "GET /admin/login HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", " 400 "],
    ["a path of many parts", `GET ${"/a".repeat(40)} HTTP/1.1\r\nHost: a\r\n\r\n`, " 414 "],
    ["a path of 2,000 letters", `GET /${"a".repeat(2000)} HTTP/1.1\r\nHost: a\r\n\r\n`, " 414 "],
    ["the longest search", `GET /news?q=${"a".repeat(8000)} HTTP/1.1\r\nHost: a\r\n\r\n`, " 200 "],
  ])("is answered in words: %s", async (_, request, status) => {
    expect(await raw(site, request)).toContain(status);
  });
});

describe("a Host header that is not a host name", () => {
  it.each([
    "[",
    "a@b",
    "a:b@c",
    "a/admin/login?x#",
    "a/contact?",
    "a\\b",
    "a b",
    "a:99999999",
    "a:-5",
    "1.2.3.4.5",
    "[::1",
    "[::x]",
    "",
  ])("gets 400 in plain text: %j", async (host) => {
    const connection = await openRaw(site.url);
    await connection.send(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    const response = await waitFor("a response", () =>
      connection.responses().find(({ complete }) => complete),
    );
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    connection.destroy();
  });

  it.each(["a", "after-automation.org:443", "10.0.0.1:3000", "[::1]", "[2001:db8::1]:8080", "under_score"])(
    "is not %j",
    async (host) => {
      expect(await raw(site, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toContain(" 200 ");
    },
  );

  it.each(["a:99999999", "a:-5", "a@b", "a/admin/login?x#"])(
    "is ignored as X-Forwarded-Host: %j",
    async (host) => {
      const response = await fetch(`${site.url}/about`, { headers: { "X-Forwarded-Host": host } });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("<title>Who We Are");
    },
  );
});

describe("an unsupported method", () => {
  it.each(["TRACE", "CONNECT", "PROPFIND", "PURGE"])("gets 501: %s", async (method) => {
    const target = method === "CONNECT" ? "example.org:443" : "/";
    expect(await raw(site, `${method} ${target} HTTP/1.1\r\nHost: a\r\n\r\n`)).toContain(" 501 ");
  });

  it.each(["BREW", "get"])("gets 400 when HTTP does not know it: %s", async (method) => {
    expect(await raw(site, `${method} / HTTP/1.1\r\nHost: a\r\n\r\n`)).toContain(" 400 ");
  });

  it("survives a client that resets its CONNECT request", async () => {
    const connection = await openRaw(site.url);
    await connection.send("CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n");
    connection.reset();
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});

it("logs no error for a client's malformed request", async () => {
  const requests: [method: string, path: string, status: number][] = [
    ["OPTIONS", "/about", 405],
    ["POST", "/about", 405],
    ["POST", "/about.data", 405],
    ["DELETE", "/healthz", 405],
    ["POST", "/news.rss", 405],
    ["GET", "/no-such-page", 404],
    ["GET", "/no-such-page.data", 404],
    ["GET", "/about?_data=root", 200],
    ["POST", "/about?_data=routes%2Fabout", 405],
  ];
  for (const [method, path, status] of requests) {
    const response = await fetch(site.url + path, { method });
    expect(response.status, `${method} ${path}`).toBe(status);
    await response.text();
  }
  await (await fetch(`${site.url}/privacy-policy`)).text();
  await site.web().until(/GET \/privacy-policy /);
  expect(site.web().output()).not.toMatch(/ error |Error/);
});

it("logs no query string, which may hold a token or a search", async () => {
  await (await fetch(`${site.url}/newsletter/unsubscribe?token=a-secret-token`)).text();
  await site.web().until(/GET \/newsletter\/unsubscribe /);
  expect(site.web().output()).not.toContain("a-secret-token");
});
