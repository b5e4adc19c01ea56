import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { allows, type StaffRole } from "~/database/schema/staff-role";
import { publicStaffPaths } from "~/features/staff/admin-paths";
import { type PostedForm, postedForms } from "../support/posted-forms";
import { projectRoot } from "../support/program";
import { routeRows } from "../support/routes";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff, makeUserWithoutRole, pendingTwoFactorCookieOf } from "../support/staff";
import { fillStaffPages } from "../support/staff-records";

/** Part of every name and e-mail address in the rows that only staff may see. */
const SECRET = "zzsecret";

const builtRoutes = z.array(z.object({ id: z.string(), loader: z.boolean(), action: z.boolean() }));

/** The staff routes as the server itself knows them, asked of the build. */
function staffRoutes({ env }: Site) {
  const build = pathToFileURL(join(projectRoot, "build/index.js")).href;
  const program = `const { routes } = await import(${JSON.stringify(build)});
    console.log(JSON.stringify(Object.values(routes).map(({ id, module }) =>
      ({ id, loader: "loader" in module, action: "action" in module }))));
    process.exit();`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: projectRoot,
    env,
    encoding: "utf8",
  });
  const routes = builtRoutes.parse(JSON.parse(output.trim().split("\n").at(-1) ?? ""));
  return routes
    .filter(({ id }) => id.startsWith("routes/admin"))
    .map((route) => ({ ...route, address: routeRows[route.id]?.path ?? "" }))
    .filter(({ address }) => !publicStaffPaths.includes(address.split("?")[0] ?? ""));
}

