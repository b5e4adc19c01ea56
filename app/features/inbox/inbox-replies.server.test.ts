import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { fillForms } from "#tests/support/submissions";
import type { ApplicationStatus } from "~/database/schema/application-status";
import { replyCopy } from "~/features/replies/reply.copy";
import { decideForm, replyForm } from "~/features/replies/reply.form";
import { handleForms } from "~/kits/forms/handle-forms.server";
import type { PublicServices } from "~/server/services.server";
import { handleInboxAction } from "./handle-inbox-action.server";
import { inboxCopy } from "./inbox.copy";
import { inboxReplyForms } from "./inbox-replies.server";
import { loadInbox, readInboxPage } from "./load-inbox.server";

const now = new Date("2026-11-20T12:00:00.000Z");
const who = { userId: "u1", email: "ada@example.org" };

let services: PublicServices;
beforeEach(async () => {
  services = await testServices({ REPLY_UNDO_SECONDS: "20" });
  await fillForms(services.db, "a", "2026-11-18T12:00:00.000Z");
  await fillForms(services.db, "b", "2026-11-19T12:00:00.000Z");
});
afterEach(() => services.db.destroy());

async function open(search: string) {
  const { open: row } = await loadInbox(services, readInboxPage(new URLSearchParams(search)), { who, now });
  if (!row?.reply) throw new Error("No reply form");
  return { id: row.row.id, reply: row.reply };
}

/** Sends what the open row's form begins with, with some of it changed. @returns the query of the page that opens */
async function send(search: string, sent: Record<string, string>, form = replyForm.name) {
  const { initial } = (await open(search)).reply;
  const fields = { form, ...initial, ...sent };
  const url = new URL(`http://site/admin/dashboard/inbox?${search}`);
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const given = { url, fields: new Map(Object.entries(fields)), now };
  const answer = await handleForms(request, await inboxReplyForms(services, who, given), { now }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error("Not sent");
  return new URL(answer.headers.get("Location") ?? "", "http://site").search;
}

const reply = async (...sent: Parameters<typeof send>) => await open(await send(...sent));

async function letter(search: string, name: string) {
  const { letters } = (await open(search)).reply;
  const found = letters.find((each) => each.name === name);
  if (!found) throw new Error(`No letter is called ${name}`);
  return { template: String(found.id), subject: found.subject, text: found.text };
}

describe("the row that opens after a reply", () => {
  it("has nothing of a letter that was written about another message", async () => {
    const first = "kind=contact&row=contact:contact-a";
    const next = await reply(first, await letter(first, "Answer to the press"));
    expect(next.id).toBe("contact-b");
    const { initial, template, untouched } = next.reply;
    expect(template).toBeNull();
    expect(initial.text).toMatch(/^Hello Cara b,\s+Best wishes/);
    expect(initial.subject).toBe(untouched.subjects[0]);
  });

  it("is none that the reply answers too", async () => {
    await fillForms(services.db, "c", "2026-11-20T10:00:00.000Z");
    const email = "cara@example.org";
    const ids = ["contact-a", "contact-b"];
    await services.db.updateTable("contact_submissions").set({ email }).where("id", "in", ids).execute();
    const search = await send("kind=contact&row=contact:contact-a", { text: "To both", also: "on" });
    expect((await open(search)).id).toBe("contact-c");
    const { notice } = await loadInbox(services, readInboxPage(new URLSearchParams(search)), { who, now });
    expect(notice?.text).toBe(inboxCopy.notice.repliedToAll("Cara a"));
  });

  const first = "kind=volunteer&row=volunteer:volunteer-a";
  const setStatus = (id: string, status: ApplicationStatus) =>
    services.db.updateTable("volunteer_applications").set({ status }).where("id", "=", id).execute();

  it("has the letter of an application with the same decision, and says that it has", async () => {
    await setStatus("volunteer-a", "approved");
    await setStatus("volunteer-b", "approved");
    const sent = await letter(first, "Volunteer: approved");
    const { id, reply: next } = await reply(first, sent);
    expect(id).toBe("volunteer-b");
    expect(next).toMatchObject({ carried: "Volunteer: approved", initial: { text: sent.text } });
  });

  it("has no letter where the decision is another one or is still open", async () => {
    const sent = await letter(first, "Volunteer: approved");
    const approved = { ...sent, decision: "approved" };
    for (const status of ["pending", "rejected"] as const) {
      await setStatus("volunteer-a", "pending");
      await services.db.updateTable("volunteer_applications").set({ responded_at: null }).execute();
      await setStatus("volunteer-b", status);
      const { id, reply: next } = await reply(first, approved, decideForm("approved").name);
      expect(id).toBe("volunteer-b");
      expect(next).toMatchObject({ template: null, carried: null });
      expect(next.initial.text).toMatch(/^Hello Val,\s+Best wishes/);
    }
  });
});

describe("the notice after a reply", () => {
  const at = { who, now };
  const load = (search: string) => loadInbox(services, readInboxPage(new URLSearchParams(search)), at);
  const press = async (intent: string, search: string, did: string) => {
    const url = new URL(`http://site/admin/dashboard/inbox?${search}`);
    const answer = await handleInboxAction(url, new Map(Object.entries({ intent, did })), {
      db: services.db,
      ...at,
    }).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) return Object(answer);
    return new URL(answer.headers.get("Location") ?? "", "http://site").search;
  };
  const first = "kind=contact&row=contact:contact-a";
  let next: string;
  let did: string;
  beforeEach(async () => {
    next = await send(first, { text: "Too fast" });
    did = (await load(next)).notice?.did ?? "";
  });

  it("takes it back to its row, with the text, while another row is open", async () => {
    expect((await load(next)).notice).toMatchObject({ canUndo: true, isHeld: true });
    const back = await press("undo", next, did);
    const { notice, open: row } = await load(back);
    expect(notice).toMatchObject({ text: inboxCopy.notice.takenBack("Cara a"), canUndo: false });
    expect(row?.row).toMatchObject({ id: "contact-a", is_open: 1 });
    expect(row?.reply?.initial.text).toBe("Too fast");
    expect(await press("undo", next, did)).toMatchObject({ data: { problem: replyCopy.hasLeft } });
  });

  it("sends it at once and stays where one is", async () => {
    const after = await press("send-now", next, did);
    const { notice, open: row } = await load(after);
    expect(notice).toMatchObject({ text: inboxCopy.notice.replied("Cara a"), canUndo: false, isHeld: false });
    expect(row?.row.id).toBe("contact-b");
    const mails = await services.db.selectFrom("mails").select("held_until").execute();
    expect(mails).toEqual([{ held_until: null }]);
  });

  it("offers a colleague nothing", async () => {
    const colleague = { userId: "u2", email: "bob@example.org" };
    const page = readInboxPage(new URLSearchParams(next));
    const { notice } = await loadInbox(services, page, { who: colleague, now });
    expect(notice).toMatchObject({ canUndo: false, isHeld: false });
  });
});
