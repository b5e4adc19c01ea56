import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { testSecrets } from "#tests/support/services";
import { newsletterSignup } from "~/content/newsletter/personal-pages";
import type { Database } from "~/database/open-database.server";
import { isErased, rememberErased } from "~/kits/erasure/erased-addresses.server";
import { confirmSignup } from "./confirm.server";
import { newsletterForm } from "./signup.form";
import { newsletterHandler, signUp } from "./signup.server";

const { alreadySubscribed } = newsletterSignup.form;
const now = new Date("2026-11-20T12:00:00Z");
const sam = { email: "Sam@example.org", name: "Sam", wantsNews: true, wantsTeamUpdates: false };
const atOnce = { now, confirm: false };
const confirmed = { now, confirm: true };

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const subscribers = () => db.selectFrom("newsletter_subscribers").selectAll().execute();
const signups = () => db.selectFrom("newsletter_signups").selectAll().execute();
const mails = () => db.selectFrom("mails").select(["kind", "recipient"]).execute();
const handler = (confirm: "on" | "off" = "on") =>
  newsletterHandler({ db, env: { ...testSecrets, NEWSLETTER_CONFIRM: confirm } });

it("an erased address has to be confirmed, also where others need not, and is then mailed again", async () => {
  const erased = { email: sam.email, scope: "everything", erasedAt: "2026-11-01T00:00:00.000Z" } as const;
  await rememberErased(db, testSecrets, erased);
  const submit = async (email: string) => {
    const form = handler("off").validate(
      new Map([
        ["name", "Sam"],
        ["email", email],
        ["wantsNews", "on"],
      ]),
    );
    if (form.ok) await form.save({ now, visitor: "", sender: "" });
  };
  await submit("new@example.org");
  await submit("sam@EXAMPLE.org");
  expect((await subscribers()).map(({ email }) => email)).toEqual(["new@example.org"]);
  expect(await isErased(db, testSecrets, sam.email)).toBe(true);
  const [waiting] = await signups();
  await confirmSignup({ db, env: testSecrets }, waiting?.token ?? "", sam, now);
  expect(await subscribers()).toHaveLength(2);
  expect(await isErased(db, testSecrets, sam.email)).toBe(false);
});

describe("signUp", () => {
  it("waits for a confirmation, with one mail, and a second post changes nothing", {
    tags: ["@public-3.2", "@public-7.4", "@staff-3.1"],
  }, async () => {
    expect(await signUp(db, sam, confirmed)).toMatchObject({ kind: "accepted", id: expect.any(String) });
    expect(
      await signUp(
        db,
        { ...sam, email: "SAM@example.org", name: "Mallory", wantsNews: false, wantsTeamUpdates: true },
        confirmed,
      ),
    ).toEqual({
      kind: "accepted",
      id: null,
    });
    expect(await subscribers()).toEqual([]);
    expect(await signups()).toMatchObject([
      { email: "Sam@example.org", name: "Sam", wants_news: 1, wants_team_updates: 0, confirmed_at: null },
    ]);
    expect(await mails()).toEqual([{ kind: "confirmation", recipient: "Sam@example.org" }]);
  });

  it("subscribes at once where the operator wants no confirmation, and welcomes", async () => {
    await signUp(db, sam, atOnce);
    expect(await subscribers()).toMatchObject([
      {
        email: "Sam@example.org",
        name: "Sam",
        is_active: 1,
        wants_news: 1,
        wants_team_updates: 0,
        confirmed_at: null,
      },
    ]);
    expect(await mails()).toEqual([{ kind: "welcome", recipient: "Sam@example.org" }]);
  });

  it("changes nothing for a subscribed email address, whatever its capitals", async () => {
    await signUp(db, sam, atOnce);
    const again = { ...sam, email: "SAM@EXAMPLE.ORG", name: "Mallory" };
    expect(await signUp(db, again, confirmed)).toEqual({ kind: "known" });
    expect(await subscribers()).toMatchObject([{ name: "Sam", wants_news: 1 }]);
    expect(await signups()).toEqual([]);
  });

  it.each([atOnce, confirmed])(
    "lets the mailbox decide about a return and about more mails: %o",
    async (context) => {
      await signUp(db, sam, atOnce);
      expect(await signUp(db, { ...sam, wantsTeamUpdates: true }, context)).toEqual({
        kind: "accepted",
        id: null,
      });
      await db
        .updateTable("newsletter_subscribers")
        .set({ is_active: 0, unsubscribed_at: "2026-11-01" })
        .execute();
      await signUp(db, { ...sam, name: "Mallory" }, context);
      expect(await subscribers()).toMatchObject([{ is_active: 0, name: "Sam", wants_team_updates: 0 }]);
      expect((await mails()).map(({ kind }) => kind)).toEqual(["welcome", "confirmation"]);
    },
  );

  it("makes one row and one mail of many posts at once", async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => signUp(db, sam, confirmed)));
    expect(results.filter((result) => result.kind === "accepted" && result.id !== null)).toHaveLength(1);
    expect(await signups()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

async function post(fields: Record<string, string>, confirm: "on" | "off" = "on") {
  const sent = new Map(Object.entries({ name: "Ann", email: "ann@example.org", wantsNews: "on", ...fields }));
  const checked = handler(confirm).validate(sent);
  return checked.ok ? await checked.save({ now, visitor: "v", sender: "" }) : checked;
}

it("an internationalized address is one subscriber in either spelling", async () => {
  expect(await post({ email: "ann@Exämple.org" }, "off")).toMatchObject({ ok: true });
  for (const email of ["ann@exämple.org", "ANN@XN--EXMPLE-CUA.ORG"])
    expect(await post({ email })).toEqual({ ok: false, errors: { email: alreadySubscribed } });
  expect(await mails()).toEqual([{ kind: "welcome", recipient: "ann@xn--exmple-cua.org" }]);
});

describe("the newsletter form", () => {
  it("has the specification's wording, with both boxes ticked", {
    tags: ["@public-4.3", "@public-5.2", "@public-8.1"],
  }, () => {
    expect(newsletterForm.submit.busy).toBe("Subscribing...");
    expect(newsletterForm.messages).toEqual({
      success:
        "Thank you for subscribing! You'll receive our weekly newsletter with the latest AI job displacement news.",
      failure: "Something went wrong. Please try again.",
    });
    expect(alreadySubscribed).toBe("This email is already subscribed to our newsletter.");
    const boxes = newsletterForm.fields.filter((field) => field.type === "checkbox");
    expect(boxes.map(({ initially }) => initially)).toEqual([true, true]);
  });

  it("asks for name and email", { tags: ["@public-5.2"] }, async () => {
    const checked = await post({ name: "", email: "" });
    expect(checked).toMatchObject({
      ok: false,
      errors: { name: "Enter your name", email: "Enter your email address" },
    });
  });

  it("takes no link for a name, and stores none of the characters that hide text", async () => {
    expect(await post({ name: "FREE PRIZE http://evil.example" })).toMatchObject({
      ok: false,
      errors: { name: "Enter your name without web or email addresses" },
    });
    await post({ name: "Ann\u202e Lee" });
    expect(await signups()).toMatchObject([{ name: "Ann Lee" }]);
  });

  it("says who is subscribed only so often to one visitor", { tags: ["@public-8.1"] }, async () => {
    await signUp(db, { ...sam, email: "ann@example.org" }, atOnce);
    const answers: boolean[] = [];
    for (let i = 0; i < 31; i += 1) answers.push((await post({})).ok);
    expect(answers.filter((ok) => !ok)).toHaveLength(30);
    expect(answers.at(-1)).toBe(true);
  });
});
