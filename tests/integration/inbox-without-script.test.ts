import { afterAll, beforeAll, expect, it } from "vitest";
import { statuses } from "~/database/schema/application-status";
import { messagesTable } from "~/features/contact/messages.admin";
import { dangerCopy } from "~/features/crisis/danger.copy";
import { inboxCopy as copy } from "~/features/inbox/inbox.copy";
import { personPath } from "~/features/people/people-paths";
import { replyCopy } from "~/features/replies/reply.copy";
import { sendNowForm, takeBackForm } from "~/features/replies/reply.form";
import { adminPaths, inboxRowPath } from "~/features/staff/admin-paths";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { recordPath } from "~/kits/admin-table/admin-table";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { answerLastReply } from "../support/answers";
import { fillWeek, messageOf, putLabelled } from "../support/inbox-week";
import { type Page, Reader } from "../support/reader";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { fillForms } from "../support/submissions";

// With script, and where it is seen: tests/e2e/inbox-week.spec.ts.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const newStaff = (name: string) =>
  makeStaff(site, { email: `${name}@example.org`, password: "correct horse battery" });
const readerFor = async (userId: string) => new Reader(site, await cookieOf(site, userId));

const shown = (page: Page) => page.withId("inbox-row").words;
const text = (page: Page) => page.field(replyCopy.text).value;
const hasButton = (page: Page, name: string) => page.all("button", name).length > 0;

it("takes at most eighteen acts for thirteen rows, with a colleague, somebody in danger, an answer, a second thought and a session that ends", async () => {
  const week = {
    ...{ label: "heron", messages: 9, volunteers: 2, partnerships: 1, reports: 1 },
    writers: [{ name: "Ana", from: 4, to: 6 }],
  };
  const applications = week.volunteers + week.partnerships + week.reports;
  const rows = week.messages + applications;
  await fillWeek(site, week);
  const ann = await newStaff("ann");
  let reader = await readerFor(ann);
  const list = `/admin/dashboard/inbox?label=${week.label}`;
  // Whatever is pressed, by either of the two: moving to a row and typing are none.
  let acts = 0;
  const act = async (sending: Promise<Page>, says: RegExp): Promise<Page> => {
    acts += 1;
    const page = await sending;
    expect(page.says("status")).toMatch(says);
    return page;
  };
  const send = (page: Page, words: string, says: RegExp) =>
    act(page.send(replyCopy.send, { [replyCopy.text]: words }), says);
  const approve = replyCopy.decide.send(statuses.approved.decision.letter.action);

  let page = await reader.open(list);
  expect(page.main.words).toContain(`1 of ${rows}`);
  // Who may be in danger is first, and gets the letter for it.
  expect(shown(page)).toBe(messageOf(week, 2));
  page = await page.follow(dangerCopy.letter("Urgent: may be in danger"));
  acts += 1;
  expect(text(page)).toMatch(/not a crisis service/);
  page = await act(page.send(replyCopy.send), new RegExp(messageOf(week, 2)));

  let written = "";
  for (let place = 0; place < applications; place++) {
    const name = shown(page);
    if (hasButton(page, copy.resolve)) {
      page = await act(page.send(copy.resolve), new RegExp(`${name} is resolved`));
      continue;
    }
    page = await act(page.send(approve), new RegExp(`${name} is approved, and the letter`));
    if (written === "") {
      // Approved too fast: the letter is taken back, read and sent again.
      page = await act(page.send(copy.undo), /is taken back/);
      expect(shown(page)).toBe(name);
      expect(text(page)).toMatch(/^Hello/);
      page = await act(page.send(approve), new RegExp(`${name} is approved`));
    }
    written = name;
  }

  // Whoever was written to last answers, waits again, and is written to again.
  await answerLastReply(site, { text: "Thursday suits me." });
  page = await reader.open(list);
  const waiting = shown(page);
  expect(waiting).toBe(messageOf(week, week.messages));
  page = await page.follow(new RegExp(`^${written}`));
  expect(page.named("What they answered").words).toContain("Thursday suits me.");
  page = await send(page, "See you on Thursday.", new RegExp(`The reply to ${written}`));

  // A colleague is faster with one, and takes another.
  page = await reader.open(list);
  const colleague = await readerFor(await newStaff("bea"));
  let theirs = await colleague.open(page.address);
  const answers = async (name: string) => {
    expect(shown(theirs)).toBe(name);
    theirs = await act(theirs.send(copy.answered), new RegExp(name));
  };
  await answers(waiting);
  page = await page.send(replyCopy.send, { [replyCopy.text]: "They have an answer by now." });
  acts += 1;
  expect(page.says("status") + page.says("alert")).not.toBe("");
  await answers(messageOf(week, week.messages - 1));

  // The session ends while one writes.
  page = await reader.open(list);
  const name = shown(page);
  page = await page.follow(new RegExp(`^${name}`));
  await site.db.deleteFrom("sessions").where("user_id", "=", ann).execute();
  const words = "Written before the session ended.";
  page = await page.send(replyCopy.send, { [replyCopy.text]: words });
  acts += 1;
  expect(page.address).toMatch(/^\/admin\/login/);
  const back = new URL(page.address, site.url).searchParams.get("next") ?? "";
  expect(back).toContain(`label=${week.label}`);
  reader = await readerFor(ann);
  page = await reader.open(back);
  expect(shown(page)).toBe(name);
  page = await send(page, words, new RegExp(`The reply to ${name}`));
  expect(shown(page)).not.toBe(name);

  for (let left = rows; left > 1 && !page.all("p").some((each) => each.words === copy.count("1")); left--) {
    const next = shown(page);
    const hasMore = page.all("label", /^It also answers/).length > 0;
    page = hasMore
      ? await act(
          page.send(replyCopy.send, {
            [replyCopy.text]: "One answer to all of it.",
            "It also answers": true,
          }),
          /answers what else waited from them/,
        )
      : await send(page, "Thank you for writing.", new RegExp(`The reply to ${next}`));
    if (hasMore) acts += 1;
    expect(shown(page)).not.toBe(next);
  }
  page = await act(page.send(copy.trash), /is in the trash/);
  expect(page.main.words).toContain("Nothing matches. Choose less, or clear the choice.");
  expect(acts).toBeLessThanOrEqual(18);
  await act(page.send(copy.undo), /^Undone/);
});

