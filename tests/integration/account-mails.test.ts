import { afterAll, beforeAll, expect, it } from "vitest";
import { forgotPasswordForm, resetPasswordForm } from "~/features/staff/password/password.forms";
import { loginForm } from "~/features/staff/sign-in/login.form";
import { type Site, startSite } from "../support/server";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { waitFor } from "../support/wait-for";

let site: Site;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  site = await startSite({ seed: false, env: { SMTP_URL: sink.url } });
});
afterAll(async () => {
  await site.stop();
  await sink.stop();
});

async function post(path: string, fields: Record<string, string>) {
  const answer = await fetch(site.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { Origin: site.url },
  });
  return { status: answer.status, location: answer.headers.get("Location"), text: await answer.text() };
}

it("mails a password reset link to staff only, which works once", async () => {
  const ask = (email: string) => post("/admin/forgot-password", { form: forgotPasswordForm.name, email });
  const answers = [await ask("nobody@example.org"), await ask(site.admin.email)];
  expect(answers[0]).toEqual({
    status: 303,
    location: "/admin/forgot-password?sent=forgot-password",
    text: "",
  });
  expect(answers[1]).toEqual(answers[0]);

  const worker = site.run("worker");
  await waitFor("the mail", () => sink.mails.length > 0);
  expect(sink.recipients()).toEqual([site.admin.email]);
  const link = /http\S+\/admin\/reset-password\?token=\S+/.exec(sink.mails[0]?.mail.text ?? "")?.[0] ?? "";
  expect(link.startsWith(site.url)).toBe(true);
  const page = await fetch(link);
  expect(page.status).toBe(200);
  expect(page.headers.get("Referrer-Policy")).toBe("strict-origin");
  expect(page.headers.get("Cache-Control")).toBe("no-store");

  const newPassword = "the kettle sings at six";
  const choose = () =>
    post(link.slice(site.url.length), {
      form: resetPasswordForm.name,
      newPassword,
      newPasswordAgain: newPassword,
    });
  expect(await choose()).toMatchObject({ status: 303, location: "/admin/login?sent=reset-password" });
  const again = await choose();
  expect(again.status).toBe(400);
  expect(again.text).toContain("This link does not work");
  expect(again.text).not.toContain(newPassword);

  const login = await fetch(`${site.url}/admin/login`, {
    method: "POST",
    body: new URLSearchParams({ form: loginForm.name, email: site.admin.email, password: newPassword }),
    redirect: "manual",
  });
  expect(login.headers.get("Location")).toBe("/admin/dashboard");
  await waitFor("the second mail", () => sink.mails.length > 1);
  expect(sink.mails[1]?.mail.subject).toContain("Your password was changed");

  // Neither the log of the web server nor that of the worker holds the token.
  const token = new URL(link).searchParams.get("token") ?? "";
  expect(await worker.end("SIGTERM")).toBe(0);
  expect(site.web().output() + worker.output()).not.toContain(token);
});

it("lets the worker stop while the mail server hangs", async () => {
  sink.hooks.accepted = () => new Promise(() => undefined);
  await post("/admin/forgot-password", { form: forgotPasswordForm.name, email: site.admin.email });
  const worker = site.run("worker");
  const seen = sink.seen.accepted;
  await waitFor("the mail to be in hand", () => sink.seen.accepted > seen);
  // One that does not leave is killed, and has no exit code of its own.
  expect(await worker.end("SIGTERM")).toBe(0);
  const queued = site.db.selectFrom("mails").select("reference").where("status", "=", "queued");
  expect(await queued.execute()).toEqual([{ reference: "password reset" }]);
});
