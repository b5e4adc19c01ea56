import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Reader } from "./reader";

const PAGE = `<!DOCTYPE html><html lang="en"><title>A form</title><main><h1>A form</h1>
<form method="post" action="/sent#thanks"><input type="hidden" name="form" value="letter">
<label for="who">Name</label><input id="who" name="name" aria-describedby="why"><p id="why">Enter your name</p>
<label for="where">Kind</label><select id="where" name="kind"><option value="">Choose</option><option value="a">One</option></select>
<label><input type="checkbox" name="news" checked>News</label><label><input type="radio" name="way" value="post">Post</label>
<label for="words">Words</label><textarea id="words" name="words">
Hello &lt;i></textarea><input name="off" value="x" disabled><label for="gone">Gone</label>
<button name="intent" value="send">Send</button><button disabled>Later</button></form>
<form method="post" action="/sent" enctype="multipart/form-data"><label for="file">File</label><input id="file" type="file" name="file">
<button>Upload</button></form><form><label for="q">Search</label><input id="q" name="q"><button>Find</button></form><a href="?page=2#list">Next</a></main></html>`;

let server: Server;
let reader: Reader;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    if (request.method !== "POST") return void response.end(PAGE);
    response.setHeader("Set-Cookie", "seen=1; Path=/");
    response.end(`<html><p>${body}</p><p role="status">${request.url}</p></html>`);
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const isAddress = (address: unknown): address is AddressInfo => typeof address === "object";
  const address = server.address();
  reader = new Reader({ url: `http://127.0.0.1:${isAddress(address) ? address.port : 0}` });
});
afterAll(() => server.close());

it("sends what a browser without script would, and follows links and searches", async () => {
  const page = await reader.open("/");
  expect([page.heading, page.field("Name").description]).toEqual(["A form", "Enter your name"]);
  const sent = await page.send("Send", { Name: "Ann", Kind: "One", News: false, Post: true });
  expect(sent.one("p").words).toBe("form=letter&name=Ann&kind=a&way=post&words=Hello+%3Ci%3E&intent=send");
  expect([sent.address, sent.says("status"), reader.cookies]).toEqual(["/sent#thanks", "/sent", ["seen"]]);
  const uploaded = await page.send("Upload", { File: new File(["a,b"], "mine.csv", { type: "text/csv" }) });
  expect(uploaded.one("p").words).toMatch(/name="file"; filename="mine.csv" Content-Type: text\/csv a,b --/);
  expect((await page.send("Find", { Search: "a b" })).address).toBe("/?q=a+b");
  expect((await page.follow("Next")).address).toBe("/?page=2#list");
});

it("fails where a person could not go on", async () => {
  const page = await reader.open("/");
  await expect(page.send("Later")).rejects.toThrow("Later is disabled");
  await expect(page.send("Delete")).rejects.toThrow("No button Delete");
  await expect(page.send("Send", { Email: "ann@example.org" })).rejects.toThrow("No field Email");
  await expect(page.send("Send", { Gone: "x" })).rejects.toThrow("No field Gone");
  await expect(page.send("Send", { Kind: "Two" })).rejects.toThrow("There is no choice Two");
});