it("keeps a row open with a new due time, and puts one off until a day", async () => {
  await putLabelled(site, "wren", 2);
  const reader = await readerFor(await newStaff("cleo"));
  const openRow = (place: number) =>
    reader.open(`/admin/dashboard/inbox?label=wren&row=contact:wren-${place}`);
  const rowOf = (place: number) =>
    site.db
      .selectFrom("contact_submissions")
      .select(["responded_at", "due_again_at", "snoozed_until"])
      .where("id", "=", `wren-${place}`)
      .executeTakeFirst();
  const row = await openRow(2);
  const filled = await row.send(replyCopy.template.use, {
    [replyCopy.template.label]: "We have your message",
  });
  expect(filled.main.words).toContain("This letter promises another mail");
  const kept = await filled.send(replyCopy.sendAndKeep);
  expect(kept.says("status")).toContain(copy.notice.leftOpen("wren No. 002"));
  expect(await rowOf(2)).toMatchObject({ responded_at: null, due_again_at: expect.any(String) });

  const day = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const snoozed = await (await openRow(1)).send(copy.triage.saveSnooze, { [copy.triage.snooze]: day });
  expect(snoozed.says("status")).toContain(copy.notice.snoozed("wren No. 001"));
  expect((await rowOf(1))?.snoozed_until).toContain(day);
  expect(shown(await snoozed.follow(new RegExp(`^${copy.filters.snoozed}`)))).toBe("wren No. 001");
});

