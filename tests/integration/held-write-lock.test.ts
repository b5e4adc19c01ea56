import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
}, 60_000);
afterAll(() => site.stop());

const READS = ["/about", "/healthz", "/favicon.svg", "/news"];
const MESSAGE = "What I typed is still here.";

/** Takes the write lock in this process, which is another than the site's. */
async function holdWriteLock(): Promise<{ release: () => Promise<void> }> {
  let end = () => {};
  const released = new Promise<void>((resolve) => {
    end = resolve;
  });
  let transaction = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    transaction = site.db.transaction().execute(async () => {
      resolve();
      await released;
    });
    transaction.catch(reject);
  });
  return {
    release: async () => {
      end();
      await transaction;
    },
  };
}

function post(email: string) {
  const sent = { settled: false };
  const response = fetch(`${site.url}/partner`, {
    method: "POST",
    body: new URLSearchParams({
      companyName: "Acme",
      contactName: "Sam",
      email,
      partnershipType: "Other",
      message: MESSAGE,
    }),
    redirect: "manual",
  }).finally(() => {
    sent.settled = true;
  });
  return { sent, response };
}

async function status(path: string): Promise<number> {
  const response = await fetch(site.url + path, { signal: AbortSignal.timeout(2000) });
  await response.arrayBuffer();
  return response.status;
}

it("serves pages and files while a post waits for another process's write lock, then saves the post", async () => {
  const lock = await holdWriteLock();
  const { sent, response } = post("waiting@example.org");
  // Long enough that the post waits for the lock by now: reads before that would prove nothing.
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (let round = 0; round < 10; round += 1) {
    for (const path of READS) expect(await waitFor(path, () => status(path), { timeoutMs: 5000 })).toBe(200);
  }
  expect(sent.settled).toBe(false);
  await lock.release();
  expect((await response).status).toBe(303);
  const saved = site.db.selectFrom("partnership_applications").select("message");
  expect(await saved.where("email", "=", "waiting@example.org").execute()).toEqual([{ message: MESSAGE }]);
});

it("rejects a post after ten seconds of waiting, with the input preserved and no event", async () => {
  const lock = await holdWriteLock();
  const began = Date.now();
  const posts = Array.from({ length: 5 }, (_, index) => post(`refused-${index}@example.org`));
  const others = setInterval(() => void status("/about").catch(() => undefined), 250);
  const responses = await Promise.all(posts.map(({ response }) => response));
  const waited = Date.now() - began;
  clearInterval(others);
  await lock.release();
  for (const response of responses) {
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(MESSAGE);
  }
  // One after the other they would wait for almost a minute.
  expect(waited).toBeGreaterThan(9000);
  expect(waited).toBeLessThan(30_000);
  const saved = site.db.selectFrom("partnership_applications").select("id");
  expect(await saved.where("email", "like", "refused-%").execute()).toEqual([]);
  const errors = site.db.selectFrom("form_analytics").select("id").where("event_type", "=", "error");
  expect(await errors.execute()).toEqual([]);
});
