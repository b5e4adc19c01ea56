import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { testSecrets } from "#tests/support/services";
import type { Database } from "~/database/open-database.server";
import type { MailKindName } from "~/database/schema/schema.server";
import {
  countWaiting,
  deleteSignupsBefore,
  oldestSignup,
} from "~/features/subscribers/list/subscribe.server";
import { loadUnconfirmed, remindHandler } from "~/features/subscribers/manage/unconfirmed.server";
import { allowMail, rememberErased } from "~/kits/erasure/erased-addresses.server";
import { confirmSignup, findSignupByToken, saveConfirmation } from "./confirm.server";
import { signUp } from "./signup.server";
import { signupMails } from "./signup-mails.server";

const DAY_MS = 24 * 60 * 60_000;
const now = new Date("2026-11-20T12:00:00Z");
const later = (days: number) => new Date(now.valueOf() + days * DAY_MS);
const sam = { email: "sam@example.org", name: "Sam", wantsNews: true, wantsTeamUpdates: false };

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const ask = (values: Partial<typeof sam> = {}, moment = now) =>
  signUp(db, { ...sam, ...values }, { now: moment, confirm: true });
const token = async () =>
  (await db.selectFrom("newsletter_signups").select("token").executeTakeFirstOrThrow()).token;
const subscribers = () => db.selectFrom("newsletter_subscribers").selectAll().execute();
const leave = () => db.updateTable("newsletter_subscribers").set({ is_active: 0 }).execute();
const mails = (kind: MailKindName) =>
  db.selectFrom("mails").selectAll().where("kind", "=", kind).orderBy("id").execute();
const sendAll = (moment: Date) =>
  db
    .updateTable("mails")
    .set({ status: "sent", settled_at: moment.toISOString() })
    .where("status", "=", "queued")
    .execute();

/** As the page shows it, unless it is changed there. */
async function confirm(moment = now, change: Partial<Omit<typeof sam, "email">> = {}) {
  const shown = await findSignupByToken(db, await token(), moment);
  const { name = "", wantsNews = false, wantsTeamUpdates = false } = shown ?? {};
  const chosen = { name: name ?? "", wantsNews, wantsTeamUpdates, ...change };
  return await confirmSignup({ db, env: testSecrets }, await token(), chosen, moment);
}

async function rendered(kind: MailKindName, moment = now) {
  const organization = { name: "Aid", postalAddress: "1 Street" };
  const found = signupMails(
    { organization, siteUrl: "https://aid.example" },
    { ...testSecrets, NEWSLETTER_CONFIRM: "on" },
  ).find(({ name }) => name === kind);
  const mail = (await mails(kind)).at(-1);
  return found && mail && (await found.render(db, mail, moment));
}

