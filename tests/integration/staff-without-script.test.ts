import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messagesTable } from "~/features/contact/messages.admin";
import { type CardCopy, cardCopy } from "~/features/dashboard/cards.copy";
import { serverTables } from "~/features/dashboard/tables.server";
import { chartCopy } from "~/features/dashboard/traffic-chart";
import { adminPaths, inboxRowPath } from "~/features/staff/admin-paths";
import { dashboard } from "~/features/staff/staff.copy";
import {
  editCopy,
  editSubscriberForm,
  subscriberPage,
} from "~/features/subscribers/manage/manage-subscribers.forms";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { recordPath } from "~/kits/admin-table/admin-table";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import { PLACE_ID, tableUrl, withParams } from "~/kits/admin-table/list-query";
import { recordCopy } from "~/kits/admin-table/table.copy";
import { dateRangeProblems } from "~/lib/time/date-range";
import { addArticle, addSubscriber, mailSettings } from "../support/newsletter";
import { type Page, Reader } from "../support/reader";
import { type Site, startSite } from "../support/server";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { cookieOf, makeStaff } from "../support/staff";
import { fillForms, fillQuarantine, putEvents, putMessages } from "../support/submissions";
import { waitFor } from "../support/wait-for";

// What the server answers alone decides these, which a browser without script would only carry.

const BEA = { userId: "bea@example.org", email: "bea@example.org" };

let sink: SmtpSink;
let site: Site;
let staff: Reader;
beforeAll(async () => {
  sink = await startSmtpSink();
  // Without an address that mails come from, and that of the organization, nothing can be sent.
  site = await startSite({ env: { SMTP_URL: sink.url } });
  staff = new Reader(site, await cookieOf(site, await makeStaff(site)));
});
afterAll(async () => {
  await site.stop();
  await sink.stop();
});

