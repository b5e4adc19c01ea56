import { afterAll, beforeAll, expect, it } from "vitest";
import { adminPaths } from "~/features/staff/admin-paths";
import { type Site, startSite } from "../support/server";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
});
afterAll(() => site.stop());

const EMAIL = "new@example.org";
const NEW = "the kettle sings at six";

async function ask(path: string, cookie: string, fields?: Record<string, string>) {
  const response = await fetch(site.url + path, {
    headers: { Cookie: cookie, Origin: site.url },
    redirect: "manual",
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });
  const session = response.headers.getSetCookie().find((text) => text.startsWith("staff="));
  return {
    status: response.status,
    location: response.headers.get("Location"),
    text: await response.text(),
    cookie: session?.split(";")[0] ?? "",
  };
}

it("a printed password gives access to the account page only, until it is changed", async () => {
  const program = site.run("create-admin", [EMAIL]);
  expect(await program.exit).toBe(0);
  const password = /password +([a-z2-9-]{16,})/.exec(program.output())?.[1] ?? "";
  const { cookie, location } = await ask(adminPaths.login, "", { form: "login", email: EMAIL, password });
  expect(location).toBe(adminPaths.dashboard);

  const others = [
    adminPaths.dashboard,
    adminPaths.secondFactor,
    adminPaths.system,
    "/admin/exports/contact.csv",
    "/admin/dashboard/newsletter/progress?campaign=1",
  ];
  for (const path of others) {
    expect(await ask(path, cookie), path).toMatchObject({ status: 303, location: "/admin/account#password" });
  }
  const post = { intent: "delete", id: "some-id", confirmed: "1" };
  expect(await ask("/admin/dashboard/changes/contact", cookie, post)).toMatchObject({
    status: 303,
    location: "/admin/account#password",
  });
  const page = await ask(adminPaths.account, cookie);
  expect(page.status).toBe(200);
  expect(page.text).toContain(
    "Please choose a password of your own first. The one you have now was shown in a log or a terminal, where others may have seen it. The other staff pages open after that.",
  );

  const change = (newPassword: string) =>
    ask(adminPaths.account, cookie, {
      form: "change-password",
      currentPassword: password,
      newPassword,
      newPasswordAgain: newPassword,
    });
  expect((await change(password)).status).toBe(400);
  const changed = await change(NEW);
  expect(changed).toMatchObject({ status: 303, location: "/admin/account?sent=change-password#password" });
  expect(await ask(adminPaths.dashboard, changed.cookie)).toMatchObject({ status: 200 });
  expect((await ask(adminPaths.account, changed.cookie)).text).not.toContain(
    "Please choose a password of your own first. The one you have now was shown in a log or a terminal, where others may have seen it. The other staff pages open after that.",
  );
});
