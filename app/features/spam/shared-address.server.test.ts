import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { readSpamMessages } from "#tests/support/spam-messages";
import { makeChallenge, signChallenge } from "~/features/contact/challenge.server";
import { contactHandler } from "~/features/contact/contact.server";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { publicProtection } from "~/kits/forms/public-protection.server";
import { submitDelay } from "~/kits/forms/submit-delay.server";
import type { PublicServices } from "~/server/services.server";

const LIBRARY = "203.0.113.40";
const PEOPLE = 30;

let services: PublicServices;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:00.000Z") });
  services = await testServices({ CLIENT_ADDRESS_HEADER: "x-client" });
});
afterEach(async () => {
  await services.events.flush();
  await services.db.destroy();
  vi.useRealTimers();
});

async function post(path: string, fields: Record<string, string>) {
  const request = new Request(`http://site${path}`, {
    method: "POST",
    headers: { "X-Client": LIBRARY },
    body: new URLSearchParams(fields),
  });
  const handlers = [contactHandler(services), newsletterHandler(services)];
  return await thrownResponse(handleForms(request, handlers, { protect: publicProtection(services) }));
}

it("takes a letter and a sign-up of each of thirty people in a library within an hour", async () => {
  const letters = readSpamMessages("messages")
    .filter(({ kind }) => kind === "person")
    .slice(0, PEOPLE);
  submitDelay.recordPageView(LIBRARY, "/contact", Date.now() - 10_000);
  submitDelay.recordPageView(LIBRARY, "/newsletter", Date.now() - 10_000);
  for (const [place, { name, text }] of letters.entries()) {
    vi.setSystemTime(Date.now() + 90_000);
    const email = `person${place}@example.org`;
    const sum = makeChallenge(new Date());
    const contact = {
      form: "contact",
      ...{ name, email, subject: "support", message: text },
      challenge: signChallenge(services.env, sum),
      securityAnswer: String(sum.first + sum.second),
    };
    expect((await post("/contact", contact)).status).toBe(303);
    const signUp = { form: "newsletter", name: "Sam", email, wantsNews: "on" };
    expect((await post("/newsletter", signUp)).status).toBe(303);
  }
  const { db } = services;
  expect(await db.selectFrom("contact_submissions").selectAll().execute()).toHaveLength(PEOPLE);
  expect(await db.selectFrom("newsletter_signups").selectAll().execute()).toHaveLength(PEOPLE);
  expect(await db.selectFrom("quarantined_submissions").selectAll().execute()).toEqual([]);
});
