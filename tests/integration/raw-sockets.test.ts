import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileProblems } from "~/kits/csv-import/upload.form";
import { exchange, openRaw, type RawResponse } from "../support/raw-http";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const FORM = "Content-Type: application/x-www-form-urlencoded\r\n";
const BODY = "a".repeat(300_000);

const head = (start: string, headers = "") =>
  `${start} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n${headers}\r\n`;
const withBody = (start: string, headers = "", body = BODY) =>
  head(start, `${FORM}Content-Length: ${body.length}\r\n${headers}`) + body;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const chunked = (start: string) =>
  head(start, `${FORM}Transfer-Encoding: chunked\r\n`) + chunk(BODY) + chunk("");

/** The status of each response, or "cut" for one that did not come to its end. */
const statuses = (responses: RawResponse[]) =>
  responses.map(({ status, complete }) => (complete ? status : "cut"));
const title = (response: RawResponse | undefined) => /<title>(.*?)<\/title>/.exec(response?.body ?? "")?.[1];

const FOREIGN = "Origin: https://example.org\r\n";

const unread: [what: string, request: () => string, status: number][] = [
  ["a form that is too large", () => withBody("POST /contact"), 413],
  ["a chunked form that is too large", () => chunked("POST /contact"), 413],
  ["a form from a foreign origin", () => withBody("POST /contact", FOREIGN), 403],
  ["a sign-in that is too large", () => withBody("POST /admin/login"), 413],
  ["a form sent by script", () => withBody("POST /contact.data"), 413],
  ["a page without an action", () => withBody("POST /about"), 405],
  ["a page without an action, by script", () => withBody("POST /about.data"), 405],
  ["a method that no page has", () => withBody("DELETE /about"), 405],
  ["an unknown address", () => withBody("POST /no-such-page"), 404],
  ["an unknown file", () => withBody("GET /no-such-file.png"), 404],
  ["a file", () => withBody("GET /favicon.svg"), 200],
  ["a page", () => withBody("GET /privacy-policy"), 200],
  ["an unsupported method", () => withBody("PROPFIND /about"), 501],
  ["an unknown expectation", () => withBody("POST /contact", "Expect: the-unexpected\r\n"), 417],
];

describe("a request body that is not fully read", () => {
  it.each(unread)("closes the connection after the whole response: %s", async (_what, request, status) => {
    const { responses, ended } = await exchange(site.url, request());
    expect({ statuses: statuses(responses), ended }).toEqual({ statuses: [status], ended: "FIN" });
    expect(responses[0]?.headers.get("connection")).toBe("close");
  });

  it.each(unread)("processes no later request on the connection: %s", async (_what, request, status) => {
    const { responses, ended } = await exchange(site.url, request() + head("GET /about"));
    expect({ statuses: statuses(responses), ended }).toEqual({ statuses: [status], ended: "FIN" });
  });

  it("gets its response although it is never sent", async () => {
    const { responses, ended } = await exchange(
      site.url,
      head("POST /contact", "Content-Length: 900000000\r\n"),
    );
    expect({ statuses: statuses(responses), ended }).toEqual({ statuses: [413], ended: "FIN" });
  });

  it("is answered after earlier requests on the same connection", async () => {
    const { responses, ended } = await exchange(site.url, head("GET /about") + withBody("POST /contact"));
    expect({ statuses: statuses(responses), ended }).toEqual({ statuses: [200, 413], ended: "FIN" });
  });

  it("does not log a later request as served", async () => {
    await exchange(site.url, withBody("POST /contact") + head("GET /on-the-connection"));
    await (await fetch(`${site.url}/afterwards`)).text();
    await site.web().until(/GET \/afterwards /);
    expect(site.web().output()).not.toContain("GET /on-the-connection");
  });

  it("shows staff the error page for a file over the limit after 100 MB", async () => {
    const cookie = await cookieOf(site, await makeStaff(site));
    const size = 100 * 1024 * 1024;
    const headers = [
      `Cookie: ${cookie}`,
      `Origin: ${site.url}`,
      "Content-Type: multipart/form-data; boundary=x",
      `Content-Length: ${size}`,
    ];
    const megabyte = Buffer.alloc(1024 * 1024, "a");
    const { responses, ended, sent } = await exchange(
      site.url,
      head("POST /admin/resources/import", `${headers.join("\r\n")}\r\n`),
      ...Array.from({ length: 100 }, () => megabyte),
    );
    expect(sent).toBe(true);
    expect({ statuses: statuses(responses), ended }).toEqual({ statuses: [413], ended: "FIN" });
    expect(responses[0]?.body).toContain(fileProblems.tooLarge);
  });
});

describe("a reused connection", () => {
  it("gets two pages in the order of their requests", async () => {
    const connection = await openRaw(site.url);
    await connection.send(head("GET /about") + head("GET /videos"));
    await waitFor("two pages", () => connection.responses()[1]?.complete);
    expect(connection.responses().map(title)).toEqual([
      expect.stringContaining("Who We Are"),
      expect.stringContaining("Video"),
    ]);
    connection.destroy();
  });

  it("gets a page after an invalid form whose body was fully read", async () => {
    const connection = await openRaw(site.url);
    await connection.send(withBody("POST /contact", "", "form=contact") + head("GET /about"));
    await waitFor("two pages", () => connection.responses()[1]?.complete);
    expect(statuses(connection.responses())).toEqual([400, 200]);
    expect(connection.responses()[0]?.headers.get("connection")).toBe("keep-alive");
    connection.destroy();
  });
});

describe("Expect: 100-continue", () => {
  const ask = (size: number) =>
    head("POST /contact", `${FORM}Content-Length: ${size}\r\nExpect: 100-continue\r\n`);

  it("is answered before a small body is sent", async () => {
    const body = "form=contact";
    const connection = await openRaw(site.url);
    await connection.send(ask(body.length));
    await waitFor("100 Continue", () => connection.responses()[0]?.status === 100);
    await connection.send(body);
    await waitFor("the page", () => connection.responses()[1]?.complete);
    expect(statuses(connection.responses())).toEqual([100, 400]);
    connection.destroy();
  });

  it("ends the connection when the body is too large", async () => {
    const { responses, ended } = await exchange(site.url, ask(BODY.length));
    expect(statuses(responses).at(-1)).toBe(413);
    expect(ended).toBe("FIN");
  });
});
