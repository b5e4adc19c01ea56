import { afterAll, beforeAll, expect, it } from "vitest";
import { formMeta } from "~/kits/forms/form-result";
import { addArticle } from "../support/newsletter";
import { type PostedForm, postedForms } from "../support/posted-forms";
import { leastCpuMs, MOST_ANSWER_MS } from "../support/process-cpu";
import { publicPosts } from "../support/public-posts";
import { routeRows } from "../support/routes";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { fillForms } from "../support/submissions";

/** `npm run test:hostile` posts each kind of text, and prints what cost most. */
const isLong = process.env.HOSTILE_REQUESTS !== undefined;
/** Of the web server's processor, for one answer. */
const MOST_MS = MOST_ANSWER_MS;
/** Of the 64 kB that a form may have, what is left beside names and short fields. */
const ROOM = 56_000;
const PARTS = isLong ? ["a-", "a", "word ", "a@", "www.a.", "<a ", "é", '"* ', "\n"] : ["a-", "<a "];
const MINIMUM_SUBMIT_MS = 2000;

let site: Site;
let owner: string;
beforeAll(async () => {
  site = await startSite({ env: { CLIENT_ADDRESS_HEADER: "x-client" } });
  await fillForms(site.db, "somebody", "2026-11-20T08:00:00.000Z");
  await addArticle(site.db, { title: "Canteen saved" });
  owner = await makeStaff(site);
});
afterAll(() => site.stop());

interface LargePost extends PostedForm {
  what: string;
  headers: Record<string, string>;
}

interface Cost {
  ms: number;
  status: number;
  post: LargePost;
}

const encodedLength = (text: string) => new URLSearchParams({ a: text }).toString().length - 2;
const repeated = (part: string, room: number) => part.repeat(Math.floor(room / encodedLength(part)));

/** What was typed as long as the whole form may be. */
function withLongTexts(body: Record<string, string>, part: string, isText: (name: string) => boolean) {
  const names = Object.keys(body).filter(isText);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      names.includes(name) ? repeated(part, Math.floor(ROOM / names.length)) : value,
    ]),
  );
}

let tries = 0;

/** Each try is another text, which is not taken for the one before. */
async function measure(post: LargePost): Promise<Cost> {
  let status = 0;
  const ms = await leastCpuMs(site.web().pid, MOST_MS, async () => {
    tries += 1;
    const body = new URLSearchParams(
      Object.entries(post.body).map(([name, value]) => [
        name,
        value.length > 100 ? `${tries} ${value}` : value,
      ]),
    );
    const init = { method: "POST", headers: post.headers, body, redirect: "manual" } as const;
    const response = await fetch(site.url + post.action, init);
    await response.text();
    status = response.status;
  });
  return { ms, status, post };
}

const written = ({ ms, status, post: { what, action } }: Cost) =>
  `${ms} ms, ${status}, ${what}: POST ${action}`;

async function expectCheap(kind: string, posts: readonly LargePost[]): Promise<void> {
  const costs: Cost[] = [];
  for (const post of posts) costs.push(await measure(post));
  const dearest = costs.toSorted((one, other) => other.ms - one.ms).map(written);
  if (isLong)
    process.stdout.write(
      `The dearest of ${costs.length} posts ${kind}:\n${dearest.slice(0, 10).join("\n")}\n`,
    );
  expect(costs.filter(({ ms }) => ms > MOST_MS).map(written)).toEqual([]);
  expect(costs.filter(({ status }) => status >= 500).map(written)).toEqual([]);
}

it("saves or refuses the largest posts of visitors within the bound of processor time", async () => {
  const posts = PARTS.flatMap((part, place) =>
    publicPosts(site, `sender${place}`).flatMap(
      ({ form, page, action, body }, post): (LargePost & { page: string })[] => {
        const areas = new Map(
          form.fields.flatMap((field) =>
            field.type === "textarea" ? [[field.name, field.max ?? 5000]] : [],
          ),
        );
        const valid = Object.fromEntries(
          Object.entries(body).map(([name, value]) => {
            const most = areas.get(name);
            return [
              name,
              most === undefined ? value : repeated(part, Math.min(most - 20, ROOM / areas.size)),
            ];
          }),
        );
        const texts = new Set(
          form.fields.filter(({ type }) => /^text|email|tel/.test(type)).map(({ name }) => name),
        );
        const invalid = withLongTexts(body, part, (name) => texts.has(name));
        const headers = { "X-Client": `198.51.${place}.${post}` };
        const kind = `${body.form} of ${JSON.stringify(part)}`;
        return [
          { page, action, headers, body: valid, what: `valid ${kind}` },
          { page, action, headers, body: invalid, what: `invalid ${kind}` },
        ];
      },
    ),
  );
  for (const { page, headers } of posts) await (await fetch(site.url + page, { headers })).text();
  await new Promise((resolve) => setTimeout(resolve, MINIMUM_SUBMIT_MS));
  await expectCheap("of visitors", posts);
}, 1_800_000);

it("saves or refuses the largest posts of staff within the bound of processor time", async () => {
  const addresses = [...new Set(Object.values(routeRows).map(({ path }) => path))].filter((path) =>
    path.startsWith("/admin"),
  );
  const forms: PostedForm[] = [];
  for (const address of addresses) {
    const Cookie = await cookieOf(site, owner);
    const response = await fetch(site.url + address, { headers: { Cookie }, redirect: "manual" });
    forms.push(...postedForms(await response.text(), address));
  }
  expect(forms.length).toBeGreaterThan(50);
  const posts: LargePost[] = [];
  for (const { action, body } of forms) {
    for (const part of PARTS) {
      const Cookie = await cookieOf(site, owner);
      const headers = { Cookie, Origin: site.url };
      const long = withLongTexts(body, part, (name) => body[name] === "something" || name === "q");
      posts.push({
        action,
        headers,
        body: long,
        what: `${body[formMeta.form] ?? body.intent} of ${JSON.stringify(part)}`,
      });
    }
  }
  await expectCheap("of staff", posts);
}, 1_800_000);
