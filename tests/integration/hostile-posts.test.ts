import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cpuMs } from "../support/process-cpu";
import { type PublicPost, publicForms, publicPosts } from "../support/public-posts";
import { type Site, startSite } from "../support/server";

/** `npm run test:hostile` posts every form, and both ways. */
const isLong = process.env.HOSTILE_REQUESTS !== undefined;
const AT_ONCE = isLong ? 200 : 80;
const TEXT_LENGTH = 5000;
/**
 * Of processor time between two signs of life: that of one turn of the event loop and what was queued before it. The
 * supervisor ends a server after 30 s; on a busy machine everything costs more.
 */
const MOST_SILENCE_MS = isLong ? 2_000 : 10_000;
const PARTS = ["a-", "a", "a.", "a@", "é", "www.", "<a ", "word "];

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { CLIENT_ADDRESS_HEADER: "x-client" } });
});
afterAll(() => site.stop());

/** The largest post of a form that is accepted: every free text as long as it may be. */
function largest(post: PublicPost, part: string): Record<string, string> {
  const texts = post.form.fields.flatMap((field) => {
    if (field.type !== "textarea") return [];
    // The whole form has 64 kB at most, and a browser sends such a letter as six bytes.
    const length = Math.floor((field.max ?? TEXT_LENGTH) / (part === "é" ? 4 : 1));
    return [[field.name, part.repeat(length / part.length + 1).slice(0, length)] as const];
  });
  return { ...post.body, ...Object.fromEntries(texts) };
}

/** @returns the longest processor time between two answers of `/healthz`, until `until` is settled */
async function longestSilence(pid: number, until: Promise<unknown>): Promise<number> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const before = cpuMs(pid);
    // On a busy machine the time for a request's headers can pass before the server reads them: that is an answer as well.
    expect([200, 408]).toContain((await fetch(`${site.url}/healthz`)).status);
    longest = Math.max(longest, cpuMs(pid) - before);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return longest;
}

async function send(
  post: PublicPost,
  body: Record<string, string>,
  address: string,
): Promise<number | string> {
  const response = await fetch(site.url + post.action, {
    method: "POST",
    headers: { "X-Client": address },
    body: new URLSearchParams(body),
    redirect: "manual",
  });
  const html = await response.text();
  const isRefused = response.status === 503 || response.status === 429;
  const typed = Object.values(body).toSorted((a, b) => b.length - a.length)[0] ?? "";
  if (!isRefused) return response.status;
  if (response.headers.get("Retry-After") === null) return `${response.status} without Retry-After`;
  return html.includes(typed.slice(0, 20).replaceAll("<", "&lt;"))
    ? response.status
    : `${response.status} without the text`;
}

const names = isLong ? Object.keys(publicForms) : ["volunteer", "contact"];
const ways = isLong ? ["one address", "one each"] : ["one each"];
let round = 0;

describe.each(names)(`${AT_ONCE} of the largest valid posts of the form %s at once`, (name) => {
  it.each(ways)(
    "are all answered, while the site gives signs of life, with addresses: %s",
    async (way) => {
      round += 1;
      const posts = Array.from({ length: AT_ONCE }, (_, place) => {
        const post = publicPosts(site, `r${round}p${place}`).find(({ body }) => body.form === name);
        if (!post) throw new Error(`There is no form ${name}.`);
        return post;
      });
      const { pid } = site.web();
      const block = (place: number) => (way === "one address" ? round : place + 1);
      const before = cpuMs(pid);
      const answers = Promise.all(
        posts.map((post, place) =>
          send(post, largest(post, PARTS[place % PARTS.length] ?? ""), `198.51.${round}.${block(place)}`),
        ),
      );
      const silence = await longestSilence(pid, answers);
      const statuses = await answers;
      if (isLong)
        process.stdout.write(
          `${name}, ${way}: ${JSON.stringify({ silence, cpu: cpuMs(pid) - before, ...count(statuses) })}\n`,
        );
      expect(
        Object.keys(count(statuses)).filter((status) => !["303", "429", "503"].includes(status)),
      ).toEqual([]);
      expect(silence).toBeLessThan(MOST_SILENCE_MS);
      expect(site.web().pid).toBe(pid);
    },
    300_000,
  );
});

function count(statuses: readonly (number | string)[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );
}
