import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { makeStaff, requestWith, STAFF, signInAs } from "#tests/support/staff";
import type { StaffRole } from "~/database/schema/staff-role";
import { handleForms } from "~/kits/forms/handle-forms.server";
import type { Services } from "~/server/services.server";
import { createResetLink } from "../password/reset-password.server";
import { requireStaff } from "../sessions/require-staff.server";
import { signIn } from "../sign-in/sign-in.server";
import { accountForms, removeAdmin } from "./change-account.server";
import { loadMember, loadStaffList } from "./load-accounts.server";

let services: Services;
/** Cookies and ids by name. */
let people: Record<string, { id: string; cookie: string }>;
const address = (name: string) => `${name}@example.org`;

beforeEach(async () => {
  services = await testServices();
  people = {};
});
afterEach(() => services.db.destroy());

async function make(name: string, role: StaffRole) {
  const id = await makeStaff(services, { ...STAFF, email: address(name) }, role);
  people[name] = { id, cookie: await signInAs(services, id) };
  return id;
}

const staffOf = (name: string, needed: StaffRole = "viewer") =>
  requireStaff(requestWith(people[name]?.cookie), services, needed);

type Answer = { status: number; to?: string | null; failure?: string; errors?: Record<string, string> };

/** Posts a form of an account's page, as one of the people. */
async function post(by: string, about: string, form: string, fields: Record<string, string> = {}) {
  const owner = await staffOf(by);
  const id = people[about]?.id ?? about;
  const body = new URLSearchParams({ form, currentPassword: STAFF.password, ...fields });
  const request = requestWith(people[by]?.cookie, `http://site/admin/staff/${id}`, { method: "POST", body });
  try {
    const { data, init } = await handleForms(request, accountForms({ request, services, owner }, id));
    return { status: init?.status ?? 200, failure: data.failure, errors: data.errors } as Answer;
  } catch (error) {
    if (error instanceof Response) return { status: error.status, to: error.headers.get("Location") };
    throw error;
  }
}

const suspend = (by: string, about: string, fields = {}) => post(by, about, "suspend-account", fields);
const changeRole = (by: string, about: string, role: StaffRole) => post(by, about, "change-role", { role });
const roles = async () => {
  const { members } = await loadStaffList(services.db, await staffOf("olga"), new Date());
  return members.map(({ email, role, isSuspended }) => [email.split("@")[0], role, isSuspended]);
};
const mails = async () =>
  (await services.db.selectFrom("mails").select(["reference", "recipient"]).execute()).map(
    ({ reference, recipient }) => [reference, recipient],
  );
const lastEntry = () =>
  services.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();

