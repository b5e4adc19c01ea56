import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../support/server";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
}, 60_000);
afterAll(() => site.stop());

const POSTS = 200;

/** One visitor's form: newsletter and partnership by turns, so that two tables are written at once. */
function post(round: number, index: number): Promise<Response> {
  const email = `visitor-${round}-${index}@example.org`;
  const [path, fields] =
    index % 2 === 0
      ? ["/?index", { form: "newsletter", name: "Sam", email, wantsNews: "on" }]
      : [
          "/partner",
          {
            companyName: "Acme",
            contactName: "Sam",
            email,
            partnershipType: "Other",
            message: `Message ${index}`,
          },
        ];
  return fetch(site.url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

async function keptAddresses(): Promise<Set<string>> {
  const signups = await site.db.selectFrom("newsletter_signups").select("email").execute();
  const partners = await site.db.selectFrom("partnership_applications").select("email").execute();
  return new Set([...signups, ...partners].map((row) => row.email));
}

/** Killed when so many of the 200 posts are answered: early, midway, late. */
it.each([1, 60, 140])(
  "loses no acknowledged write when killed after %i responses",
  async (killAt) => {
    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;
    await Promise.all(
      Array.from({ length: POSTS }, async (_, index) => {
        try {
          const response = await post(killAt, index);
          expect(response.status).toBe(303);
          acknowledged.push(`visitor-${killAt}-${index}@example.org`);
          if (acknowledged.length >= killAt) killed ??= site.kill9();
        } catch (error) {
          // A connection that was cut is no acknowledgement; anything else is a failure.
          if (!(error instanceof TypeError)) throw error;
        }
      }),
    );
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAt);

    await site.restart();
    const kept = await keptAddresses();
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  },
  60_000,
);

it("saves each of 200 concurrent posts", async () => {
  const before = (await keptAddresses()).size;
  const answers = await Promise.all(Array.from({ length: POSTS }, (_, index) => post(0, index)));
  expect(answers.filter((answer) => answer.status !== 303)).toEqual([]);
  expect((await keptAddresses()).size).toBe(before + POSTS);
}, 60_000);

it("writes every form event that it has counted before it stops", { tags: ["@public-4.8"] }, async () => {
  const stored = async () => (await site.db.selectFrom("form_analytics").select("id").execute()).length;
  // Those of the posts above.
  await site.restart();
  const before = await stored();
  const view = () => fetch(`${site.url}/form-events?form=contact`);
  const responses = await Promise.all(Array.from({ length: 60 }, view));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
  await site.restart();
  expect((await stored()) - before).toBe(60);
});