describe("the dashboard", () => {
  it("shows counts and the latest submissions", { tags: ["@staff-1"] }, async () => {
    const moment = "2041-03-05T09:05:00.000Z";
    await fillForms(site.db, "latest", moment);
    await putEvents(site, "volunteer", moment, { unique_view: 3, complete: 1 });
    const page = await staff.open(`${adminPaths.dashboard}?from=2041-03-01&to=2041-03-31`);
    const volunteer = page.main.named("Volunteer");
    expect(volunteer.words).toContain("Unique views3");
    expect(volunteer.words).toContain("Conversion rate33.3%");
    expect(page.main.all("tr", /^Volunteer/).at(-1)?.words).toContain("33.3%");
    expect(page.main.one("tr", /volunteer\.latest@/).words).toContain("Mar 5, 2041, 09:05 UTC");
  });

  it("shows the tab that leads to a page that no tab names", async () => {
    for (const [path, tab] of [
      [adminPaths.newsletterDraft, "Newsletter"],
      [adminPaths.suspected, "Inbox"],
      [adminPaths.dataRequests, "System"],
      ["/admin/states", "Resources"],
    ] as const) {
      const tabs = (await staff.open(path)).named(dashboard.tabsLabel).all("a");
      const current = tabs.filter((link) => link.attribute("aria-current") !== undefined);
      expect(
        current.map(({ words }) => words),
        path,
      ).toEqual([expect.stringMatching(new RegExp(`^${tab}`))]);
    }
  });

  it("combines a date range with a view of the chart, and keeps both apart", {
    tags: ["@staff-2.3"],
  }, async () => {
    let page = await (await staff.open(adminPaths.dashboard)).main.follow("Show Conversion Rates");
    expect(page.main.allWords("h2")).toContain("Conversion rates per day");
    page = await page.main.send("Show", { From: "2026-02-01", To: "2026-02-28" });
    expect(page.address).toContain("view=rates&from=2026-02-01&to=2026-02-28");
    expect(page.main.allWords("h2")).toContain("Forms, Feb 1, 2026 – Feb 28, 2026");
    expect(page.main.all("tr", /^Feb 28, 2026/)).not.toEqual([]);
    page = await page.main.follow("Show Raw Data");
    expect(page.address).toContain("view=raw&from=2026-02-01&to=2026-02-28");
    page = await page.main.send("Show", { From: "2026-03-01" });
    expect(page.says("alert")).toContain("must not be after");
  });

  it("searches, sorts, pages and exports a table of more than 100 rows", {
    tags: ["@staff-1", "@staff-2.3", "@staff-5.5", "@staff-6.2"],
  }, async () => {
    await putMessages(site, "wren", 102);
    await putMessages(site, "wrenx", 1, "An AI took my job");
    // Without it a search that finds all messages could not be told from one that has not been sent.
    await putMessages(site, "other", 1);
    const of = (page: Page) => page.withId("contact-table");
    const names = (page: Page) =>
      of(page)
        .having("scope", "row")
        .map(({ words }) => words);
    const sorted = (page: Page) =>
      of(page)
        .all("th")
        .map((cell) => cell.attribute("aria-sort"))
        .filter((sort) => sort === "ascending" || sort === "descending");
    const first = await staff.open(messagesTable.path);
    const found = await of(first).send("Show", { Search: "WREN" });
    expect(of(found).words).toMatch(/Showing 100 of 103 messages, page 1 of 2/);
    const up = await of(found).follow(/^Name/);
    expect([names(up)[0], sorted(up)]).toEqual(["wren No. 001", ["ascending"]]);
    const down = await of(up).follow(/^Name/);
    expect([names(down)[0], sorted(down)]).toEqual(["wrenx No. 001", ["descending"]]);
    const last = await of(down).follow(/^Next/);
    expect(of(last).words).toContain("Showing 3 of 103 messages");
    expect(names(last)).toEqual(["wren No. 003", "wren No. 002", "wren No. 001"]);
    const { searchParams } = new URL(last.address, site.url);
    expect(["q", "sort", "page"].map((name) => searchParams.get(name))).toEqual(["WREN", "-name", "2"]);

    // Whatever page is shown in whatever order, the file has every row that matches, the newest first.
    const file = await staff.ask(of(last).href(/^Download CSV/) ?? "");
    const day = new Date().toISOString().slice(0, 10);
    expect(file.headers.get("Content-Disposition")).toContain(`contact-${day}.csv`);
    const rows = (await file.text()).trim().split("\r\n");
    expect(rows).toHaveLength(1 + 103);
    expect(rows.filter((row) => row.includes("An AI took my job"))).toHaveLength(1);

    const one = await of(last).send("Show", { Search: "ai took" });
    expect(names(one)).toEqual(["wrenx No. 001"]);
    const none = await of(one).send("Show", { Subject: "media" });
    expect(of(none).words).toContain("Nothing matches. Try fewer letters, or clear the filters.");
    // The address brings the filter back.
    const again = await staff.open(none.address);
    expect(of(again).field("Subject").value).toBe("media");
    const cleared = await of(again).follow("Clear filters");
    expect([of(cleared).field("Search").value, of(cleared).field("Subject").value]).toEqual(["", ""]);
  });

  it("deletes ticked rows after their count is confirmed, and says when none is ticked", async () => {
    await putMessages(site, "finch", 3);
    const table = (page: Page) => page.withId("contact-table");
    const found = await staff.open(`${messagesTable.path}?q=finch`);
    const refused = await table(found).send("Delete");
    expect(refused.says("alert")).toContain("No rows are chosen. Tick some, or choose all that match.");
    const back = await refused.follow("Back to the table");
    const ticked = { "Choose finch No. 001": true, "Choose finch No. 003": true };
    const asked = await table(back).send("Delete", ticked);
    expect(
      asked.main.all("h1", "Delete 2 messages?").concat(asked.main.all("h2", "Delete 2 messages?")),
    ).not.toEqual([]);
    const listed = asked.named("The rows").all("li");
    expect(listed.map(({ words }) => words)).toEqual(
      [/^finch No\. 00\d, /, /^finch No\. 00\d, /].map((words) => expect.stringMatching(words)),
    );
    const done = await asked.send("Delete 2 messages");
    expect(done.says("status")).toContain("Deleted 2 messages.");
    expect(
      table(done)
        .having("scope", "row")
        .map(({ words }) => words),
    ).toEqual(["finch No. 002"]);
  });

  it("comes back to the row that was changed, or to the one in its place", {
    tags: ["@staff-2.7", "@staff-5.3"],
  }, async () => {
    for (const place of [1, 2, 3]) await fillForms(site.db, `stork${place}`, "2026-11-10T12:00:00.000Z");
    const { path } = volunteersTable;
    const row = (page: Page, name = "Val stork2") =>
      page.withId("volunteer-table").one("tr", new RegExp(name));
    const placeOn = (page: Page) => page.withId(PLACE_ID).one("th").words;
    let page = await staff.open(`${path}?q=stork`);
    page = await row(page).send("Save", { "Status, Val stork2": "Approved" });
    expect(page.says("status")).toContain("Val stork2 is approved.");
    expect(page.address).toMatch(/[?]q=stork&change=[^#]+#place$/);
    expect([placeOn(page), row(page).field(/^Status/).value]).toEqual(["Val stork2", "approved"]);
    page = await page.send("Undo");
    expect(page.says("status")).toContain("Undone.");
    expect([placeOn(page), row(page).field(/^Status/).value]).toEqual(["Val stork2", "pending"]);

    const asked = await row(page).send(/^Delete/);
    expect(asked.main.all("h1", "Delete 1 application?")).not.toEqual([]);
    page = await asked.main.follow("Cancel");
    expect(page.address).toMatch(/volunteer[?]q=stork/);
    page = await (await row(page).send(/^Delete/)).send("Delete 1 application");
    expect(page.says("status")).toContain("Val stork2 is deleted.");
    expect(page.withId("volunteer-table").all("tr", /Val stork2/)).toEqual([]);
    expect(placeOn(page)).toMatch(/^Val stork[13]$/);
    page = await page.follow("Dismiss");
    expect(page.all("a", "Dismiss")).toEqual([]);
  });

  it("is where the error page of a staff address leads back to", async () => {
    for (const path of ["/admin/nothing", "/admin/dashboard/analytics/1"]) {
      const page = await staff.open(path);
      expect(page.status, path).toBe(404);
      expect(page.main.href("Overview")).toBe("/admin/dashboard");
      expect(page.main.all("a", /Trash/)).not.toEqual([]);
      expect(page.all("a", /Get help|Donate|Contact/), path).toEqual([]);
    }
  });

  it("leads from the error page of a failure to a second try", async () => {
    const rename = (from: string, to: string) => site.db.schema.alterTable(from).renameTo(to).execute();
    await rename("state_facts", "state_facts_away");
    const failed = await staff
      .open("/admin/states?page=1")
      .finally(() => rename("state_facts_away", "state_facts"));
    expect(failed.status).toBe(500);
    expect(failed.main.words).toContain("Nothing was saved");
    expect(failed.main.all("a", "Overview")).not.toEqual([]);
    const again = await failed.main.follow("Try again");
    expect([again.address, again.heading]).toEqual(["/admin/states?page=1", "State facts"]);
  });

  it("shows a colleague's status before it is overwritten, undoes one's own alone, and writes all of it down", async () => {
    await fillForms(site.db, "teal", "2026-10-01T12:00:00.000Z");
    const id = "volunteer-teal";
    const colleagueSets = (was: string, status: string) =>
      setStatus(site.db, { who: BEA, table: serverTables.volunteer, id, was, status, now: new Date() });
    const path = `${recordPath(volunteersTable, id)}?q=teal&sort=-name`;
    const save = (on: Page, status: string) => on.main.send("Save", { "Status, Val teal": status });
    const statusOn = (on: Page) => on.field(/^Status, /).value;
    let page = await staff.open(path);
    await colleagueSets("pending", "approved");
    page = await save(page, "Rejected");
    expect(page.says("alert")).toMatch(/Status was set to Approved by bea@example\.org on /);
    page = await page.follow("Keep Approved");
    expect([page.address, statusOn(page)]).toEqual([path, "approved"]);
    page = await save(page, "Pending");
    expect(page.says("status")).toContain("is pending.");
    page = await page.send("Undo");
    expect([page.says("status"), statusOn(page)]).toEqual([expect.stringContaining("Undone."), "approved"]);
    expect(page.named("What staff did").allWords("li")).toEqual([
      expect.stringMatching(/^ann@.* set it back from Pending to Approved\./),
      expect.stringContaining(" set it from Approved to Pending."),
      expect.stringMatching(/^bea@.* set it from Pending to Approved\./),
    ]);
    await colleagueSets("approved", "pending");
    page = await (await save(page, "Rejected")).send("Set to Rejected anyway");
    expect(page.says("status")).toContain("is rejected.");
    await colleagueSets("rejected", "approved");
    page = await page.send("Undo");
    expect(page.says("alert")).toMatch(
      /Not undone: the status was set again since, on .* UTC by bea@example\.org\./,
    );
    expect(statusOn(await staff.open(path))).toBe("approved");
  });

  it("asks again when the rows that match have changed, before it sets the status of all of them", async () => {
    for (const place of [1, 2, 3]) await fillForms(site.db, `heron${place}`, "2026-11-10T12:00:00.000Z");
    const statusOf = async (place: number) =>
      (
        await site.db
          .selectFrom("volunteer_applications")
          .select("status")
          .where("id", "=", `volunteer-heron${place}`)
          .executeTakeFirst()
      )?.status;
    let page = await staff.open(`${volunteersTable.path}?q=heron`);
    const change = {
      table: serverTables.volunteer,
      id: "volunteer-heron2",
      was: "pending",
      status: "approved",
    };
    await setStatus(site.db, { who: BEA, ...change, now: new Date() });
    page = await page.withId("volunteer-table").send("Set to Rejected", {
      "Choose Val heron1": true,
      "The rows ticked in the table": false,
      "All 3 applications that match": true,
    });
    expect(page.main.words).toContain("Set 3 applications to Rejected?");
    expect(page.says("alert")).toMatch(/Val heron2, \S+ was set to Approved by bea@example\.org on /);
    expect(page.main.words).toContain("Search: “heron”");
    await fillForms(site.db, "heron4", "2026-11-10T12:00:00.000Z");
    page = await page.main.send("Set 3 applications to Rejected");
    expect(page.main.words).toContain("Set 4 applications to Rejected?");
    expect(page.says("alert")).toContain("In the meantime the rows have changed. Please look again.");
    expect(await statusOf(1)).toBe("pending");
    page = await page.main.send("Set 4 applications to Rejected");
    expect(page.says("status")).toContain("Set 4 applications to Rejected.");
    expect(await Promise.all([1, 2, 3, 4].map(statusOf))).toEqual(Array(4).fill("rejected"));
    page = await page.send("Undo");
    expect(page.says("status")).toContain("Undone.");
    expect(await statusOf(4)).toBe("pending");
  });

  it("shows a tab's figures, chart and table, and refuses a range that ends before it begins", {
    tags: ["@staff-2.3", "@staff-2.4", "@staff-2.9", "@staff-4.5"],
  }, async () => {
    await fillForms(site.db, "figures", "2031-05-10T12:00:00.000Z");
    const counts = { view: 9, unique_view: 8, start: 4, complete: 2, partial_complete: 1 };
    await putEvents(site, "contact", "2031-05-10T12:00:00.000Z", counts);
    let page = await staff.open("/admin/dashboard/contact?q=figures&from=2031-05-01&to=2031-05-28");
    const figures = () => page.main.named("Figures");
    const words: CardCopy[] = Object.values(cardCopy.contact);
    const ordered = [
      ...words.filter(({ isAllTime }) => !isAllTime),
      ...words.filter(({ isAllTime }) => isAllTime),
    ];
    expect(figures().allWords("dt")).toEqual(ordered.map(({ label }) => expect.stringContaining(label)));
    for (const text of ["Unique views8", "25.0%", words[0]?.how ?? "no words"])
      expect(figures().words).toContain(text);
    const columns = page.withId("contact-table").having("scope", "col");
    // Staff specification, section 2, word for word.
    const names = ["Name", "Email", "Subject", "Message", "Submitted", "Answer", "Actions"];
    expect(columns.map((cell) => cell.words)).toEqual(names);
    const chart = (name: RegExp) =>
      page.having("role", "img").filter((each) => name.test(each.attribute("aria-label") ?? ""));
    expect(
      chart(/^Views and completions per day from.*Unique views 8 in all.*Completions 2 in all/),
    ).not.toEqual([]);
    page = await page.main.follow(chartCopy.toggle.rates);
    expect(page.address).toContain("from=2031-05-01&to=2031-05-28&view=rates");
    expect(chart(/rate 25\.0% in all/)).not.toEqual([]);
    page = await page.main.named("Date range").send("Show", { From: "2031-05-20", To: "2031-05-25" });
    for (const text of ["Unique views0", "0.0%"]) expect(figures().words).toContain(text);
    page = await page.main.named("Date range").send("Show", { To: "2031-05-02" });
    expect(page.says("alert")).toBe(dateRangeProblems.reversed);
    expect(page.main.named("Date range").field("To").value).not.toBe("2031-05-02");
  });

  it("finds a person by a word, with all that came from them, and corrects their address", async () => {
    await fillForms(site.db, "crow", "2026-10-01T12:00:00.000Z");
    const email = "both.crow@example.org";
    for (const table of ["contact_submissions", "newsletter_subscribers"] as const)
      await site.db.updateTable(table).set({ email }).where("id", "like", "%-crow").execute();
    let page = await staff.open(adminPaths.search);
    page = await page.main.send("Search", { "Search everything": email.toUpperCase() });
    const [person] = page.named("People").all("li");
    expect(person?.all("a", /^Contact message/)).toHaveLength(1);
    page = (await person?.one("h3").follow(/./)) ?? page;
    expect(page.heading).toBe(`Everything from ${email}`);
    expect(page.address).not.toContain("example.org");
    const [sent] = page.named(/^What they sent/).all("ul");
    expect(sent?.all("li")).toHaveLength(2);
    page = await page.named(/^What they sent/).follow(/Newsletter/);
    page = await page.named(subscriberPage.edit).send(editSubscriberForm.submit.idle, {
      Email: "new.crow@example.org",
    });
    expect(page.main.words).toContain(editCopy.success);
    expect(page.named(subscriberPage.details).words).toContain("new.crow@example.org");
  });

  it("takes a note on an answer, changes it and opens the record again", async () => {
    await fillForms(site.db, "egret", "2026-10-01T12:00:00.000Z");
    const view = new URLSearchParams({ from: "2026-09-01", to: "2026-10-31", q: "egret" });
    const path = withParams(recordPath(messagesTable, "contact-egret"), view, {});
    const answer = (page: Page) => page.named("Answered in another way");
    const history = (page: Page) => page.named("What staff did").allWords("li");
    const label = "Note for colleagues";
    let page = await staff.open(path);
    expect(answer(page).words).toMatch(/Overdue by \d+ d/);
    const words = "Called Ünal.\n\nHe <i>waits</i> for the papers.";
    page = await page.send("Mark as answered", { [label]: words });
    expect(page.says("status")).toContain("It is saved.");
    expect(answer(page).words).toMatch(/Answered by ann@example\.org on .* UTC\./);
    expect(answer(page).words).not.toContain("Overdue");

    // Who answered and when stays, whoever corrects the note.
    const by = { responded_at: "2026-10-02T09:00:00.000Z", responded_by: "bea@example.org" };
    await site.db.updateTable("contact_submissions").set(by).where("id", "=", "contact-egret").execute();
    page = await staff.open(path);
    expect(page.field(label).value).toBe(words);
    page = await page.send("Save the note", { [label]: "" });
    expect([page.says("status"), page.field(label).value]).toEqual([
      expect.stringContaining("It is saved."),
      "",
    ]);
    expect(answer(page).words).toContain("Answered by bea@example.org on Oct 2, 2026, 09:00 UTC.");

    page = await page.send("Not answered after all", { [label]: "Wrong person." });
    expect(page.says("status")).toContain("It waits for an answer again.");
    expect([page.field(label).value, answer(page).words.includes("Answered by")]).toEqual([
      "Wrong person.",
      false,
    ]);
    expect(history(page)).toEqual([
      expect.stringContaining(" marked it as not answered."),
      expect.stringMatching(/^ann@example\.org saved a note on it\./),
      expect.stringMatching(/^ann@example\.org marked it as answered\. .* UTC$/),
    ]);

    // Whatever was done here, the way back leads to the table as it was.
    page = await (await page.send("Mark as answered")).follow(recordCopy.back(messagesTable.heading));
    expect(page.address).toBe(tableUrl(messagesTable, view));
    expect(page.withId("contact-table").one("tr", /Cara egret/).words).toContain("Answered");
  });

  it("gives a note back that is too long, meets a newer one, or whose record is gone", async () => {
    await putMessages(site, "crane", 1);
    const path = `${recordPath(messagesTable, "crane-1")}?q=crane&page=1`;
    const label = "Note for colleagues";
    const stored = site.db
      .selectFrom("contact_submissions")
      .select(["responded_by", "response_note"])
      .where("id", "=", "crane-1");
    let page = await staff.open(path);
    const before = await staff.open(path);
    const long = "Far too long. ".repeat(150).trim();
    page = await page.send("Mark as answered", { [label]: long });
    expect(page.says("alert")).toContain("2,000 characters or fewer");
    expect(page.title).toMatch(/^Error: /);
    expect([page.field(label).description, page.field(label).value]).toEqual([
      expect.stringContaining("2,000 characters or fewer"),
      long,
    ]);
    expect(await stored.executeTakeFirst()).toEqual({ responded_by: null, response_note: null });

    // While one is shortening it, a colleague answers.
    await before.send("Mark as answered", { [label]: "Sent her the form." });
    page = await page.send("Mark as answered", { [label]: "Called her." });
    expect(page.says("alert")).toMatch(/ann@example\.org marked it as answered on .* UTC/);
    expect([page.main.words, page.field(label).value]).toEqual([
      expect.stringContaining("Their note:Sent her the form."),
      "Called her.",
    ]);
    expect(await stored.executeTakeFirst()).toMatchObject({ response_note: "Sent her the form." });
    page = await page.send("Keep theirs");
    expect([page.field(label).value, page.address]).toEqual(["Sent her the form.", path]);

    await site.db.deleteFrom("contact_submissions").where("id", "=", "crane-1").execute();
    page = await page.send("Save the note", { [label]: "A third time." });
    expect(page.heading).toBe("There is no such message");
    expect(page.says("alert")).toContain("so your note could not be saved.");
    expect(page.main.words).toContain("A third time.");
  });

  it("offers no reply to a report without an email address", async () => {
    await fillForms(site.db, "silent", "2026-10-01T12:00:00.000Z");
    const report = site.db.updateTable("resource_reports").set({ email: "" });
    await report.where("id", "=", "report-silent").execute();
    const { main } = await staff.open(inboxRowPath("report", "report-silent"));
    expect(main.words).toContain("They gave no email address.");
    for (const name of ["button", "a"]) expect(main.all(name, /^Reply/)).toEqual([]);
  });

  it("begins a data request from suspected spam and from a report, as from every row", async () => {
    const { db } = site;
    await fillQuarantine(db, "asks", "2026-11-20T09:00:00.000Z");
    await fillForms(db, "asks", "2026-11-20T09:00:00.000Z");
    await db
      .updateTable("resource_reports")
      .set({ resource_id: 1 })
      .where("id", "=", "report-asks")
      .execute();
    const spam = await staff.open("/admin/dashboard/spam?state=suspected");
    const sender = await spam.main.follow(/^Person ?Sal asks/);
    expect(sender.main.all("button", "Copy or erase their data")).not.toEqual([]);
    const entry = await staff.open("/admin/resources/1");
    const person = await entry.main.follow(/^Everything from this person/);
    expect((await person.main.send("Copy or erase their data")).heading).toBe("Data requests");
  });
});

describe("a site that cannot send", () => {
  const reasons = /Nothing can be sent until.*MAIL_FROM is not set.*POSTAL_ADDRESS is not set/;

  it("disables each button that sends, and says why", async () => {
    await addSubscriber(site.db, "one@example.org", { wantsNews: 1, wantsTeamUpdates: 1 });
    await addSubscriber(site.db, "two@example.org", { wantsNews: 1, wantsTeamUpdates: 1 });
    await addArticle(site.db);
    const page = await staff.open("/admin/dashboard/newsletter");
    const newsletter = page.main.one("button", "Send Newsletter Now");
    expect(newsletter.attribute("disabled")).toBeDefined();
    expect(newsletter.description).toMatch(reasons);
    const preview = await page.main.send("Send to 2 subscribers", {
      Subject: "Meeting",
      "Content (HTML)": "At six",
    });
    expect(preview.address).toMatch(/[?&]preview=team-update/);
    const update = preview.main.one("button", "Send to 2 subscribers");
    expect(update.attribute("disabled")).toBeDefined();
    expect(update.description).toMatch(reasons);
    expect((await staff.open(adminPaths.system)).main.named("Newsletter").words).toMatch(reasons);
  });

  it("says on its System page whether a worker runs, and what is unset", async () => {
    const worker = async () => (await staff.open(adminPaths.system)).main.named("Worker").words;
    expect(await worker()).toContain("No worker has ever run on this database: no mail goes out.");
    const program = site.run("worker", [], { ...mailSettings, STAFF_MAIL_TO: "none" });
    await waitFor("a heartbeat", () =>
      site.db.selectFrom("worker_heartbeat").select("id").executeTakeFirst(),
    );
    await program.end("SIGKILL");
    expect(await worker()).toContain("Running");
    const longAgo = new Date(Date.now() - 12 * 60_000).toISOString();
    await site.db.updateTable("worker_heartbeat").set({ seen_at: longAgo }).execute();
    expect(await worker()).toContain("Not seen for 12 minutes");
    const page = await staff.open(adminPaths.system);
    expect(page.main.named("Newsletter").words).toContain("0 9 * * 1");
    expect(page.main.named("Settings still unset").words).toContain("MAIL_FROM");
  });
});