it("fills a template in above what was typed, and gives all of it back when the reply is refused", async () => {
  await fillForms(site.db, "ibis", "2026-10-01T12:00:00.000Z");
  const reader = await readerFor(await newStaff("dee"));
  let page = await reader.open(recordPath(messagesTable, "contact-ibis"));
  expect(text(page)).toMatch(/^Hello Cara /);
  page = await page.send(replyCopy.template.use, {
    [replyCopy.text]: "My own words",
    [replyCopy.template.label]: "List of resources",
  });
  expect(text(page)).toMatch(/^Hello Cara [\s\S]*\/first-week[\s\S]*\n\nMy own words$/);
  expect(page.field(replyCopy.subject).value).toBe("Places that can help you");
  page = await page.send(replyCopy.send, { [replyCopy.subject]: "" });
  expect(page.says("alert")).toContain(replyCopy.subjectRequired);
  expect(text(page)).toMatch(/My own words$/);
  page = await page.send(replyCopy.send, { [replyCopy.subject]: "For you" });
  expect(page.says("status")).toContain(replyCopy.sent);
  expect(page.named("What was written").words).toContain(replyCopy.states.queued);
  expect(page.main.words).toContain("Answered by dee@example.org");
  expect(text(await reader.open(page.address))).toMatch(/^Hello Cara [^,]*,\n/);
});

it("shows what a person answers above the form with its files, and below it once somebody wrote back", async () => {
  await fillForms(site.db, "rail", "2026-10-01T12:00:00.000Z");
  const reader = await readerFor(await newStaff("eli"));
  const row = inboxRowPath("contact", "contact-rail");
  const replied = copy.notice.replied("Cara rail");
  let page = await (await reader.open(row)).send(replyCopy.send);
  expect(page.says("status")).toContain(replied);
  await answerLastReply(site, {
    from: "cara@rail.example",
    text: "Yes, I need help.\n\nOn Oct 1, 2026, we wrote:\n> Hello",
    file: { name: "letter.html", content: "<script>alert(1)</script>" },
  });
  page = await reader.open(row);
  const answered = page.named("What they answered");
  expect(answered.all("p", "Yes, I need help.")).toHaveLength(1);
  expect(answered.words).toContain("From another address: cara@rail.example");
  const [fold] = answered.all("details");
  expect([fold?.words, fold?.attribute("open")]).toEqual([
    expect.stringMatching(/^Quoted text.*> Hello/),
    undefined,
  ]);
  const link = answered.one("a", "letter.html");
  expect(link.attribute("download")).toBe("letter.html");
  const file = await reader.ask(link.attribute("href") ?? "");
  expect([file.headers.get("Content-Disposition"), (await file.text()).trim()]).toEqual([
    expect.stringMatching(/^attachment; .*letter\.html/),
    "<script>alert(1)</script>",
  ]);
  expect(page.main.all("p", /do not come back to this page\.$/)).not.toEqual([]);
  page = await page.send(replyCopy.send, { [replyCopy.text]: "Thank you for the letter" });
  expect(page.says("status")).toContain(replied);
  page = await reader.open(recordPath(messagesTable, "contact-rail"));
  expect(page.having("aria-label", "What they answered")).toEqual([]);
  const written = page.named("What was written");
  expect(written.one("li", /from Cara rail/).words).toContain("Yes, I need help.");
});

it("folds the rows of one person into one line, which opens with any of them", async () => {
  await putLabelled(site, "plover", 4);
  const person = site.db.updateTable("contact_submissions").set({ email: "plover@example.org" });
  await person.where("id", "like", "plover-%").execute();
  const reader = await readerFor(await newStaff("fay"));
  const list = (page: Page) => page.named(copy.list);
  const fold = (page: Page) => list(page).one("details");
  const current = (page: Page) =>
    list(page)
      .all("a")
      .map((line) => line.attribute("aria-current") ?? "");
  let page = await reader.open("/admin/dashboard/inbox?label=plover");
  expect(fold(page).one("summary").words).toBe("and 3 more from this person");
  expect([fold(page).all("a").length, fold(page).attribute("open")]).toEqual([3, undefined]);
  const first = page;
  page = await fold(page).follow(/^plover No\. 002/);
  expect([current(page), fold(page).attribute("open")]).toEqual([["", "", "true", ""], ""]);
  page = await first.follow("Next");
  expect([current(page), fold(page).attribute("open")]).toEqual([["", "true", "", ""], ""]);
});

