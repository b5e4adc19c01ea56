import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type SqlBool, sql } from "kysely";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, it } from "vitest";
import { volunteers } from "~/features/volunteer/applications.admin.queries.server";
import { applyChange } from "~/kits/admin-table/changes.queries.server";
import { searchBytes } from "../support/byte-search";
import { addSubscriber, confirmFields, confirmPath, mailSettings } from "../support/newsletter";
import { publicPosts } from "../support/public-posts";
import { Reader } from "../support/reader";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { waitFor } from "../support/wait-for";

const EMAIL = "Zephyrine.Quillfeather@Kobold-mailbox.example";
const NAME = "Zephyrine Quillfeather";
const WORDS = "The loom sang xylophone lullabies";
const OTHER = "other@example.org";
const OTHER_WORDS = "Something else entirely";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ...mailSettings, STAFF_MAIL_TO: "team@example.org" } });
  site.run("worker");
});
afterAll(() => site.stop());

const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: "POST", body: new URLSearchParams(body), headers, redirect: "manual" });

const personal: Readonly<Record<string, string>> = {
  name: NAME,
  firstName: "Zephyrine",
  lastName: "Quillfeather",
  contactName: NAME,
};

/** Every public form, once, in English. */
async function sendForms(
  email: string,
  words: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  const english = publicPosts(site, "someone").filter(({ form }) => form.language !== "es");
  const byForm = new Map(english.map((each) => [each.form.name, each]));
  await Promise.all(
    [...byForm.values()].map(async ({ form, action, body }) => {
      const texts = form.fields.flatMap(({ type, name }) => (type === "textarea" ? [[name, words]] : []));
      const typed = Object.keys(body).flatMap((name) => (names[name] ? [[name, names[name]]] : []));
      const sent = { ...body, ...Object.fromEntries([...texts, ...typed]), email };
      const response = await post(action, sent);
      expect(response.status, action).toBe(303);
    }),
  );
}

const outbox = () => join(site.directory, "outbox");

async function mailTo(address: string, subject: string) {
  const names = readdirSync(outbox()).filter((name) => name.endsWith(".eml"));
  for (const name of names) {
    const mail = await PostalMime.parse(readFileSync(join(outbox(), name)));
    const isTo = mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase());
    if (isTo && mail.subject?.includes(subject)) return mail;
  }
  return undefined;
}

/** What only staff, mail servers and colleagues write. */
async function addTheRest(staff: { userId: string; email: string }): Promise<void> {
  const { db } = site;
  const now = new Date();
  const created_at = now.toISOString();
  const record = await db
    .selectFrom("volunteer_applications")
    .select("id")
    .where("email", "=", EMAIL)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("contact_submissions")
    .set({ response_note: `${NAME} called: ${WORDS}` })
    .where("email", "=", EMAIL)
    .execute();
  const isPerson = sql<SqlBool>`id = ${record.id}`;
  await db.transaction().execute(async (trx) => {
    await applyChange(trx, { who: staff, table: volunteers, now }, isPerson, "approved");
    await applyChange(trx, { who: staff, table: volunteers, now }, isPerson, undefined);
  });
  const detail = `550 <${EMAIL}> unknown`;
  await db
    .insertInto("mail_bounces")
    .values({ email: EMAIL, kind: "soft", reply: null, detail, message_id: "<1@x>", received_at: created_at })
    .execute();
  await db
    .insertInto("undeliverable_addresses")
    .values({ email: EMAIL, reason: "soft", detail, since: created_at })
    .execute();
  await db.updateTable("mails").set({ last_error: detail }).where("recipient", "=", EMAIL).execute();
  await db
    .insertInto("quarantined_submissions")
    .values({
      submission_id: "quarantined",
      form: "contact",
      name: NAME,
      email: EMAIL,
      message: WORDS,
      fields: JSON.stringify({ name: NAME, message: WORDS }),
      content_hash: "hash",
      reasons: "[]",
      created_at,
    })
    .execute();
  await db
    .insertInto("audit_log")
    .values({
      created_at,
      actor_id: null,
      actor_email: "command line",
      action: "searched",
      kind: "contact",
      record_id: null,
      before: null,
      after: JSON.stringify({ q: EMAIL.toLowerCase(), name: NAME }),
    })
    .execute();
  await db
    .insertInto("resource_imports")
    .values({
      id: "import",
      user_id: staff.userId,
      file_name: "sheet.csv",
      rows: JSON.stringify([{ line: 2, contact: EMAIL }]),
      created_at,
      expires_at: new Date(now.getTime() + 60_000).toISOString(),
    })
    .execute();
}

