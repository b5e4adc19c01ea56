import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { contactPage } from "~/content/contact";
import type { Database } from "~/database/open-database.server";
import { createEventWriter, type EventWriter } from "~/kits/form-events/event-writer.server";
import { type FormErrorState, isFormErrorState } from "~/kits/forms/form-result";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { publicProtection } from "~/kits/forms/public-protection.server";
import { submitDelay } from "~/kits/forms/submit-delay.server";
import { logger } from "~/lib/logger.server";
import { readEnvironment } from "~/server/read-environment.server";
import { challengeOfMinute, makeChallenge, readChallenge, signChallenge } from "./challenge.server";
import { contactForm } from "./contact.form";
import { contactHandler, saveMessage, sumOf } from "./contact.server";

const { spentSum, wrongAnswer } = contactPage.form;

const env = readEnvironment({
  SESSION_SECRET: "a secret of at least thirty-two characters",
  CLIENT_ADDRESS_HEADER: "X-Client",
});

let db: Database;
let writer: EventWriter;
beforeEach(async () => {
  db = await openTestDatabase();
  writer = createEventWriter({ db, hasRoom: async () => true });
  submitDelay.recordPageView("", "/contact", Date.now() - 10_000);
});
afterEach(async () => {
  await writer.flush();
  await db.destroy();
});

const letter = { name: "Sam", email: "sam@example.org", subject: "support", message: "I was laid off." };

/** A token of ours and its answer, for a sum issued some hours ago. */
function solved(hoursAgo = 0) {
  const challenge = makeChallenge(new Date(Date.now() - hoursAgo * 60 * 60 * 1000));
  return {
    challenge: signChallenge(env, challenge),
    securityAnswer: String(challenge.first + challenge.second),
  };
}

type Answer =
  | { status: "accepted"; location: string | null }
  | { status: number; errorState: FormErrorState };

async function send(fields: Record<string, string>, address = ""): Promise<Answer> {
  const request = new Request("http://localhost/contact", {
    method: "POST",
    headers: address ? { "X-Client": address } : {},
    body: new URLSearchParams({ form: "contact", ...fields }),
  });
  try {
    const { data, init } = await handleForms(request, [contactHandler({ db, env })], {
      protect: publicProtection({ db, env, events: writer }),
    });
    if (!isFormErrorState(data, "contact")) throw new Error("no error state");
    return { status: init?.status ?? 200, errorState: data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.status).toBe(303);
    return { status: "accepted", location: thrown.headers.get("Location") };
  }
}

async function sendInvalid(fields: Record<string, string>, address = ""): Promise<FormErrorState> {
  const answer = await send(fields, address);
  if (!("errorState" in answer)) throw new Error("was accepted");
  return answer.errorState;
}

const messages = () => db.selectFrom("contact_submissions").selectAll().execute();
const events = async () => {
  await writer.flush();
  const rows = await db.selectFrom("form_analytics").select("event_type").orderBy("id").execute();
  return rows.map((row) => row.event_type);
};

