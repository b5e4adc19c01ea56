import { afterEach, beforeEach, expect, it } from "vitest";
import { type NewsletterHarness, startNewsletterHarness } from "../support/newsletter-harness";
import type { Step } from "../support/scripted-smtp-server";
import { fillForms } from "../support/submissions";
import { waitFor } from "../support/wait-for";

let harness: NewsletterHarness;
beforeEach(async () => {
  harness = await startNewsletterHarness();
});
afterEach(() => harness.stop());

const LIST = { STAFF_MAIL_TO: "Ann@example.org, bob@example.org" };
const ADDRESSES = ["ann@example.org", "bob@example.org"];

it.each<[string, Step, string[]]>([
  ["before the last dot of a mail", "data", ["sent", "sent"]],
  ["between the last dot and its answer", "dot", ["uncertain", "sent"]],
])("a worker killed %s tells every address once", async (_, step, end) => {
  const { db, server, start } = harness;
  await fillForms(db, "x", new Date().toISOString());
  server.script = async (moment) => {
    if (moment.step === step && moment.index === 0) await program.end("SIGKILL");
    return undefined;
  };
  const program = start("worker", [], LIST);
  await program.exit;

  start("worker", [], LIST);
  const statuses = async () => {
    const rows = await db.selectFrom("mails").select("status").orderBy("id").execute();
    return rows.map(({ status }) => status);
  };
  await waitFor("both mails to be settled", async () => (await statuses()).join() === end.join());
  expect(server.recipients()).toEqual(ADDRESSES);
  for (const { raw } of server.accepted) expect(raw).toContain("\r\nSubject: 5 new submissions\r\n");
});