/** As they are typed, in addresses, in quoted-printable text, and in base64 at each of its three offsets. */
function spellings(text: string): string[] {
  const inBase64 = ["", " ", "  "].map((before) =>
    Buffer.from(before + text)
      .toString("base64")
      .replace(/=+$/, "")
      .slice(4, -4),
  );
  return [...new Set([text, encodeURIComponent(text), text.replaceAll("@", "=40"), ...inBase64])];
}

it("shows a person everything by a mailed link, and leaves no byte of it after erasing", {
  tags: ["@public-9.9"],
}, async () => {
  const staff = { userId: await makeStaff(site), email: "ann@example.org" };
  await sendForms(EMAIL, WORDS, personal);
  await sendForms(OTHER, OTHER_WORDS, { name: "Olive Other" });
  for (const [email, name] of [
    [EMAIL, NAME],
    [OTHER, "Olive Other"],
  ] as const)
    await post(await confirmPath(site.db, email), confirmFields(name));
  await waitFor("the welcome mail", () => mailTo(EMAIL, "You are on the list"));
  await waitFor("the mail to staff", () => mailTo("team@example.org", "submission"));
  const sending = site.run("send-newsletter");
  expect(await sending.exit, sending.output()).toBe(0);
  await addTheRest(staff);

  for (const email of [EMAIL.toUpperCase(), "nobody@example.org"]) {
    const response = await post("/your-data", { form: "data-request", email });
    expect(response.headers.get("Location")).toMatch(/^\/your-data\?sent=data-request&mark=/);
  }
  const mail = await waitFor("the mail with the link", () => mailTo(EMAIL, "Your data"));
  const link = /http\S+\/your-data\/open\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const other = await waitFor("the other mail", () => mailTo("nobody@example.org", "Your data"));
  expect(other?.text).toContain("We have stored nothing about it");
  expect(other?.text).not.toContain("token=");

  const opened = await fetch(link);
  const page = await opened.text();
  expect(opened.headers.get("Cache-Control")).toBe("no-store");
  expect(opened.headers.get("X-Robots-Tag")).toBe("noindex");
  for (const shown of [
    "Messages you sent us",
    "Survey answers",
    "Deleted by our staff",
    "Emails we sent you",
  ])
    expect(page).toContain(shown);
  const file = await (await fetch(link.replace("/open", "/download"))).text();
  const { address, held } = JSON.parse(file);
  expect(address).toBe(EMAIL.toLowerCase());
  expect(Object.keys(held).length).toBe(16);
  expect(held.contact_submissions).toMatchObject([{ name: NAME, message: WORDS }]);
  for (const method of ["GET", "HEAD"]) expect((await fetch(`${link}&erase`, { method })).status).toBe(200);

  const texts = [EMAIL, NAME, WORDS, "Quillfeather"].flatMap(spellings);
  const places = [join(site.directory, "site.db"), outbox()];
  expect(searchBytes(places, texts).length).toBeGreaterThan(5);
  const erasing = await post(link.slice(site.url.length), {});
  expect(await erasing.text()).toContain("Everything is erased");
  expect(searchBytes(places, texts)).toEqual([]);
  // The other person's data.
  const { db } = site;
  for (const table of ["contact_submissions", "ai_impact_surveys", "newsletter_subscribers"] as const)
    expect(await db.selectFrom(table).select("email").execute()).toEqual([{ email: OTHER }]);
  expect(await mailTo(OTHER, "You are on the list")).toBeDefined();

  const again = await fetch(link);
  expect(again.status).toBe(404);
  expect(await again.text()).toMatch(/This link does not work.*action="\/your-data#/s);
});

it("lets staff do the same for a letter, with an audit log that does not name the person", {
  tags: ["@staff-6.2"],
}, async () => {
  const who = { email: "bea@example.org", password: "correct horse battery" };
  const Cookie = await cookieOf(site, await makeStaff(site, who));
  const send = (path: string, body: Record<string, string>) => post(path, body, { Cookie });
  const found = await send("/admin/data-requests", { form: "find-person", email: OTHER.toUpperCase() });
  expect(await found.text()).toContain(OTHER_WORDS);
  const file = await send("/admin/data-requests/download", { email: OTHER });
  expect(file.headers.get("Content-Disposition")).toContain("attachment");
  expect(await file.json()).toMatchObject({ address: OTHER });

  const fields = { form: "erase-person", address: OTHER, reason: "letter" };
  const wrong = await send("/admin/data-requests", { ...fields, again: "another@example.org" });
  expect(wrong.status).toBe(400);
  // What would be erased stays in view.
  expect(await wrong.text()).toContain(OTHER_WORDS);
  const erased = await send("/admin/data-requests", { ...fields, again: OTHER });
  expect(erased.status).toBe(303);
  expect(searchBytes([join(site.directory, "site.db"), outbox()], spellings(OTHER))).toEqual([]);
  const log = site.db.selectFrom("audit_log").select(["action", "after"]).orderBy("id");
  const entries = await log.where("kind", "=", "data_request").execute();
  expect(entries.map(({ action }) => action)).toEqual(["looked up", "downloaded", "looked up", "erased"]);
  expect(entries.at(-1)?.after).toMatch(/^\{"person":"[\w-]{12}","reason":"letter"\}$/);
});

it("asks a person before it erases, and staff for the address again, without script", async () => {
  const [email, theirs] = ["robin@reader.example", "sam@reader.example"];
  for (const address of [email, theirs]) await addSubscriber(site.db, address, { name: "Robin Reader" });
  const reader = new Reader(site);
  let page = await reader.open("/your-data");
  expect(page.href(/Write to us instead/)).toBe("/contact?subject=other&about=data#message");
  const ask = page.withId("link").one("button").words;
  page = await page.withId("link").send(ask);
  expect(page.says("alert")).toContain("Enter your email address");
  page = await page.withId("link").send(ask, { Email: email });
  expect(page.says("status")).toContain("Nothing after ten minutes?");
  expect(page.withId("link").href("Use another address")).toBe("/your-data#link");
  const mail = await waitFor("the mail with the link", () => mailTo(email, "Your data"));
  const link = /http\S+\/your-data\/open\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  page = await reader.open(link);
  expect(page.named("Newsletter (1)").words).toContain("Robin Reader");
  const file = await reader.ask(page.main.href("Download (JSON)") ?? "");
  expect(file.headers.get("Content-Disposition")).toContain("your-data.json");
  page = await page.main.follow("Erase everything");
  expect(page.heading).toBe("Erase everything about you?");
  page = await page.main.send("Erase everything");
  expect(page.heading).toBe("Everything is erased");
  expect(page.main.all("li", /Backups/)).not.toEqual([]);
  page = await reader.open(link);
  expect(page.title).toMatch(/^This link does not work – /);
  expect(page.main.all("button", "Send me the link")).toHaveLength(1);

  const who = { email: "cleo@example.org", password: "correct horse battery" };
  const staff = new Reader(site, await cookieOf(site, await makeStaff(site, who)));
  page = await (await staff.open("/admin/system")).main.follow("Data requests");
  page = await page.main.send("Find", { "Email address": theirs.toUpperCase() });
  expect(page.named(`Stored about ${theirs}`).words).toContain("Robin Reader");
  const erase = (again: string) =>
    page.main.send("Erase everything", {
      "How did they ask?": "Through a form of the site",
      "Type the email address again": again,
    });
  page = await erase("other@example.org");
  expect(page.says("alert")).toContain("This is another address");
  page = await erase(theirs);
  expect(page.says("status")).toContain("is erased");
  const { main } = await staff.open("/admin/audit");
  expect(main.words).toContain("(data request)");
  expect(main.words).not.toContain(theirs);
});