describe("an owner", () => {
  beforeEach(async () => {
    await make("olga", "owner");
    await make("eve", "editor");
  });

  it("changes a role at once, with a mail and an audit entry", async () => {
    expect(await changeRole("olga", "eve", "viewer")).toMatchObject({ status: 303 });
    expect((await thrownResponse(staffOf("eve", "editor"))).status).toBe(403);
    expect(await staffOf("eve")).toMatchObject({ role: "viewer" });
    expect(await mails()).toEqual([["role changed", address("eve")]]);
    expect(await lastEntry()).toMatchObject({
      action: "role changed",
      kind: "account",
      actor_email: address("olga"),
      record_id: people.eve?.id,
      before: '{"role":"editor"}',
      after: '{"role":"viewer"}',
    });
  });

  it("suspends an account: its session, its links and its sign-in end at once", async () => {
    const eve = { userId: people.eve?.id ?? "", email: address("eve") };
    await createResetLink(services.db, eve, new Date());
    expect(await suspend("olga", "eve")).toMatchObject({ status: 303 });
    expect((await thrownResponse(staffOf("eve"))).status).toBe(303);
    expect(await services.db.selectFrom("password_resets").select("user_id").execute()).toEqual([]);
    expect(await services.db.selectFrom("admin_roles").select("user_id").execute()).toHaveLength(1);
    const body = new URLSearchParams({ email: eve.email, password: STAFF.password });
    const login = new Request("http://site/admin/login", { method: "POST", body });
    expect((await signIn(login, services)).data).toMatchObject({
      failure: "Access denied: You do not have admin privileges.",
    });
    expect(await mails()).toEqual([["account suspended", eve.email]]);
    expect(await roles()).toEqual([
      ["eve", "editor", true],
      ["olga", "owner", false],
    ]);
  });

  it("gives a suspended account its role back, but none of its sessions", async () => {
    await suspend("olga", "eve");
    expect(await changeRole("olga", "eve", "owner")).toMatchObject({ status: 409 });
    expect(await suspend("olga", "eve")).toMatchObject({ status: 409 });
    expect(await post("olga", "eve", "reactivate-account")).toMatchObject({ status: 303 });
    expect((await thrownResponse(staffOf("eve"))).status).toBe(303);
    const cookie = await signInAs(services, people.eve?.id ?? "");
    expect(await requireStaff(requestWith(cookie), services, "editor")).toMatchObject({ role: "editor" });
    expect(await post("olga", "eve", "reactivate-account")).toMatchObject({ status: 409 });
  });

  it("removes an active or a suspended account, whose audit entries stay", async () => {
    await make("vic", "viewer");
    await suspend("olga", "vic");
    for (const name of ["eve", "vic"]) {
      const answer = await post("olga", name, "remove-account");
      expect(answer).toEqual({ status: 303, to: "/admin/staff?sent=remove-account#staff" });
      expect(await loadMember(services.db, await staffOf("olga"), people[name]?.id ?? "")).toBeNull();
    }
    expect((await thrownResponse(staffOf("eve"))).status).toBe(303);
    expect(await roles()).toEqual([["olga", "owner", false]]);
    expect((await mails()).slice(-2)).toEqual([
      ["access removed", address("eve")],
      ["access removed", address("vic")],
    ]);
    expect(await lastEntry()).toMatchObject({ action: "access removed", actor_email: address("olga") });
    expect(await post("olga", "vic", "reactivate-account")).toMatchObject({ status: 404 });
  });

  it("has to give the password, and changes nothing without it", async () => {
    for (const form of ["suspend-account", "remove-account"]) {
      expect(await post("olga", "eve", form, { currentPassword: "wrong" })).toMatchObject({
        errors: { currentPassword: "This is not your current password" },
      });
    }
    expect(await staffOf("eve")).toMatchObject({ role: "editor" });
    expect(await mails()).toEqual([]);
  });

  it("neither suspends nor removes the own account, even where there is another owner", async () => {
    await make("otto", "owner");
    for (const form of ["suspend-account", "remove-account"])
      expect(await post("olga", "olga", form)).toMatchObject({
        status: 409,
        failure: "This is your own account. Another owner can suspend or remove it.",
      });
    expect(await changeRole("olga", "olga", "viewer")).toMatchObject({ status: 303 });
    expect((await thrownResponse(staffOf("olga", "owner"))).status).toBe(403);
  });
});

describe("the last owner", () => {
  beforeEach(async () => {
    await make("olga", "owner");
    await make("otto", "owner");
  });

  it("is neither demoted nor suspended nor removed, by no one", async () => {
    await changeRole("olga", "otto", "editor");
    const failure = "olga@example.org is the only owner. Make somebody else an owner first.";
    expect(await changeRole("olga", "olga", "viewer")).toMatchObject({ status: 409, failure });
    expect(await suspend("olga", "olga")).toMatchObject({ status: 409, failure });
    expect(await post("olga", "olga", "remove-account")).toMatchObject({ status: 409, failure });
    expect(await removeAdmin(services.db, address("olga"), new Date())).toBe("last owner");
    expect(await removeAdmin(services.db, address("otto"), new Date())).toBe("removed");
  });

  it.each(["change-role", "suspend-account", "remove-account"])(
    "remains when two owners do this to each other at the same moment: %s",
    async (form) => {
      const fields = { role: "viewer" };
      const answers = await Promise.all([
        post("olga", "otto", form, fields),
        post("otto", "olga", form, fields),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 403]);
      const owners = services.db.selectFrom("admin_roles").select("user_id").where("role", "=", "owner");
      expect(await owners.execute()).toHaveLength(1);
    },
  );
});
