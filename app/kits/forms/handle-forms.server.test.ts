import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testServices } from "#tests/support/services";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { ipBlock } from "~/http/client-ip.server";
import type { PublicServices } from "~/server/services.server";
import { type FormErrorState, isFormErrorState } from "./form-result";
import { handleForms } from "./handle-forms.server";
import { publicProtection } from "./public-protection.server";
import { submitDelay } from "./submit-delay.server";

const ADDRESS = "203.0.113.7";
const STRANGER = "198.51.100.1";

let services: PublicServices;
beforeEach(async () => {
  // In the middle of the limits' windows, which begin at full ten minutes.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:05:00.000Z") });
  services = await testServices({ CLIENT_ADDRESS_HEADER: "x-client" });
  for (const address of [ADDRESS, STRANGER, "2001:db8:1:2::1", "2001:db8:1:3::1", "10.0.0.1"])
    submitDelay.recordPageView(ipBlock(address), "/news", Date.now() - 10_000);
});
afterEach(async () => {
  await services.events.flush();
  await services.db.destroy();
  vi.useRealTimers();
});

type Answer = { status: number; errorState?: FormErrorState; retryAfter?: string };

async function send(
  fields: Record<string, string>,
  address = ADDRESS,
  given = services,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = new Request("http://localhost/news", {
    method: "POST",
    headers: { "X-Client": address, "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/142.0", ...headers },
    body: new URLSearchParams({ form: "newsletter", ...fields }),
  });
  try {
    const { data, init } = await handleForms(request, [newsletterHandler(services)], {
      protect: publicProtection(given),
    });
    if (!isFormErrorState(data)) throw new Error("no error state");
    const retryAfter = new Headers(init?.headers).get("Retry-After");
    return { status: init?.status ?? 200, errorState: data, ...(retryAfter && { retryAfter }) };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status };
  }
}

const signUp = (number: number) => ({
  name: "Sam",
  email: `sam${number}@example.org`,
  wantsNews: "on",
});
const counters = async () => {
  await services.events.flush();
  return services.db.selectFrom("rate_limits").selectAll().execute();
};
const events = async () => {
  await services.events.flush();
  return services.db.selectFrom("form_analytics").selectAll().execute();
};

/** Brings every counter of a kind to a number. */
async function setHits(kind: string, hits: number): Promise<void> {
  const { numUpdatedRows } = await services.db
    .updateTable("rate_limits")
    .set({ hits })
    .where("key", "like", `${kind}%`)
    .executeTakeFirst();
  expect(numUpdatedRows).toBeGreaterThan(0n);
}

describe("the limit of an address", () => {
  it("counts all addresses of an IPv6 network's /64 together", async () => {
    expect(await send(signUp(1), "2001:db8:1:2::1")).toEqual({ status: 303 });
    await setHits("newsletter:address", 200);
    expect(await send(signUp(2), "2001:db8:1:2:ffff::9")).toMatchObject({ status: 429 });
    expect(await send(signUp(3), "2001:db8:1:3::1")).toEqual({ status: 303 });
  });

  it("is checked first: a post it rejects adds no counter and no event, and preserves what was typed", async () => {
    await send(signUp(1));
    await setHits("newsletter:address", 200);
    const before = [await counters(), await events()];
    for (const number of [2, 3, 4]) {
      const { status, errorState } = await send(signUp(number));
      expect(status).toBe(429);
      expect(errorState?.values).toMatchObject({ name: "Sam", email: `sam${number}@example.org` });
    }
    expect([await counters(), await events()]).toEqual(before);
  });

  it("says when to come again", async () => {
    await send(signUp(1));
    await setHits("newsletter:address", 200);
    const { errorState, retryAfter } = await send(signUp(2));
    expect(errorState?.failure).toMatch(/please send them again in 6 minutes\.$/);
    expect(retryAfter).toBe("303");
  });

  it("lets a person send whose email address a stranger has used up elsewhere", async () => {
    for (let times = 0; times < 12; times += 1) await send(signUp(1), STRANGER);
    expect(await send(signUp(1), STRANGER)).toMatchObject({ status: 429 });
    expect(await send(signUp(1))).toEqual({ status: 303 });
  });

  it("writes no event for a post that the limit of an email address rejects", async () => {
    await send(signUp(1));
    await setHits("newsletter:email", 10);
    const before = await events();
    expect(await send(signUp(1))).toMatchObject({ status: 429 });
    expect(await events()).toEqual(before);
  });
});