describe("confirmSignup", () => {
  it("subscribes with what was asked for, welcomes once, and can be repeated", {
    tags: ["@public-3.2"],
  }, async () => {
    const result = await ask();
    expect(await countWaiting(db, now)).toBe(1);
    const state = { maskedAddress: "s***@example.org", wantsNews: true, wantsTeamUpdates: false };
    expect(await findSignupByToken(db, await token(), now)).toEqual({
      ...state,
      name: "Sam",
      isConfirmed: false,
    });
    expect(await subscribers()).toEqual([]);
    for (const day of [1, 2]) {
      expect(await confirm(later(day))).toBe(true);
      expect(await findSignupByToken(db, await token(), later(day))).toMatchObject({ isConfirmed: true });
    }
    expect(await subscribers()).toMatchObject([
      {
        id: result.kind === "accepted" ? result.id : "",
        email: "sam@example.org",
        name: "Sam",
        is_active: 1,
        wants_news: 1,
        wants_team_updates: 0,
        subscribed_at: later(1).toISOString(),
        confirmed_at: later(1).toISOString(),
      },
    ]);
    expect(await mails("welcome")).toHaveLength(1);
    expect(await countWaiting(db, now)).toBe(0);
  });

  it("brings back someone who had left, and is void once they leave again", async () => {
    await ask();
    await confirm(now);
    await leave();
    expect(await confirm(now)).toBe(false);
    await ask({ name: "Sam O.", wantsTeamUpdates: true });
    expect(await subscribers()).toMatchObject([{ is_active: 0, name: "Sam" }]);
    await confirm(now);
    expect(await subscribers()).toMatchObject([{ is_active: 1, name: "Sam O.", wants_team_updates: 1 }]);
    await leave();
    expect(await findSignupByToken(db, await token(), now)).toBeUndefined();
    expect(await confirm(now)).toBe(false);
    expect(await subscribers()).toMatchObject([{ is_active: 0 }]);
  });

  it("subscribes with the name and the wishes of the first post, whoever posts again before", {
    tags: ["@public-3.2", "@public-10.4"],
  }, async () => {
    await ask({ name: "Ann" });
    const first = await token();
    await ask({ name: "Stupid Head", wantsNews: false, wantsTeamUpdates: true }, later(1));
    expect(await token()).toBe(first);
    expect(await findSignupByToken(db, first, later(1))).toMatchObject({
      name: "Ann",
      wantsNews: true,
      wantsTeamUpdates: false,
    });
    await confirm(later(1));
    expect(await subscribers()).toMatchObject([{ name: "Ann", wants_news: 1, wants_team_updates: 0 }]);
  });

  it("subscribes with what the confirming person has changed on the page", async () => {
    await ask({ name: "Stupid Head" });
    await confirm(now, { name: "Ann", wantsNews: false, wantsTeamUpdates: true });
    expect(await subscribers()).toMatchObject([{ name: "Ann", wants_news: 0, wants_team_updates: 1 }]);
  });

  it("keeps the link of a repeated sign-up working for another 14 days", async () => {
    await ask();
    await ask({}, later(13));
    expect(await confirm(later(26))).toBe(true);
  });

  it("adds a wish of a subscriber and changes nothing else", async () => {
    await ask({ wantsNews: false, wantsTeamUpdates: true });
    await confirm(now);
    await ask({ name: "Mallory", wantsNews: true, wantsTeamUpdates: false }, later(1));
    await confirm(later(1));
    expect(await subscribers()).toMatchObject([{ name: "Sam", wants_news: 1, wants_team_updates: 1 }]);
    expect(await mails("welcome")).toHaveLength(1);
  });

  it.each([null, "", "unknown"])("knows no sign-up for %j", async (wrong) => {
    await ask();
    expect(await findSignupByToken(db, wrong, now)).toBeUndefined();
    expect(
      await confirmSignup(
        { db, env: testSecrets },
        wrong,
        { name: "", wantsNews: true, wantsTeamUpdates: true },
        now,
      ),
    ).toBe(false);
    expect(await subscribers()).toEqual([]);
  });

  it("is too late after 14 days, when the sign-up is deleted", async () => {
    await ask();
    expect(await findSignupByToken(db, await token(), later(14))).toBeDefined();
    expect(await confirm(later(14.1))).toBe(false);
    expect(await countWaiting(db, later(14.1))).toBe(0);
    await deleteSignupsBefore(db, oldestSignup(later(14)));
    expect(await db.selectFrom("newsletter_signups").select("id").execute()).toHaveLength(1);
    await deleteSignupsBefore(db, oldestSignup(later(14.1)));
    expect(await db.selectFrom("newsletter_signups").select("id").execute()).toEqual([]);
  });
});

