import { describe, expect, it } from "vitest";
import { MAX_BODY_BYTES, parseFormBody } from "./parse-form-body.server";

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request("http://localhost/contact", {
    method: "POST",
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });

describe("readForm", () => {
  it("reads urlencoded and multipart forms alike, the first value of each name", async () => {
    const urlencoded = await parseFormBody(post(new URLSearchParams("name=Zoë&name=other&empty=")));
    expect(urlencoded).toEqual({
      ok: true,
      fields: new Map([
        ["name", "Zoë"],
        ["empty", ""],
      ]),
    });
    const form = new FormData();
    form.set("name", "Zoë");
    expect(await parseFormBody(post(form))).toEqual({ ok: true, fields: new Map([["name", "Zoë"]]) });
  });

  it("rejects a body whose Content-Length is too large before reading any of it", async () => {
    let read = 0;
    const endless = new ReadableStream({
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const request = post(endless, { "Content-Length": String(MAX_BODY_BYTES + 1) });
    expect(await parseFormBody(request)).toMatchObject({ ok: false, status: 413 });
    expect(read).toBeLessThanOrEqual(1);
  });

  it("stops reading a body without a length soon after 64 kB", async () => {
    let bytes = 0;
    const endless = new ReadableStream({
      pull(controller) {
        bytes += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const request = post(endless, { "Content-Type": "application/x-www-form-urlencoded" });
    expect(await parseFormBody(request)).toMatchObject({ ok: false, status: 413 });
    expect(bytes).toBeLessThan(MAX_BODY_BYTES + 4 * 1024);
  });

  it.each([
    ["JSON", '{"name":1}', "application/json"],
    ["no type", "name=a", ""],
    ["a torn multipart body", "--x\r\nContent-Disposition: form-data; na", "multipart/form-data; boundary=x"],
    ["multipart without a boundary", "name=a", "multipart/form-data"],
  ])("answers 400 to %s", async (_what, body, type) => {
    expect(await parseFormBody(post(body, { "Content-Type": type }))).toMatchObject({
      ok: false,
      status: 400,
    });
  });

  it("answers 400 to a file where text belongs", async () => {
    const form = new FormData();
    form.set("name", new Blob(["x"]), "x.txt");
    expect(await parseFormBody(post(form))).toMatchObject({ ok: false, status: 400 });
  });
});
