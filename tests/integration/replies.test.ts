import { afterEach, beforeEach, expect, it } from "vitest";
import { messages } from "~/features/contact/messages.admin.queries.server";
import { loadRecordPane, readPaneQuery, recordPaneForms } from "~/features/replies/load-record-pane.server";
import { saveSignature } from "~/features/replies/replies.queries.server";
import { replyForm } from "~/features/replies/reply.form";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { type NewsletterHarness, startNewsletterHarness } from "../support/newsletter-harness";
import { testServices, thrownResponse } from "../support/services";
import { fillForms } from "../support/submissions";
import { waitFor } from "../support/wait-for";

let harness: NewsletterHarness;
beforeEach(async () => {
  harness = await startNewsletterHarness();
});
afterEach(() => harness.stop());

it("a reply whose worker was killed before the server's answer is sent again, as the same mail", async () => {
  const { db, server, start } = harness;
  const { env, ...rest } = await testServices({ SMTP_URL: server.url, MAIL_FROM: "team@aa.example" });
  await rest.db.destroy();
  const services = { ...rest, env, db };
  const ann = { userId: "ann", email: "ann@aa.example" };
  const created_at = "2026-11-19T09:00:00.000Z";
  await fillForms(db, "x", created_at);
  await db
    .insertInto("users")
    .values({ id: ann.userId, email: ann.email, password_hash: "", created_at })
    .execute();
  await saveSignature(db, { user_id: ann.userId, signature: "Ann, at your side", replies_to_self: 1 });
  const row = { table: messages, id: "contact-x" };
  const now = new Date();
  const pane = await loadRecordPane(services, ann, row, { query: readPaneQuery(new URLSearchParams()), now });
  const url = new URL("http://site/admin/dashboard/contact/contact-x");
  const body = new URLSearchParams({ form: replyForm.name, ...pane?.reply?.initial });
  const request = new Request(url, { method: "POST", body });
  const forms = recordPaneForms(services, ann, row, url);
  expect((await thrownResponse(handleForms(request, forms))).status).toBe(303);

  let killed = false;
  server.script = async (moment) => {
    if (moment.step === "dot" && !killed) {
      killed = true;
      await program.end("SIGKILL");
    }
    return undefined;
  };
  const program = start("worker", [], { STAFF_MAIL_TO: "none" });
  await program.exit;
  start("worker", [], { STAFF_MAIL_TO: "none" });
  const statuses = async () =>
    await db.selectFrom("mails").select("status").where("kind", "=", "reply").execute();
  await waitFor("the reply to be sent", async () => (await statuses())[0]?.status === "sent");
  const raw = server.accepted.map((mail) => mail.raw).filter((mail) => mail.includes("Ann, at your side"));
  const [last = ""] = raw.toReversed();
  expect(new Set(raw.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])).size).toBe(1);
  expect(last).toMatch(/^Reply-To: ann@aa\.example\r$/m);
  expect(last).toContain("\r\nHello Cara x,\r\n");
  expect(last).toContain("\r\nOn Nov 19, 2026 you wrote:\r\n> Hello\r\n");
});
