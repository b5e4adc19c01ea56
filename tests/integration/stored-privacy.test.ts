import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SESSION_COOKIE } from "~/http/session-cookie.server";
import { storedPageOf } from "~/stored-pages.server";
import { addPublishedIssue } from "../support/newsletter";
import { formPages } from "../support/pages";
import { routeRows } from "../support/routes";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
import { waitFor } from "../support/wait-for";

let site: Site;
let session: string;
beforeAll(async () => {
  // No page is rendered before a visitor asks.
  site = await startSite();
  await addPublishedIssue(site.db);
  session = await cookieOf(site, await makeStaff(site));
});
afterAll(() => site.stop());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** Status, headers and body as text. */
  text: string;
}

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const requested = new Set<string>();

/** With these headers alone, which `fetch` would not send as they are. */
async function send(path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Received> {
  requested.add(path);
  return await new Promise((resolve, reject) => {
    request(site.url + path, { method, headers, agent: false })
      .on("error", reject)
      .on("response", async (response) => {
        const encoded = await buffer(response);
        const decode = decoders[response.headers["content-encoding"] ?? ""];
        const text = (encoded.length > 0 && decode ? decode(encoded) : encoded).toString();
        const { statusCode: status = 0, rawHeaders } = response;
        resolve({ status, headers: response.headers, text: `${status} ${rawHeaders.join("\n")}\n\n${text}` });
      })
      .end(body);
  });
}

const MARKER = /private-[a-z-]+-marker/g;
const marker = (source: string) => `private-${source}-marker`;

/** All that a request can carry beside its address. */
const oddHeaders = {
  "User-Agent": marker("user-agent"),
  Referer: `https://${marker("referer")}.example/?q=${marker("referer")}`,
  Origin: `https://${marker("origin")}.example`,
  "X-Forwarded-For": `203.0.113.7, ${marker("forwarded")}`,
  "X-Forwarded-Host": `${marker("forwarded-host")}.example`,
  "X-Forwarded-Proto": marker("proto"),
  "X-Peer-Ip": marker("peer"),
  "X-Cross-Origin": marker("cross"),
  Forwarded: `for=${marker("for")}`,
  Host: `${marker("host")}.example`,
  "Accept-Language": `de, ${marker("language")}`,
  "If-None-Match": `"${marker("tag")}"`,
  Accept: `text/html, ${marker("accept")}/x`,
  Cookie: `theme=${marker("cookie")}`,
};

const typed = marker("typed");
const addresses = Object.values(routeRows)
  .map(({ path }) => path)
  .filter((path) => storedPageOf(path));
const withQuery = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;

/** What visitors type and choose: with parameters that the page knows, that it does not know, and that name a visitor. */
const lists = [
  ...["q", "source", "page"].map((name) => `/news?${name}=${typed}`),
  ...["q", "category", "language", "state", "cost", "ids", "page"].map(
    (name) => `/services/support-and-resources?state=OH&${name}=${typed}`,
  ),
  `/services/support-and-resources?state=TX&name=${typed}`,
  `/videos?q=${typed}`,
  `/videos?category=${typed}`,
  `/statistics?tab=economic&q=${typed}`,
  `/?year=2030&q=${typed}`,
  `/?year=${typed}`,
  `/first-week?state=OH&name=${typed}`,
  `/volunteer?role=policy_advocate&email=${typed}`,
  `/services/policy-advocacy?filter=${typed}`,
  `/crowdfunding?need=${typed}`,
  `/contact?subject=support&name=${typed}&message=${typed}&email=${typed}@example.org`,
  `/contact?subject=${typed}&campaign=${typed}&about=${typed}`,
  `/contact?sent=contact&mark=${typed}&subject=support`,
  `/contact?new=${typed}`,
  `/news.data?_routes=${typed}`,
];

/** One visitor after the other at the addresses where pages are stored. Those with odd headers render them first. */
async function visit(): Promise<void> {
  await Promise.all(
    addresses.map((path) =>
      send(withQuery(path, `utm_source=${typed}&name=${typed}`), { headers: oddHeaders }),
    ),
  );
  for (const path of lists) await send(path, { headers: { "Accept-Encoding": "br" } });
  const signedIn: [cookie: string, paths: string[]][] = [
    [session, ["/admin/dashboard", "/admin/account", ...addresses]],
    ...[`${SESSION_COOKIE}=${typed}`, `__Host-${SESSION_COOKIE}=${typed}`].map(
      (cookie): [string, string[]] => [cookie, ["/", "/news", "/contact"]],
    ),
  ];
  for (const [Cookie, paths] of signedIn) for (const path of paths) await send(path, { headers: { Cookie } });
  for (const { action, forms } of formPages) {
    for (const form of forms) {
      const fields = {
        form,
        name: typed,
        message: typed,
        email: typed,
        entry: "1",
        details: typed,
        challenge: typed,
      };
      const refused = await send(action, {
        method: "POST",
        body: String(new URLSearchParams(fields)),
        headers: {
          ...oddHeaders,
          Origin: site.url,
          "Content-Type": "application/x-www-form-urlencoded",
        },
      });
      expect(refused.status, action).toBe(400);
      expect(refused.text).toContain(typed);
      expect(refused.headers["cache-control"], action).not.toMatch(/public|s-maxage/);
    }
  }
}

describe("what is stored", () => {
  beforeAll(visit);

  it("holds nothing of a visitor: neither headers, nor typed text, nor a session, nor a name", async () => {
    const keys = new Set([...requested, ...addresses].flatMap((path) => storedPageOf(path)?.key ?? []));
    expect(keys.size).toBeGreaterThan(addresses.length);
    const [, secret = ""] = session.split("=");
    for (const key of keys) {
      for (const encoding of ["br", "gzip", "identity"]) {
        const { status, headers, text } = await send(key, { headers: { "Accept-Encoding": encoding } });
        expect(status, key).toBe(200);
        expect(headers.etag, `${key} is stored`).toBeDefined();
        expect(headers["set-cookie"], key).toBeUndefined();
        expect(text.match(MARKER), `${key} in ${encoding}`).toBeNull();
        for (const personal of [secret, STAFF.email, "203.0.113.7"]) {
          expect(text.includes(personal), `${key} in ${encoding} has ${personal}`).toBe(false);
        }
      }
    }
  });

  it.each([
    `/news?q=${typed}`,
    `/services/support-and-resources?q=${typed}`,
    `/services/support-and-resources?ids=3,17`,
    `/contact?sent=contact&mark=${typed}`,
    "/contact?new=yes",
  ])("does not have %s", async (path) => {
    const { headers } = await send(path);
    expect(headers["cache-control"]).not.toMatch(/public|s-maxage/);
  });

  it("does not have the contact page's own sums, and lends its shared one to all", async () => {
    const tokenAt = async (path: string) =>
      / name="challenge" value="([^"]+)"/.exec((await send(path)).text)?.[1];
    const own = [await tokenAt("/contact?new=yes"), await tokenAt("/contact?new=yes")];
    expect(new Set(own).size).toBe(2);
    const shared = await Promise.all(Array.from({ length: 5 }, () => tokenAt("/contact")));
    // The minute can end between two of them.
    expect(new Set(shared).size).toBeLessThanOrEqual(2);
    expect(shared[0]).toMatch(/^\d+\.\d+\.\./);
  });
});

it("counts every view of a stored page", async () => {
  const VIEWS = 25;
  const count = async () => {
    const { views } = await site.db
      .selectFrom("form_analytics")
      .select((eb) => eb.fn.countAll<number>().as("views"))
      .where("form_name", "=", "contact")
      .where("event_type", "=", "view")
      .executeTakeFirstOrThrow();
    return views;
  };
  const before = await count();
  for (let view = 0; view < VIEWS; view += 1) {
    const page = await send("/contact");
    expect(page.headers.etag).toBeDefined();
    const [, image = ""] = / src="(\/form-events\?form=contact)"/.exec(page.text) ?? [];
    const counted = await send(image, { headers: { "If-None-Match": "*" } });
    expect([counted.status, counted.headers["cache-control"]]).toEqual([200, "no-store"]);
  }
  await waitFor("the views", async () => (await count()) - before >= VIEWS);
  expect((await count()) - before).toBe(VIEWS);
});