describe("the contact form", () => {
  it("has the specification's wording", {
    tags: ["@public-4.3", "@public-5.5", "@public-8.3", "@public-9.6"],
  }, () => {
    expect(wrongAnswer).toBe("Please solve the math problem correctly.");
    expect(contactForm.submit.busy).toBe("Sending...");
    expect(contactForm.messages).toEqual({
      success: "Thank you for your message! We will get back to you within 48 hours.",
      failure: "Something went wrong. Please try again or contact us directly.",
    });
  });

  it("saves a message whose captcha is solved, and counts it", {
    tags: ["@public-3.7", "@public-7.4", "@staff-3.1"],
  }, async () => {
    expect(await send({ ...letter, ...solved() })).toEqual({
      status: "accepted",
      location: expect.stringMatching(/^\/contact\?sent=contact&mark=\d{13}\.[\w-]{22}&subject=\w+#message$/),
    });
    const saved = await messages();
    expect(saved).toMatchObject([letter]);
    expect(await events()).toEqual(["complete"]);
    const sessions = await db.selectFrom("form_analytics").select("session_id").execute();
    expect(sessions).toEqual(saved.map(({ id }) => ({ session_id: id })));
  });

  it("answers a message that tells of danger with the family alone, also for a duplicate, and with lines where it is refused", async () => {
    const danger = { ...letter, message: "I was laid off and I want to kill myself." };
    const told = expect.stringMatching(
      /^\/contact\?sent=contact&mark=\d{13}-1\.[\w-]{22}&subject=support#message$/,
    );
    expect(await send({ ...danger, ...solved() })).toMatchObject({ location: told });
    expect(await send({ ...danger, ...solved() })).toMatchObject({ location: told });
    expect(await messages()).toHaveLength(1);
    const refused = await sendInvalid({ ...danger, email: "", ...solved(), securityAnswer: "99" });
    expect(refused.crisis?.first[0]?.name).toContain("988");
    expect((await sendInvalid({ ...letter, ...solved(), securityAnswer: "99" })).crisis).toBeUndefined();
  });

  it("has the label of Spanish when it was sent from the Spanish page", async () => {
    const { challenge } = solved();
    const used = { expiresAt: new Date(Date.now() + 60_000), usage: challenge };
    const message = { ...letter, subject: "support" as const };
    await saveMessage(db, message, used, new Date(), {}, "es");
    await saveMessage(db, { ...message, name: "Ann" }, null, new Date());
    expect((await messages()).map(({ name, labels }) => [name, labels])).toEqual(
      expect.arrayContaining([
        ["Sam", '["spanish"]'],
        ["Ann", null],
      ]),
    );
  });

  it("rejects a wrong captcha answer with what was typed, but for the answer, and a new captcha", {
    tags: ["@public-4.8", "@public-8.1"],
  }, async () => {
    const sum = solved();
    const errorState = await sendInvalid({ ...letter, ...sum, securityAnswer: "99" });
    expect(errorState.errors).toEqual({ securityAnswer: wrongAnswer });
    expect(errorState.values).toMatchObject(letter);
    expect(errorState.oneTime?.values.securityAnswer).toBe("");
    const token = errorState.oneTime?.values.challenge ?? "";
    const next = readChallenge(env, token);
    expect(token).not.toBe(sum.challenge);
    expect(errorState.oneTime?.labels.securityAnswer).toBe(`What is ${next?.first} + ${next?.second}?`);
    expect(await messages()).toEqual([]);
    expect(await events()).toEqual(["error"]);
  });

  it("holds for staff what is sent without the sum, and the visitor sees what everyone sees", async () => {
    const request = { ...letter, subject: "other", withoutSum: "on" };
    const answer = await send({ ...request, ...solved(), securityAnswer: "" });
    expect(answer).toMatchObject({ status: "accepted", location: expect.stringContaining("sent=contact") });
    expect(await messages()).toEqual([]);
    const held = await db.selectFrom("quarantined_submissions").select(["message", "reasons"]).execute();
    expect(held).toEqual([
      { message: letter.message, reasons: "They could not solve the sum, and sent it without." },
    ]);
    // A person's words speak against spam, but nobody has looked at the message yet.
    await send({ ...request, message: "I lost my job and cannot pay the rent." });
    expect(await messages()).toEqual([]);
  });

  it("holds no request for support for the missing sum alone", async () => {
    const request = { ...letter, subject: "support", withoutSum: "on" };
    await send(request);
    await send({
      ...request,
      message: "Cheap SEO services and backlinks: http://a.example http://b.example",
    });
    expect(await messages()).toMatchObject([{ message: letter.message }]);
  });

  it("asks nobody in danger for the sum, and holds nothing that they write", async () => {
    const inDanger = (message: string) => ({ ...letter, message });
    const wrong = { ...solved(), securityAnswer: "99" };
    expect((await send({ ...inDanger("I want to kill myself."), ...wrong })).status).toBe("accepted");
    expect((await send({ ...inDanger("My husband beats me."), ...solved(9) })).status).toBe("accepted");
    expect((await send({ ...inDanger("I took all my pills."), withoutSum: "on" })).status).toBe("accepted");
    expect((await messages()).map(({ danger }) => danger)).toEqual(["self", "home", "overdose"]);
  });

  it("tells staff and not the visitor that a sum could not be read", async () => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => {});
    const forged = {
      challenge: `1.1.${"A".repeat(22)}.9999999999999.${"A".repeat(22)}`,
      securityAnswer: "2",
    };
    const { errors, oneTime } = await sendInvalid({ ...letter, ...forged });
    expect(errors).toEqual({ securityAnswer: spentSum });
    expect(readChallenge(env, oneTime?.values.challenge ?? "")).toBeDefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("could not be read"));
    warn.mockRestore();
    expect(await messages()).toEqual([]);
  });

  it("rejects a missing captcha as a wrong one", async () => {
    const errorState = await sendInvalid({ ...letter, securityAnswer: "2" });
    expect(errorState.errors).toEqual({ securityAnswer: wrongAnswer });
    expect(readChallenge(env, errorState.oneTime?.values.challenge ?? "")).toBeDefined();
    expect(await messages()).toEqual([]);
  });

  it("takes a sum for one message and some hours, says so after a right answer, and has a new one", async () => {
    const sum = solved();
    await send({ ...letter, ...sum });
    for (const spent of [sum, solved(5)]) {
      const another = { ...letter, message: "When is the next meeting?" };
      const errorState = await sendInvalid({ ...another, ...spent });
      expect(errorState.errors).toEqual({ securityAnswer: spentSum });
      expect(errorState.values).toMatchObject(another);
      expect(errorState.oneTime?.values.securityAnswer).toBe("");
      expect(readChallenge(env, errorState.oneTime?.values.challenge ?? "")?.nonce).toHaveLength(22);
    }
    expect(await messages()).toHaveLength(1);
  });

  it("takes the sum of a minute for one message of each visitor, whatever the email address", async () => {
    const challenge = challengeOfMinute(env, new Date());
    const sum = {
      challenge: signChallenge(env, challenge),
      securityAnswer: String(challenge.first + challenge.second),
    };
    const [one, other] = ["203.0.113.1", "203.0.113.2"];
    for (const address of [one, other]) submitDelay.recordPageView(address, "/contact", Date.now() - 10_000);
    expect((await send({ ...letter, ...sum }, one)).status).toBe("accepted");
    for (let tries = 0; tries < 9; tries += 1) {
      const errorState = await sendInvalid({ ...letter, email: `kim${tries}@example.org`, ...sum }, one);
      expect(errorState.errors).toEqual({ securityAnswer: spentSum });
    }
    expect((await send({ ...letter, email: "kim@example.org", ...sum }, other)).status).toBe("accepted");
    expect(await messages()).toHaveLength(2);
  });

  it("takes the sum of a minute for each email address where all visitors seem to have one address", async () => {
    const challenge = challengeOfMinute(env, new Date());
    const sum = {
      challenge: signChallenge(env, challenge),
      securityAnswer: String(challenge.first + challenge.second),
    };
    expect((await send({ ...letter, ...sum })).status).toBe("accepted");
    expect((await send({ ...letter, email: "kim@example.org", ...sum })).status).toBe("accepted");
    const errorState = await sendInvalid({
      ...letter,
      email: "SAM@example.org",
      message: "When is the next meeting?",
      ...sum,
    });
    expect(errorState.errors).toEqual({ securityAnswer: spentSum });
  });

  it.each([
    ["", true],
    ["subject=support", true],
    ["new=yes", false],
    ["sent=contact&mark=1.x", false],
  ])("asks at /contact?%s for a sum that visitors share: %s", (query, isShared) => {
    const ask = () => sumOf(env, new URLSearchParams(query), new Date("2026-11-20T12:00:00Z"), "en");
    expect(ask()).toMatchObject({ isShared });
    if (isShared) expect(ask()).toEqual(ask());
    else expect(ask().sum.values).not.toEqual(ask().sum.values);
  });

  it("preserves the captcha and its answer when something else is invalid", async () => {
    const sum = solved();
    const errorState = await sendInvalid({ ...letter, email: "sam", ...sum });
    expect(Object.keys(errorState.errors)).toEqual(["email"]);
    expect(errorState.values).toMatchObject({ email: "sam", securityAnswer: sum.securityAnswer });
    expect(errorState.oneTime?.values).toEqual({ challenge: sum.challenge });
    expect((await send({ ...letter, ...sum })).status).toBe("accepted");
  });

  it("names every wrong field at once", { tags: ["@public-5.5"] }, async () => {
    const errorState = await sendInvalid({ subject: "money", ...solved(), securityAnswer: "" });
    expect(Object.keys(errorState.errors)).toEqual(["name", "email", "subject", "message", "securityAnswer"]);
  });

  it("makes one row of a double click and of the same message sent again from the history", async () => {
    const sum = solved();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ ...letter, ...sum })));
    // More than ten an hour from one address are asked to wait.
    expect(answers.filter(({ status }) => status === "accepted")).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await messages()).toHaveLength(1);
    expect((await events()).filter((event) => event === "complete")).toHaveLength(1);
  });

  it("saves the same message again on another day", async () => {
    const message = { ...letter, subject: "support" } as const;
    const save = (time: string) => {
      const now = new Date(time);
      const { expiresAt, nonce: usage } = makeChallenge(now);
      return saveMessage(db, message, { expiresAt, usage }, now);
    };
    expect(await save("2026-11-20T12:00:00Z")).toMatchObject({ ok: true, id: expect.any(String) });
    expect(await save("2026-11-21T11:59:59Z")).toEqual({ ok: true, id: null });
    expect(await save("2026-11-21T12:00:01Z")).toMatchObject({ ok: true, id: expect.any(String) });
    expect(await messages()).toHaveLength(2);
  });

  it("purges used captchas once they have expired", async () => {
    await db
      .insertInto("used_challenges")
      .values({ nonce: "old", expires_at: "2020-01-01T00:00:00.000Z" })
      .execute();
    await send({ ...letter, ...solved() });
    const used = await db.selectFrom("used_challenges").select("nonce").execute();
    expect(used).toHaveLength(1);
    expect(used[0]?.nonce).not.toBe("old");
  });

  it("says so when the message could not be saved, and preserves what was typed", {
    tags: ["@public-8.1", "@public-8.2", "@public-8.3", "@public-8.4"],
  }, async () => {
    const sum = solved();
    await db.schema.dropTable("contact_submissions").execute();
    const answer = await send({ ...letter, ...sum });
    expect(answer).toMatchObject({
      status: 503,
      errorState: {
        failure: "Something went wrong. Please try again or contact us directly.",
        values: { ...letter, securityAnswer: sum.securityAnswer },
      },
    });
    expect(await events()).toEqual(["error"]);
  });

  it("is accepted or rejected as usual when that cannot be counted, which is logged", {
    tags: ["@public-8.5"],
  }, async () => {
    const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
    await sql`create trigger full before insert on form_analytics begin select raise(abort, 'full'); end`.execute(
      db,
    );
    expect((await send({ ...letter, ...solved() })).status).toBe("accepted");
    expect(await messages()).toHaveLength(1);
    expect((await sendInvalid({ ...letter, securityAnswer: "99" })).errors).toEqual({
      securityAnswer: wrongAnswer,
    });
    expect(await events()).toEqual([]);
    const logged = log.mock.calls.map(([message, details]) => [message, details?.events]);
    log.mockRestore();
    expect(logged).toEqual([["form events not recorded", 2]]);
  });

  it("says so when not even the limits can be counted", async () => {
    await db.schema.dropTable("rate_limits").execute();
    expect((await send({ ...letter, ...solved() })).status).toBe(503);
  });
});
