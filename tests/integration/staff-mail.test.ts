import { afterEach, beforeEach, expect, it } from "vitest";
import { type NewsletterHarness, startNewsletterHarness } from "../support/newsletter-harness";
import type { Stage } from "../support/smtp-sink";
import { fillForms } from "../support/submissions";
import { waitFor } from "../support/wait-for";

let harness: NewsletterHarness;
beforeEach(async () => {
  harness = await startNewsletterHarness();
});
afterEach(() => harness.stop());

const LIST = { STAFF_MAIL_TO: "Ann@example.org, bob@example.org" };
const ADDRESSES = ["ann@example.org", "bob@example.org"];

it.each<[string, Stage, string[]]>([
  ["before the last dot of a mail", "data", ["sent", "sent"]],
  ["between the last dot and its answer", "accepted", ["uncertain", "sent"]],
])("a worker killed %s tells every address once", async (_, stage, end) => {
  const { db, sink, start } = harness;
  await fillForms(db, "x", new Date().toISOString());
  sink.hooks[stage] = async ({ index }) => {
    if (index === 0) await program.end("SIGKILL");
  };
  const program = start("worker", [], LIST);
  await program.exit;

  start("worker", [], LIST);
  const statuses = async () => {
    const rows = await db.selectFrom("mails").select("status").orderBy("id").execute();
    return rows.map(({ status }) => status);
  };
  await waitFor("both mails to be settled", async () => (await statuses()).join() === end.join());
  expect(sink.recipients()).toEqual(ADDRESSES);
  expect(sink.mails.map(({ mail }) => mail.subject)).toEqual(["5 new submissions", "5 new submissions"]);
});