/** A hash over every row of every table, those behind the search included. */
async function everything({ db }: Site): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql not like 'create virtual%' order by name`.execute(
    db,
  );
  const hash = createHash("sha256");
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    hash.update(JSON.stringify([name, rows]));
  }
  return hash.digest("hex");
}

const CHANGES = "/admin/dashboard/changes";
const RECORD = "/admin/dashboard/contact/some-id";

/** What staff post after a question, or by script; all else is read from the pages. */
const more: PostedForm[] = [
  { action: RECORD, body: { form: "answer", was: "", note: "Done" } },
  {
    action: `${CHANGES}/volunteer`,
    body: { intent: "status", id: `volunteer-${SECRET}`, was: "pending", status: "approved" },
  },
  { action: `${CHANGES}/contact`, body: { intent: "delete", id: "some-id", confirmed: "1" } },
  // As their confirmations would have it: one row, its number 1, and for a status that it is pending.
  { action: `${CHANGES}/survey`, body: { "bulk-delete": "1", scope: "matching", confirmed: "1-1-1" } },
  {
    action: `${CHANGES}/partnership`,
    body: { "bulk-status": "approved", scope: "matching", confirmed: "1-1-2" },
  },
  { action: "/admin/dashboard/newsletter", body: { form: "team-update", subject: SECRET, content: SECRET } },
];

/** The step that asks before the newsletter is sent. */
const CONFIRMING = "/admin/dashboard/newsletter?confirm=newsletter";

let site: Site;
let routes: ReturnType<typeof staffRoutes>;
/** Every post to the staff pages, to begin with those that the pages' own forms make. */
let posts: PostedForm[];
const cookies: Record<string, string> = {};

beforeAll(async () => {
  site = await startSite();
  routes = staffRoutes(site);
  cookies.anonymous = "";
  const person = { email: `person.${SECRET}@example.org`, password: "correct horse battery" };
  cookies["a user without the role"] = await cookieOf(site, await makeUserWithoutRole(site, person));
  const leaver = { ...person, email: `leaver.${SECRET}@example.org` };
  const leaverId = await makeStaff(site, leaver);
  cookies["a user with an ended session"] = await cookieOf(site, leaverId);
  await site.db.deleteFrom("sessions").where("user_id", "=", leaverId).execute();
  const halfway = { ...person, email: `halfway.${SECRET}@example.org` };
  cookies["a user pending two-factor"] = await pendingTwoFactorCookieOf(site, await makeStaff(site, halfway));
  const staff = { ...person, email: `staff.${SECRET}@example.org` };
  const staffId = await makeStaff(site, staff);
  cookies.staff = await cookieOf(site, staffId);
  for (const role of ["viewer", "editor"] as const)
    cookies[role] = await cookieOf(
      site,
      await makeStaff(site, { ...person, email: `${role}.${SECRET}@example.org` }, role),
    );
  const suspended = { ...person, email: `suspended.${SECRET}@example.org` };
  const suspendedId = await makeStaff(site, suspended, "editor");
  cookies["a suspended user"] = await cookieOf(site, suspendedId);
  // Also the session, which suspending ends, would not open anything.
  await site.db.deleteFrom("admin_roles").where("user_id", "=", suspendedId).execute();
  const suspension = { suspended_role: "editor", suspended_at: "2026-11-20T09:00:00.000Z" } as const;
  await site.db.updateTable("users").set(suspension).where("id", "=", suspendedId).execute();
  await fillStaffPages(site.db, SECRET, { userId: staffId, email: staff.email });
  const addresses = [...routes.map(({ address }) => address), CONFIRMING];
  const pages = await Promise.all(addresses.map(async (address) => (await ask(address, "staff")).text));
  const forms = pages.flatMap((html, place) => postedForms(html, addresses[place] ?? ""));
  const bare = routes.map(({ address }) => ({ action: address, body: {} }));
  const isOpen = ({ action }: PostedForm) => publicStaffPaths.includes(action.split("?")[0] ?? "");
  posts = [...forms.filter((form) => !isOpen(form)), ...bare, ...more];
});
afterAll(() => site.stop());

/** Asks for an address in a way; redirects are not followed. */
async function ask(address: string, who: string, init: RequestInit = {}) {
  const headers = { ...(cookies[who] && { Cookie: cookies[who] }), Origin: site.url };
  const response = await fetch(site.url + address, { ...init, headers, redirect: "manual" });
  return { response, text: await response.text() };
}

/** The address that asks for a route's data alone, as the browser's router does. */
function dataAddress(address: string, id?: string): string {
  const { pathname, searchParams } = new URL(address, site.url);
  if (id) searchParams.set("_routes", id);
  return `${pathname}.data${searchParams.size > 0 ? `?${searchParams}` : ""}`;
}

/** Every way to read a route: the page, all of its data, and its own part of that. */
const readings = ({ id, address }: (typeof routes)[number]): [string, RequestInit][] => [
  [address, {}],
  [address, { method: "HEAD" }],
  [dataAddress(address), {}],
  [dataAddress(address, id), {}],
];

/** Every way to post something: from a page without script, and from one with. */
const postings = ({ action, body }: PostedForm): [string, RequestInit][] =>
  [action, dataAddress(action)].map((address) => [
    address,
    { method: "POST", body: new URLSearchParams(body) },
  ]);

it("knows the staff routes from the build, each with an address", () => {
  const ids = routes.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(["routes/admin._shell.dashboard._index", "routes/admin.exports.$kind"]),
  );
  expect(routes.filter(({ address }) => !/^\/admin(\/|$)/.test(address))).toEqual([]);
  // A page without a loader would be shown to everybody.
  expect(routes.filter(({ loader }) => !loader)).toEqual([]);
});

/** Every route begins with its guard (tests/structure/staff-guard.test.ts), so that the others stand at the same one. */
const AT_EVERY_ROUTE = "a user without the role";
const OTHERS_EVERY = 4;

describe.each(
  [
    "anonymous",
    "a user without the role",
    "a user with an ended session",
    "a user pending two-factor",
    "a suspended user",
  ].map((who, place) => ({ who, place })),
)("$who", ({ who, place }) => {
  const isTried = (_: unknown, index: number) =>
    who === AT_EVERY_ROUTE || index % OTHERS_EVERY === place % OTHERS_EVERY;

  it("gets no data from any loader, action or export, and changes nothing", {
    tags: ["@staff-1", "@staff-2.2", "@staff-2.3", "@staff-6.1", "@staff-6.2", "@staff-7.1", "@staff-7.5"],
  }, async () => {
    const before = await everything(site);
    const tried = [...routes.filter(isTried).flatMap(readings), ...posts.filter(isTried).flatMap(postings)];
    for (const [address, init] of tried) {
      const what = `${init.method ?? "GET"} ${address} ${init.body ?? ""}`;
      const { response, text } = await ask(address, who, init);
      const isData = new URL(address, site.url).pathname.endsWith(".data");
      // A page that takes no posts says so, whoever asks.
      const statuses = isData ? [202, 405] : [303, 405];
      expect(init.method === "POST" ? statuses : statuses.slice(0, 1), what).toContain(response.status);
      const target = isData ? text : (response.headers.get("Location") ?? "");
      if (response.status !== 405) expect(target, what).toContain("/admin/login?next=");
      // The address that was asked for comes back in the one of the sign-in.
      expect(text.replace(/next=[^"\s]*/g, "").includes(SECRET), what).toBe(false);
    }
    expect(await everything(site)).toBe(before);
  });
});

/** Pages and files that take more than a viewer. */
const readBy: Record<string, StaffRole> = {
  "/admin/articles/feeds/new": "editor",
  "/admin/articles/new": "editor",
  "/admin/dashboard/newsletter/campaigns/1/addresses.csv": "editor",
  "/admin/data-requests": "owner",
  "/admin/data-requests/download": "owner",
  "/admin/exports/chart/overview.csv": "editor",
  "/admin/exports/contact.csv": "editor",
  "/admin/resources.csv": "editor",
  "/admin/resources/import": "editor",
  "/admin/resources/import/some-id": "editor",
  "/admin/resources/new": "editor",
  "/admin/states/new": "editor",
  "/admin/staff/some-id": "owner",
  "/admin/subscribers/import": "editor",
  "/admin/subscribers/import/some-id": "editor",
  "/admin/subscribers/new": "editor",
  "/admin/templates/new": "editor",
};
const pathOf = (address: string) => new URL(address, "http://site").pathname;
/** What everyone changes for themselves. */
const isOwn = (address: string) => /^\/admin\/account(\/|$)/.test(pathOf(address));
/** On the System page, which all read, an owner confirms the clock. */
const isOwners = (address: string) => /^\/admin\/(staff|data-requests|system)(\/|$)/.test(pathOf(address));
const isRefused = (text: string) =>
  /Your account may|Only owners may/.test(text) && text.includes("Ask an owner: ");

describe.each(["viewer", "editor"] as const)("a %s", (role) => {
  it("reads what the role may read, and no file or page beyond it", async () => {
    for (const { id, address } of routes) {
      const needed = readBy[pathOf(address)] ?? "viewer";
      const isAllowed = allows(role, needed);
      const { response, text } = await ask(address, role);
      // A sheet that waits to be confirmed is its owner's alone.
      if (isAllowed) expect([200, 301, 302, 303, 404], address).toContain(response.status);
      else expect(response.status, address).toBe(403);
      expect(response.headers.get("Location") ?? "", address).not.toContain("/admin/login");
      expect(isRefused(text), address).toBe(!isAllowed);
      const { text: part } = await ask(dataAddress(address, id), role);
      expect(isRefused(part), `data of ${address}`).toBe(!isAllowed);
    }
  });

  it("is refused by every action beyond the role, which then changes nothing", async () => {
    const takesPosts = new Set(routes.filter(({ action }) => action).map(({ address }) => pathOf(address)));
    const refused = posts.filter(
      ({ action }) =>
        takesPosts.has(pathOf(action)) && !isOwn(action) && (role === "viewer" || isOwners(action)),
    );
    expect(refused.length).toBeGreaterThan(role === "viewer" ? routes.length / 2 : 3);
    const before = await everything(site);
    // With and without script in turn: both meet the same guard.
    const tried = refused.flatMap((post, place) => postings(post).slice(place % 2, (place % 2) + 1));
    for (const [address, init] of tried) {
      const { response, text } = await ask(address, role, init);
      const what = `POST ${address} ${init.body}`;
      expect(response.status, what).toBe(address.includes(".data") ? response.status : 403);
      expect(isRefused(text), what).toBe(true);
    }
    expect(await everything(site)).toBe(before);
  });

  it("is let through by every other action", async () => {
    for (const { address, action } of routes) {
      if (!action || (role === "viewer" ? !isOwn(address) : isOwners(address))) continue;
      const body = new URLSearchParams({ form: "no-such-form" });
      const { response } = await ask(address, role, { method: "POST", body });
      expect(response.status, address).not.toBe(403);
      expect(response.headers.get("Location") ?? "", address).not.toContain("/admin/login");
    }
  });
});

/** What pages ask for and show inside themselves: the Newsletter tab (tests/e2e/sending.spec.ts), and the search. */
const PARTS =
  /^\/admin\/(?:search\/suggestions|dashboard\/newsletter\/(?:preview|progress)|newsletter\/live-preview)/;

function expectPageOrFile(address: string, { headers }: Response, text: string): void {
  const type = headers.get("Content-Type") ?? "";
  if (pathOf(address).endsWith(".csv")) expect(type, address).toContain("text/csv");
  if (!type.includes("text/html")) return;
  expect(text.match(/<h1[ >]/g), address).toHaveLength(1);
  expect(text, address).toContain(" – After Automation</title>");
}

describe("the check itself", () => {
  it("requests every page and file that staff get, many of them with rows", {
    tags: ["@staff-1", "@staff-6.2"],
  }, async () => {
    const answers = [];
    for (const { id, address } of routes) {
      const { response, text } = await ask(address, "staff");
      expect([200, 301, 302, 303], address).toContain(response.status);
      expect(response.headers.get("Location") ?? "", address).not.toContain("/admin/login");
      if (response.status === 200 && !PARTS.test(address)) expectPageOrFile(address, response, text);
      if (text.includes(SECRET)) answers.push(id);
      const { text: data } = await ask(dataAddress(address, id), "staff");
      expect(data.includes("/admin/login"), id).toBe(false);
    }
    const expected = ["_index", "newsletter", "survey", "volunteer", "partnership", "contact", "$kind.$id"];
    expect(answers).toEqual(
      expect.arrayContaining(expected.map((tab) => `routes/admin._shell.dashboard.${tab}`)),
    );
    expect(answers).toContain("routes/admin.exports.$kind");
    for (const page of ["_index", "feeds._index", "feeds.$id"])
      expect(answers).toContain(`routes/admin._shell.articles.${page}`);
  });

  it("posts the forms with which staff change rows", { tags: ["@staff-6.2"] }, async () => {
    expect(posts.map(({ action }) => action)).toContain(RECORD);
    expect(posts.map(({ body }) => body.form)).toEqual(
      expect.arrayContaining(["send-newsletter", "review", "feed", "remove-feed"]),
    );
    expect(posts.length).toBeGreaterThan(routes.length + 20);
    for (const { action, body } of more) {
      const before = await everything(site);
      const init = { method: "POST", body: new URLSearchParams(body) };
      expect((await ask(action, "staff", init)).response.status, action).toBe(303);
      expect(await everything(site), action).not.toBe(before);
    }
  });
});