describe("saveConfirmation", () => {
  const send = async (fields: Record<string, string>) => {
    const sent = new Map(Object.entries({ form: "confirm", name: "Ann", wantsNews: "on", ...fields }));
    return await saveConfirmation({ db, env: testSecrets }, await token(), sent, now, "en");
  };

  it.each([{ name: "www.evil.example" }, { name: "x".repeat(101) }, { name: " " }, { wantsNews: "" }])(
    "rejects %o, keeps what was typed and subscribes nobody",
    async (fields) => {
      await ask();
      const answer = await send(fields);
      expect(answer.init).toMatchObject({ status: 400 });
      expect(answer.data).toMatchObject({ form: "confirm", values: fields });
      expect(await subscribers()).toEqual([]);
      expect((await send({ name: "Ann  O. " })).init).toBeNull();
      expect(await subscribers()).toMatchObject([{ name: "Ann O." }]);
    },
  );

  it("needs no name where the sign-up had none", async () => {
    await ask({ name: "" });
    expect(await findSignupByToken(db, await token(), now)).toMatchObject({ name: null });
    await send({ name: "" });
    expect(await subscribers()).toMatchObject([{ name: "", is_active: 1 }]);
  });

  it("confirms nothing by a post without the form's fields", async () => {
    await ask();
    expect(await send({ form: "" })).toMatchObject({ data: null });
    expect(await subscribers()).toEqual([]);
  });

  it("changes nothing once it was confirmed", async () => {
    await ask();
    await send({});
    await send({ name: "Somebody else" });
    expect(await subscribers()).toMatchObject([{ name: "Ann" }]);
  });
});

describe("the confirmation mail", () => {
  it("is one a UTC day at most, also when it waited", async () => {
    await ask();
    await ask({}, later(1));
    expect(await mails("confirmation")).toHaveLength(1);
    await sendAll(later(1));
    await ask({}, later(1));
    expect(await mails("confirmation")).toHaveLength(1);
    await ask({}, later(2));
    expect(await mails("confirmation")).toHaveLength(2);
  });

  it("goes again the same day, once, to who had confirmed and was deleted by staff or has left", async () => {
    await ask();
    await sendAll(now);
    await confirm();
    await db.deleteFrom("newsletter_subscribers").execute();
    await ask();
    await ask();
    expect(await mails("confirmation")).toHaveLength(2);
    await sendAll(now);
    await confirm();
    await leave();
    await ask();
    await ask();
    expect(await mails("confirmation")).toHaveLength(3);
  });

  it("holds nothing that was typed but the address it goes to", async () => {
    await ask({ name: "Prize Winner" });
    const mail = await rendered("confirmation");
    expect(mail?.to).toEqual({ name: "", address: "sam@example.org" });
    expect(mail?.html).toContain(`https://aid.example/newsletter/confirm?token=${await token()}`);
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/prize|sam@/i);
    expect(mail?.headers).toEqual({ "Auto-Submitted": "auto-generated" });
  });

  it("goes to an address that mail came back from, which gets mail again once it is confirmed", async () => {
    await ask();
    const address = { email: "SAM@example.org", reason: "hard", detail: "", since: "" } as const;
    await db.insertInto("undeliverable_addresses").values(address).execute();
    expect(await rendered("confirmation")).toBeDefined();
    await confirm(now);
    expect(await db.selectFrom("undeliverable_addresses").select("email").execute()).toEqual([]);
  });

  it("is not sent once it was confirmed, has expired or was complained of", async () => {
    await ask();
    expect(await rendered("confirmation", later(15))).toBeUndefined();
    const address = { email: "SAM@example.org", reason: "complaint", detail: "", since: "" } as const;
    await db.insertInto("undeliverable_addresses").values(address).execute();
    expect(await rendered("confirmation")).toBeUndefined();
    await db.deleteFrom("undeliverable_addresses").execute();
    await confirm(now);
    expect(await rendered("confirmation")).toBeUndefined();
  });
});

