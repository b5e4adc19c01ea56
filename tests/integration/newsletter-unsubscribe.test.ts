import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSubscriber, tokenOf } from "../support/newsletter";
import { type Site, startSite } from "../support/server";

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
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
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

describe("an unknown or missing token", () => {
  it.each(["unknown", "", "%00", "a'; drop table newsletter_subscribers; --"])(
    "%j gets a page that helps",
    async (token) => {
      for (const method of ["GET", "POST"]) {
        const answer = await fetch(addressFor(token), { method });
        expect(answer.status).toBe(404);
        expect(await answer.text()).toMatch(/This link does not work.*href="\/contact"/s);
      }
      expect((await fetch(`${site.url}/newsletter/unsubscribe`)).status).toBe(404);
    },
  );
});

function formData(): FormData {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  return form;
}
