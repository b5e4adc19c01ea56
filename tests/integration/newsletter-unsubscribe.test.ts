import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSubscriber, confirmFields, confirmPath, tokenOf } from "../support/newsletter";
import { type Site, startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
});
afterAll(() => site.stop());

let people = 0;
async function subscriber(): Promise<{ email: string; url: string }> {
  const email = `person${++people}@example.org`;
  await addSubscriber(site.db, email);
  return { email, url: addressFor(tokenOf(email)) };
}
const addressFor = (token: string) => `${site.url}/newsletter/unsubscribe?token=${token}`;

const isActive = async (email: string) => {
  const { is_active } = await site.db
    .selectFrom("newsletter_subscribers")
    .select("is_active")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return is_active === 1;
};

const oneClick = "List-Unsubscribe=One-Click";
const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

describe("GET", () => {
  it("shows an uncached, unindexed page without changing anything", async () => {
    const { email, url } = await subscriber();
    const answer = await fetch(url);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("p***@example.org");
    expect(page).not.toContain(email);
    expect(page).toMatch(/<form method="post"[^>]*>.*Unsubscribe<\/button>/s);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    await fetch(url, { method: "HEAD" });
    expect(await isActive(email)).toBe(true);
  });
});

describe("POST", () => {
  it.each<[string, RequestInit]>([
    ["a mail program's one click, urlencoded", { headers: urlencoded, body: oneClick }],
    ["a mail program's one click, multipart", { body: formData() }],
    ["the page's own form, which sends nothing", { headers: urlencoded, body: "" }],
    ["no body and no content type", {}],
    ["a browser that hides where it comes from", { headers: { ...urlencoded, Origin: "null" }, body: "" }],
    ["a body that is no form", { headers: { "Content-Type": "application/json" }, body: "{" }],
  ])("unsubscribes: %s", async (_, init) => {
    const { email, url } = await subscriber();
    const answer = await fetch(url, { method: "POST", redirect: "manual", ...init });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/role="status"/);
    expect(await isActive(email)).toBe(false);
    expect((await fetch(url, { method: "POST", ...init })).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain("You have left our mailing list");
  });

  it("rejects an oversized body without unsubscribing", async () => {
    const { email, url } = await subscriber();
    const answer = await fetch(url, { method: "POST", headers: urlencoded, body: "x".repeat(100_000) });
    expect(answer.status).toBe(413);
    expect(await isActive(email)).toBe(true);
  });
});

const links = ["/newsletter/unsubscribe", "/newsletter/confirm", "/newsletter/preferences"];

describe("an unknown or missing token", () => {
  it.each(["?token=unknown", "?token=", "?token=%00", "?token='; drop table newsletter_signups; --", ""])(
    "%j gets a page that helps",
    async (query) => {
      for (const link of links)
        for (const init of [{}, { method: "POST", headers: urlencoded, body: "form=erase" }]) {
          const answer = await fetch(site.url + link + query, init);
          expect(answer.status, link).toBe(404);
          expect(await answer.text()).toMatch(
            /This link does not work.*action="\/(your-data#|\?index#newsletter)/s,
          );
        }
    },
  );

  it.each(["unsubscribe", "preferences"])("explains itself on the %s page of a test mail", async (page) => {
    const url = `${site.url}/newsletter/${page}?token=test`;
    for (const init of [{}, { method: "POST", headers: urlencoded, body: oneClick }]) {
      const response = await fetch(url, init);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("This link is from a test email");
    }
  });

  it("is the same as two tokens", async () => {
    const { email, url } = await subscriber();
    for (const address of [`${url}&token=x`, `${url}&token=${tokenOf(email)}`])
      expect((await fetch(address, { method: "POST", headers: urlencoded, body: oneClick })).status).toBe(
        404,
      );
    expect(await isActive(email)).toBe(true);
  });
});

it.each(["PUT", "DELETE", "PATCH"])("%s gets 405 and changes nothing", async (method) => {
  const { email, url } = await subscriber();
  const path = await signUp(`${method}@example.org`);
  for (const link of [url, url.replace("unsubscribe", "preferences"), site.url + path]) {
    const answer = await fetch(link, { method, headers: urlencoded, body: "form=erase" });
    expect(answer.status, link).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
  }
  expect(await isActive(email)).toBe(true);
  expect(await find(`${method}@example.org`)).toBeUndefined();
});