const MOMENT = "2026-10-01T12:00:00.000Z";

it("takes a reply back into the form, at its row and on its own page, and sends it at once", async () => {
  await fillForms(site.db, "swift", MOMENT);
  const reader = await readerFor(await newStaff("gus"));
  let page = await reader.open(inboxRowPath("contact", "contact-swift"));
  page = await page.send(replyCopy.send, { [replyCopy.text]: "Too fast" });
  expect(page.says("status")).toContain(copy.notice.replied("Cara swift"));
  page = await page.send(copy.undo);
  expect(page.says("status")).toContain(copy.notice.takenBack("Cara swift"));
  expect([shown(page), text(page)]).toEqual(["Cara swift", "Too fast"]);
  page = await reader.open(recordPath(messagesTable, "contact-swift"));
  page = await page.send(replyCopy.send, { [replyCopy.text]: "Just right" });
  expect(page.main.words).toContain(replyCopy.held);
  page = await page.send(takeBackForm.submit.idle);
  expect(page.says("status")).toContain(takeBackForm.messages.success);
  expect(text(page)).toBe("Just right");
  page = await (await page.send(replyCopy.send)).send(sendNowForm.submit.idle);
  expect(page.says("status")).toContain(sendNowForm.messages.success);
  const mails = site.db
    .selectFrom("mails")
    .innerJoin("replies", "replies.mail_id", "mails.id")
    .select(["mails.status", "mails.held_until"])
    .where("replies.record_id", "=", "contact-swift");
  expect(await mails.execute()).toEqual([{ status: "queued", held_until: null }]);
});

it("asks who reported an entry, and keeps the report open until it is resolved", async () => {
  await fillForms(site.db, "rook", MOMENT);
  const reader = await readerFor(await newStaff("hal"));
  const subject = "Your report about Entry rook";
  let page = await reader.open(inboxRowPath("report", "report-rook"));
  page = await page.send(replyCopy.template.use, {
    [replyCopy.template.label]: "Question about a report",
  });
  expect(page.field(replyCopy.subject).value).toBe(subject);
  page = await page.send(replyCopy.send);
  expect(page.main.words).toContain(copy.notice.asked("Entry rook"));
  expect(shown(page)).toBe("Entry rook");
  page = await (await reader.open(personPath("report", "report-rook"))).main.follow(new RegExp(subject));
  expect(page.main.words).toContain(replyCopy.states.queued);
  page = await page.send(copy.resolve);
  expect(page.main.words).toContain(copy.notice.resolved("Entry rook"));
});

it("leads from an approved application to its letter, and approves and tells with one button", async () => {
  for (const name of ["jay", "jackdaw"]) await fillForms(site.db, name, MOMENT);
  const reader = await readerFor(await newStaff("ida"));
  const open = (name: string) => reader.open(recordPath(volunteersTable, `volunteer-${name}`));
  let page = await (await open("jay")).send("Save", { "Status, Val jay": "Approved" });
  page = await page.main.follow("Write to Val jay");
  expect(page.field(replyCopy.subject).value).toBe("Welcome to After Automation");
  expect(page.main.words).toContain("Overdue by");
  page = await page.send(replyCopy.send);
  expect(page.says("status")).toContain(replyCopy.sent);
  expect(page.main.words).not.toContain("Overdue by");

  const tell = (decision: "approved" | "rejected") =>
    replyCopy.decide.send(statuses[decision].decision.letter.action);
  page = await (await open("jackdaw")).send(tell("approved"));
  expect(page.says("status")).toContain(replyCopy.sent);
  expect(page.field(/^Status, /).value).toBe("approved");
  expect(hasButton(page, tell("rejected"))).toBe(false);
  page = await (await reader.open(adminPaths.templates)).main.follow("Volunteer: approved");
  expect(page.field("Subject").value).toBe("Welcome to {organization}");
});

