import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { publicPages } from "../../tests/support/pages";

/** How many requests were sent and what became of them: by status, or "failed" where there was none. */
export type Outcomes = Record<string, number>;

interface Load {
  url: string;
  /** Of a signed-in member of staff. */
  cookie: string;
  /** Ends the load. */
  signal: AbortSignal;
}

const SEARCHES = [
  "/news?q=ai",
  "/news?q=layoffs&page=2",
  "/news?q=%D0%B0%D0%B1%D0%B2%D0%B3",
  "/services/support-and-resources?q=rent",
  "/services/support-and-resources?q=training&category=education",
];
const STAFF = [
  "/admin/dashboard",
  "/admin/dashboard/newsletter?q=ann",
  "/admin/dashboard/contact",
  "/admin/dashboard/analytics",
  "/admin/exports/contact.csv",
  "/admin/exports/newsletter.csv",
  "/admin/exports/analytics.csv",
];
const VISITORS = 5;
const PAUSE_MS = 30;
const HALF_OPEN_MS = 3_000;

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const word = (length: number) => Math.random().toString(36).slice(2).padEnd(length, "x").slice(0, length);

function form(): [string, Record<string, string>] {
  const email = `visitor-${word(12)}@example.org`;
  return pick<[string, Record<string, string>]>([
    ["/?index", { form: "newsletter", name: "Sam", email, wantsNews: "on" }],
    [
      "/partner",
      { companyName: "Acme", contactName: "Sam", email, partnershipType: "Other", message: word(400) },
    ],
    ["/partner", { companyName: "", contactName: word(200), email: "no address", message: word(3000) }],
  ]);
}

/** Sends raw bytes and reads whatever comes until the other side closes, or for some seconds. */
function raw(url: string, bytes: string, forMs: number): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), forMs);
    socket.on("error", () => undefined).resume();
    socket.on("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function hostile(): [string, number] {
  const head = (line: string, ...headers: string[]) =>
    `${[`${line} HTTP/1.1`, "Host: 127.0.0.1", ...headers].join("\r\n")}\r\n\r\n`;
  const body = "x".repeat(300_000);
  return pick<[string, number]>([
    [head("POST /contact", `Content-Length: ${body.length}`) + body, HALF_OPEN_MS],
    [head("POST /admin/login", "Transfer-Encoding: chunked") + `493e0\r\n${body}\r\n`, HALF_OPEN_MS],
    [head(`GET /${word(12)}${"a".repeat(15_000)}/`, "Connection: close"), HALF_OPEN_MS],
    [head(`GET /${word(12)}`, `Cookie: ${"a".repeat(15_000)}`, "Connection: close"), HALF_OPEN_MS],
    ["GET /about HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half", HALF_OPEN_MS],
    [head("POST /partner", "Content-Length: 60000") + "message=", HALF_OPEN_MS],
    [head("GET /about", "Host: a/admin/login?x#", "Connection: close"), HALF_OPEN_MS],
  ]);
}

/** Visitors who read, search and send forms, a member of staff who reads and exports, and hostile connections. */
export async function mixedLoad({ url, cookie, signal }: Load): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  const count = (what: string | number) => {
    outcomes[what] = (outcomes[what] ?? 0) + 1;
  };
  const request = async (path: string, init: RequestInit = {}) => {
    try {
      const response = await fetch(url + path, { redirect: "manual", ...init });
      await response.arrayBuffer();
      count(response.status);
    } catch {
      count("failed");
    }
  };
  const repeat = async (once: () => Promise<void>) => {
    while (!signal.aborted) {
      await once();
      await sleep(PAUSE_MS);
    }
  };
  const visit = () => {
    const kind = Math.random();
    if (kind < 0.75) return request(pick(publicPages));
    if (kind < 0.9) return request(pick(SEARCHES));
    const [path, fields] = form();
    return request(path, { method: "POST", body: new URLSearchParams(fields) });
  };
  const attack = async () => {
    await Promise.all(Array.from({ length: 10 }, () => raw(url, ...hostile())));
    count("hostile");
  };
  await Promise.all([
    ...Array.from({ length: VISITORS }, () => repeat(visit)),
    repeat(() => request(pick(STAFF), { headers: { cookie } })),
    repeat(attack),
    repeat(attack),
  ]);
  return outcomes;
}