async function signUp(email: string): Promise<string> {
  const body = new URLSearchParams({ form: "newsletter", name: "Sam", email, wantsNews: "on" });
  const answer = await fetch(`${site.url}/news`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
  return confirmPath(site.db, email);
}

const chosen = () => new URLSearchParams({ ...confirmFields("Sam"), wantsTeamUpdates: "" });

const find = (email: string) =>
  site.db
    .selectFrom("newsletter_subscribers")
    .select(["name", "is_active", "wants_news", "wants_team_updates"])
    .where("email", "=", email)
    .executeTakeFirst();

describe("the confirmation link", () => {
  it("changes nothing until its button is pressed, and can be used again", {
    tags: ["@public-10.4"],
  }, async () => {
    const email = "new@example.org";
    const url = site.url + (await signUp(email));
    for (const method of ["HEAD", "GET"]) {
      const answer = await fetch(url, { method, headers: { "Sec-Purpose": "prefetch" } });
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    }
    expect((await fetch(url, { method: "POST", headers: urlencoded })).status).toBe(200);
    expect(await find(email)).toBeUndefined();
    for (const round of [1, 2]) {
      const answer = await fetch(url, { method: "POST", body: chosen(), redirect: "manual" });
      expect(answer.status, `${round}`).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const page = await answer.text();
      expect(page).toMatch(/You are on the list.*n\*\*\*@example\.org/s);
      expect(page).not.toContain(email);
    }
    expect(await find(email)).toMatchObject({ is_active: 1, wants_news: 1, wants_team_updates: 0 });
  });
});

it("mails the link to confirm, then a welcome with the link to leave, as files without a mail server", async () => {
  const email = "mailed@example.org";
  await signUp(email);
  const worker = site.run("worker");
  const outbox = join(site.directory, "outbox");
  const mailed = async (subject: RegExp) => {
    const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".eml")) : [];
    const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
    return mails.find((mail) => mail.to?.[0]?.address === email && subject.test(mail.subject ?? ""));
  };
  await waitFor("the confirmation mail", async () => (await mailed(/confirm/)) !== undefined);
  const link = /\S+\/newsletter\/confirm\?\S+/.exec((await mailed(/confirm/))?.text ?? "")?.[0] ?? "";
  expect((await fetch(link, { method: "POST", body: chosen() })).status).toBe(200);
  await waitFor("the welcome mail", async () => (await mailed(/on the list/)) !== undefined);
  const leave = (await mailed(/on the list/))?.headers.find(({ key }) => key === "list-unsubscribe")?.value;
  await fetch(leave?.slice(1, -1) ?? "", { method: "POST", headers: urlencoded, body: oneClick });
  expect(await find(email)).toMatchObject({ name: "Sam", is_active: 0 });
  expect(await worker.end("SIGTERM")).toBe(0);
});

describe("the preferences link", () => {
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

  it("shows a masked address, and saves a choice", { tags: ["@public-10.4"] }, async () => {
    const { email, url: unsubscribeUrl } = await subscriber();
    const url = unsubscribeUrl.replace("unsubscribe", "preferences");
    const answer = await fetch(url);
    const page = await answer.text();
    expect(page).toContain("p***@example.org");
    expect(page).not.toContain(email);
    expect(page).not.toContain("Ann Worker");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
    expect(answer.headers.getSetCookie()).toEqual([]);

    const wrong = await post(url, { form: "preferences", name: "www.evil.example", wantsNews: "on" });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/There is a problem.*value="www\.evil\.example"/s);
    const saved = await post(url, { form: "preferences", name: "Sam", wantsTeamUpdates: "on" });
    expect(await saved.text()).toContain("Your choice is saved.");
    expect(await find(email)).toMatchObject({ name: "Sam", wants_news: 0, wants_team_updates: 1 });
  });

  it("asks before it erases, and then knows nothing of the link", async () => {
    const { email, url: unsubscribeUrl } = await subscriber();
    const url = unsubscribeUrl.replace("unsubscribe", "preferences");
    expect(await (await fetch(`${url}&erase`)).text()).toContain("Erase everything about this address?");
    expect(await find(email)).toBeDefined();
    const erased = await post(url, { form: "erase" });
    expect([erased.status, await erased.text()]).toEqual([
      200,
      expect.stringContaining("Everything is erased"),
    ]);
    expect(await find(email)).toBeUndefined();
    expect((await post(url, { form: "erase" })).status).toBe(404);
    expect((await fetch(unsubscribeUrl)).status).toBe(404);
  });
});

function formData(): FormData {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  return form;
}