describe("the events of an address", () => {
  const wrong = { name: "Sam" };
  const honeypot = { ...signUp(9), leaveEmpty: "x" };

  it("count an invalid post, a filled honeypot and an accepted post, with the browser's name only", async () => {
    for (const fields of [wrong, honeypot, signUp(1)]) await send(fields);
    expect((await events()).map((event) => [event.event_type, event.user_agent])).toEqual([
      ["error", "Firefox on Windows"],
      ["error", "Firefox on Windows"],
      ["complete", null],
    ]);
  });

  it("are not counted for a browser with Global Privacy Control", async () => {
    for (const fields of [wrong, signUp(1)]) await send(fields, ADDRESS, services, { "Sec-GPC": "1" });
    expect(await events()).toEqual([]);
  });

  it("are no longer written above the limit, while posts are answered as ever", async () => {
    await send(wrong);
    await events();
    await setHits("events:address", 3000);
    const before = [await counters(), await events()];
    expect(await send(wrong)).toMatchObject({ status: 400 });
    expect(await send(honeypot)).toMatchObject({ status: 400 });
    expect([await counters(), await events()]).toEqual(before);
    expect(await send(signUp(1))).toEqual({ status: 303 });
    expect(await events()).toEqual(before[1]);
    await send(wrong, STRANGER);
    expect(await events()).toHaveLength(2);
  });

  it("have a ceiling also where the address is a proxy's, while posts from there have none", async () => {
    await send(wrong, "10.0.0.1");
    await events();
    await setHits("events:shared", 20_000);
    expect(await send(wrong, "10.0.0.1")).toMatchObject({ status: 400 });
    expect(await events()).toHaveLength(1);
    for (const number of [1, 2, 3]) expect(await send(signUp(number), "10.0.0.1")).toEqual({ status: 303 });
    expect(await events()).toHaveLength(1);
  });
});

describe("with little room on the disk", () => {
  const MB = 1024 * 1024;
  const withFree = (bytes: number) => Object.assign(services, { freeBytes: async () => bytes });
  const signups = () => services.db.selectFrom("newsletter_signups").select("email").execute();

  it("stores submissions and no events", async () => {
    expect(await send({ name: "Sam" }, ADDRESS, withFree(63 * MB))).toMatchObject({ status: 400 });
    expect(await send(signUp(1), ADDRESS, withFree(63 * MB))).toEqual({ status: 303 });
    expect(await events()).toEqual([]);
    expect(await signups()).toHaveLength(1);
    await send(signUp(2), ADDRESS, withFree(64 * MB));
    expect((await events()).map((event) => event.event_type)).toEqual(["complete"]);
  });

  it("rejects submissions with 503 below the room reserved for staff, writes nothing, and preserves the text", async () => {
    const { status, errorState } = await send(signUp(1), ADDRESS, withFree(3 * MB));
    expect(status).toBe(503);
    expect(errorState).toMatchObject({
      failure: "Something went wrong. Please try again.",
      values: { name: "Sam", email: "sam1@example.org" },
    });
    expect([await signups(), await counters(), await events()]).toEqual([[], [], []]);
  });

  it("stores submissions in the room that deleted rows have left in the database", async () => {
    // In a table of its own, since a search's index would have to take in what an article says.
    await sql`create table stuff as select zeroblob(${5 * MB}) as bytes`.execute(services.db);
    await sql`delete from stuff`.execute(services.db);
    expect(await send(signUp(1), ADDRESS, withFree(0))).toEqual({ status: 303 });
    expect(await signups()).toHaveLength(1);
  });
});

describe("an address that is probably mistyped", () => {
  const slip = { name: "Sam", email: "sam@gmial.com", wantsNews: "on" };
  const asked = { ...slip, askedEmail: slip.email };
  const stored = async () =>
    (await services.db.selectFrom("newsletter_signups").select("email").execute()).map(({ email }) => email);

  it("is asked about with everything that was typed, and counted as no error", async () => {
    const { status, errorState } = await send(slip);
    expect(status).toBe(400);
    expect(errorState).toMatchObject({
      values: { name: "Sam", email: "sam@gmial.com", wantsNews: "on" },
      errors: {},
      question: { typed: "sam@gmial.com", meant: "sam@gmail.com", canKeep: true },
    });
    expect(await stored()).toEqual([]);
    expect(await events()).toEqual([]);
  });

  it("is saved as it was meant when that is taken", async () => {
    expect(await send({ ...asked, takenEmail: "sam@gmail.com" })).toEqual({ status: 303 });
    expect(await stored()).toEqual(["sam@gmail.com"]);
  });

  it("is saved as typed when that is kept", async () => {
    expect(await send(asked)).toEqual({ status: 303 });
    expect(await stored()).toEqual(["sam@gmial.com"]);
  });

  it("gives way to what was typed after the question", async () => {
    expect(await send({ ...asked, email: "sam@example.org", takenEmail: "sam@gmail.com" })).toEqual({
      status: 303,
    });
    expect(await stored()).toEqual(["sam@example.org"]);
    const { errorState } = await send({ ...asked, email: "sam@yaho.com" });
    expect(errorState?.question?.meant).toBe("sam@yahoo.com");
  });

  it("is asked about beside other problems, and cannot be kept where it is no address", async () => {
    for (const typed of ["sam@gmail,com", "sam@gmail"]) {
      const { errorState } = await send({ ...slip, name: "", email: typed });
      expect(Object.keys(errorState?.errors ?? {})).toEqual(["name", "email"]);
      expect(errorState?.question).toEqual({ typed, meant: "sam@gmail.com", canKeep: false });
    }
  });
});