it("approves several applications with the letter to each, and undoes that", async () => {
  for (const place of [1, 2, 3]) await fillForms(site.db, `finch${place}`, `2026-11-2${place}T09:00:00.000Z`);
  const reader = await readerFor(await newStaff("jon"));
  const ticked = [1, 2, 3].map((place) => [`Choose Val finch${place}`, true]);
  let page = await reader.open("/admin/dashboard/volunteer?q=finch");
  page = await page.send("Set to Approved", Object.fromEntries(ticked));
  const question = "Set 3 applications to Approved";
  expect(page.main.words).toContain(`${question}?`);
  expect(page.main.words).toContain("Welcome to");
  page = await page.main.send(question, { "Send the letter to these 3 people": true });
  expect(page.says("status")).toContain(`${question}.`);
  expect(page.says("status")).toContain("The letter is on its way to 3.");
  page = await page.send("Undo");
  expect(page.says("status")).toContain("Undone.");
  page = await reader.open("/admin/dashboard/inbox?kind=volunteer");
  expect(page.main.all("a", /^Val finch1/)).toHaveLength(1);
});

it("puts who may be in danger first, with the line to give, and takes the mark off and puts it on", async () => {
  await putLabelled(site, "dove", 3);
  await fillForms(site.db, "pigeon", new Date().toISOString());
  await site.db
    .updateTable("contact_submissions")
    .set({ danger: "home" })
    .where("id", "=", "dove-1")
    .execute();
  const survey = site.db.updateTable("ai_impact_surveys").where("name", "like", "%pigeon%");
  await survey.set({ danger: "self" }).execute();
  const reader = await readerFor(await newStaff("kay"));
  const { label: mark } = tableCopy.urgent;
  const overview = await reader.open("/admin/dashboard");
  expect(overview.main.all("a", /first in the inbox/)).toHaveLength(1);
  let page = await reader.open("/admin/dashboard/inbox?label=dove");
  expect(page.named(copy.list).all("li")[0]?.words).toMatch(
    new RegExp(`dove No\\. 001.*${mark}|${mark}.*001`),
  );
  for (const words of [dangerCopy.families.home, "1-800-799-7233"])
    expect(page.named(mark).words).toContain(words);
  page = await page.follow(dangerCopy.letter("Urgent: may be in danger"));
  expect(text(page)).toMatch(/not a crisis service[\s\S]*National Domestic Violence Hotline/);
  page = await page.send(dangerCopy.remove);
  expect(page.says("status")).toContain(copy.notice.unmarked("dove No. 001"));
  page = await reader.open(recordPath(messagesTable, "dove-2"));
  page = await page.send(dangerCopy.mark, { [dangerCopy.label]: dangerCopy.choices.child });
  expect(page.named(mark).words).toContain(dangerCopy.families.child);
  const found = await reader.open("/admin/search?q=dove");
  expect(found.main.words.split(mark)).toHaveLength(2);

  // A response to the survey, which is in no inbox, is named on the Overview.
  page = await overview.main.follow(/pigeon/);
  for (const words of [dangerCopy.families.self, "988"]) expect(page.named(mark).words).toContain(words);
  const save = (danger: string) => page.send(dangerCopy.save, { [dangerCopy.label]: danger });
  page = await save(dangerCopy.choices.none);
  expect(page.says("status")).toContain(dangerCopy.saved);
  expect(page.main.words).not.toContain(dangerCopy.families.self);
  page = await save(dangerCopy.choices.home);
  expect(page.named(mark).words).toContain(dangerCopy.families.home);
  expect(page.main.words).toMatch(/marked it as urgent[\s\S]*took the urgent mark off/);
});