describe("the reminder", () => {
  const who = { userId: "u", email: "staff@example.org" };
  async function remind(moment: Date, of = "") {
    const validated = remindHandler({ db, env: testSecrets }, who).validate(new Map([["of", of]]));
    return validated.ok ? await validated.save({ now: moment, visitor: "", sender: "" }) : validated;
  }

  it("goes once to each who has waited for a day, says so, and is in the audit log", async () => {
    await ask();
    await ask({ email: "new@example.org" }, later(1.9));
    await sendAll(later(1));
    expect(await loadUnconfirmed({ db, env: testSecrets }, new URLSearchParams(), later(2))).toMatchObject({
      total: 2,
      toRemind: 1,
      people: [
        { email: "new@example.org", canBeReminded: false, isNew: true },
        { email: "sam@example.org", canBeReminded: true },
      ],
    });
    expect(await remind(later(2))).toMatchObject({ ok: true });
    expect((await mails("confirmation")).at(-1)).toMatchObject({
      recipient: "sam@example.org",
      reference: "reminder",
    });
    const mail = await rendered("confirmation", later(2));
    expect(mail?.subject).toContain("You have not confirmed your subscription yet");
    expect(mail?.text).toContain(`https://aid.example/newsletter/confirm?token=`);
    expect(await remind(later(2))).toMatchObject({ ok: false, status: 409 });
    expect(await db.selectFrom("audit_log").select(["action", "row_count"]).execute()).toEqual([
      { action: "reminded", row_count: 1 },
    ]);
  });

  it("goes to no address that mail came back from, was reported or was erased", async () => {
    for (const reason of ["hard", "complaint"] as const) {
      await ask({ email: `${reason}@example.org` });
      const address = { email: `${reason}@example.org`, reason, detail: "", since: "" };
      await db.insertInto("undeliverable_addresses").values(address).execute();
    }
    await ask();
    await rememberErased(db, testSecrets, {
      email: sam.email,
      scope: "mailing_list",
      erasedAt: now.toISOString(),
    });
    expect(await remind(later(2))).toMatchObject({ ok: false });
    await allowMail(db, testSecrets, sam.email, now);
    expect(await remind(later(2))).toMatchObject({ ok: true });
    const address = { email: sam.email, reason: "hard", detail: "", since: "" } as const;
    await db.insertInto("undeliverable_addresses").values(address).execute();
    expect(await rendered("confirmation", later(2))).toBeUndefined();
  });
});

describe("the welcome mail", () => {
  it("says what comes, and can be left like any mail of the list", async () => {
    await ask({ wantsTeamUpdates: true });
    await confirm(now);
    const [{ unsubscribe_token } = { unsubscribe_token: "" }] = await subscribers();
    const mail = await rendered("welcome");
    expect(mail?.to).toEqual({ name: "Sam", address: "sam@example.org" });
    expect(mail?.text).toMatch(/once a week.*Updates from our team/s);
    expect(mail?.text).toContain(`https://aid.example/newsletter/preferences?token=${unsubscribe_token}`);
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe": `<https://aid.example/newsletter/unsubscribe?token=${unsubscribe_token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    await leave();
    expect(await rendered("welcome")).toBeUndefined();
  });

  it("is in Spanish for who signed up in Spanish, as the mails before it are", async () => {
    await signUp(db, { ...sam, language: "es" }, { now, confirm: true });
    const asked = await rendered("confirmation");
    expect(asked?.subject).toContain("Confirme que quiere nuestros correos");
    expect(asked?.text).toContain(`https://aid.example/es/newsletter/confirm?token=${await token()}`);
    expect(asked?.html).toContain('<html lang="es-US">');
    await confirm(now);
    expect(await subscribers()).toMatchObject([{ language: "es" }]);
    const mail = await rendered("welcome");
    expect(mail?.text).toMatch(/El boletín semanal, en inglés.*Salirme de la lista/s);
  });

  it("names no one whose mailbox has not confirmed the name", async () => {
    await signUp(db, sam, { now, confirm: false });
    expect((await rendered("welcome"))?.to).toEqual({ name: "", address: "sam@example.org" });
  });
});
