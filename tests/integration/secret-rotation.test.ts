import { afterAll, beforeAll, expect, it } from "vitest";
import { createResetLink } from "~/features/staff/password/reset-password.server";
import { readEnvironment } from "~/server/read-environment.server";
import { addSubscriber, tokenOf } from "../support/newsletter";
import { codeOf, giveSecondFactor } from "../support/second-factor";
import { type Site, startSite } from "../support/server";
import { cookieOf } from "../support/staff";

let site: Site;
let userId: string;
let key: string;
beforeAll(async () => {
  site = await startSite({ seed: false });
  const { db, admin } = site;
  const find = db.selectFrom("users").select("id").where("email", "=", admin.email);
  userId = (await find.executeTakeFirstOrThrow()).id;
  const env = readEnvironment(site.env);
  key = (await giveSecondFactor({ db, env }, userId, new Date())).secret;
});
afterAll(() => site.stop());

const SUBSCRIBER = "sam@example.org";

const get = (path: string, cookie = "") =>
  fetch(site.url + path, { headers: { Cookie: cookie }, redirect: "manual" });
const post = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(site.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie },
    redirect: "manual",
  });

/** @returns the Cookie header after the password: the code is still missing */
async function givePassword(): Promise<string> {
  const response = await post("/admin/login", { form: "login", ...site.admin });
  expect(response.headers.get("Location")).toMatch(/^\/admin\/login\/code/);
  return cookiesOf(response);
}

/** @returns the Cookie header of the session */
async function giveCode(cookie: string, moment: Date): Promise<string> {
  const fields = { form: "login-code", code: codeOf(key, moment) };
  const response = await post("/admin/login/code", fields, cookie);
  expect(response.status, await response.text()).toBe(303);
  return cookiesOf(response);
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

async function contactSum() {
  const page = await (await get("/contact?new=yes")).text();
  const [, first, second] = /What is (\d+) \+ (\d+)\?/.exec(page) ?? [];
  const [, challenge = ""] = /name="challenge" value="([^"]+)"/.exec(page) ?? [];
  return { challenge, securityAnswer: String(Number(first) + Number(second)) };
}

async function replaceSecret(secrets: Record<string, string | undefined>) {
  Object.assign(site.env, { SESSION_SECRET_PREVIOUS: "", ...secrets });
  const preparing = site.run("prepare");
  expect(await preparing.exit, preparing.output()).toBe(0);
  return preparing.output();
}

it("replaces SESSION_SECRET without ending a session, a link, a form or a second factor", async () => {
  await addSubscriber(site.db, SUBSCRIBER);
  const resetLink = await createResetLink(site.db, { userId, email: site.admin.email }, new Date());
  const links = [`/newsletter/unsubscribe?token=${tokenOf(SUBSCRIBER)}`, resetLink];
  const session = await cookieOf(site, userId);
  const pending = await givePassword();
  const sum = await contactSum();
  const signup = await post("/news", {
    form: "newsletter",
    name: "Kim",
    email: "kim@example.org",
    wantsNews: "on",
  });
  const thanks = signup.headers.get("Location") ?? "";
  const before = site.env.SESSION_SECRET;

  const output = await replaceSecret({
    SESSION_SECRET: "the next secret for tests, long enough as well",
    SESSION_SECRET_PREVIOUS: before,
  });
  expect(output).toContain("Encrypted 1 second factors with the new SESSION_SECRET.");
  await site.restart();
  for (const link of links) expect((await get(link)).status, link).toBe(200);
  expect((await get("/admin/dashboard", session)).status).toBe(200);
  expect(await (await get(thanks.replace(site.url, ""))).text()).toContain('role="status"');
  const letter = {
    form: "contact",
    name: "Sam",
    email: SUBSCRIBER,
    subject: "support",
    message: "I was laid off.",
  };
  expect((await post("/contact", { ...letter, ...sum })).status).toBe(303);
  const renewed = await giveCode(pending, new Date());

  await replaceSecret({});
  await site.restart();
  for (const link of links) expect((await get(link)).status, link).toBe(200);
  expect((await get("/admin/dashboard", renewed)).status).toBe(200);
  expect((await get("/admin/dashboard", session)).status, "signed with the secret before").toBe(303);
  await giveCode(await givePassword(), new Date(Date.now() + 30_000));

  const lost = await replaceSecret({ SESSION_SECRET: "a third secret, without the one before it" });
  expect(lost).toContain("Second factors: 1 of 1 cannot be read with this SESSION_SECRET.");
});
