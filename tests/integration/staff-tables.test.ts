import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messagesTable } from "~/features/contact/messages.admin";
import { type CardCopy, cardCopy } from "~/features/dashboard/cards.copy";
import { adminTables, type TableKind } from "~/features/dashboard/tables";
import { counted, recordPath } from "~/kits/admin-table/admin-table";
import { dateRangeProblems } from "~/lib/time/date-range";
import { attribute, between, readable, tags, texts } from "../support/markup";
import { type PostedForm, postedForms } from "../support/posted-forms";
import { rowWith, type StaffSite, startStaffSite } from "../support/staff-pages";
import { putEvents } from "../support/submissions";

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
});
afterAll(() => site.stop());

/** Columns, placeholder and filters of each table, word for word; "Answer" and its filter are this site's own. */
const tables: Record<TableKind, { columns: string; search?: string; filters: string[][]; footer: string }> = {
  newsletter: {
    columns: "Email, Name, Status, Preferences, Subscribed, Actions",
    search: "Search by email or name...",
    filters: [["All Subscribers", "Active Only", "Inactive Only", "Wants News", "Wants Team Updates"]],
    footer: "Showing 100 of 101 subscribers",
  },
  article: {
    columns: "Title, Source, Published, Added, Actions",
    filters: [],
    footer: "Showing 50 of 51 articles",
  },
  survey: {
    columns: "Name, Email, Impact Level, Industry, Financial Impact, Newsletter Signup, Submitted, Actions",
    search: "Search by email or response...",
    filters: [
      [
        "All Impact Levels",
        "Lost job",
        "Reduced hours",
        "Job threatened",
        "Industry changes",
        "Not affected",
      ],
      [
        "All Industries",
        "Customer service",
        "Retail",
        "Manufacturing",
        "Transportation",
        "Finance",
        "Healthcare",
        "Education",
        "Technology",
        "Food service",
        "Other",
      ],
    ],
    footer: "Showing 100 of 101 responses",
  },
  volunteer: {
    columns: "Name, Email, Role, Location, Status, Applied, Answer, Actions",
    search: "Search by name, email, or role...",
    filters: [
      ["All Roles", "Peer counselor", "Mental health professional", "Policy advocate", "Community moderator"],
      ["All Statuses", "Pending", "Approved", "Rejected"],
    ],
    footer: "Showing 100 of 101 applications",
  },
  partnership: {
    columns: "Company, Contact, Email, Type, Status, Applied, Answer, Actions",
    search: "Search by company, contact, or email...",
    filters: [
      [
        "All Types",
        "Corporate Sponsorship",
        "Event Partnership",
        "Resource Sharing",
        "Advocacy Collaboration",
        "Other",
      ],
      ["All Statuses", "Pending", "Approved", "Rejected"],
    ],
    footer: "Showing 100 of 101 applications",
  },
  contact: {
    columns: "Name, Email, Subject, Message, Submitted, Answer, Actions",
    search: "Search by name, email, or message...",
    filters: [["All Subjects", "Support", "Volunteer", "Partnership", "Media", "Feedback", "Other"]],
    footer: "Showing 100 of 101 messages",
  },
  analytics: {
    columns: "Form Name, Event Type, Session ID, User Agent, Created, Actions",
    search: "Search by form name, event type, or session...",
    filters: [["All Event Types", "View", "Unique view", "Start", "Complete", "Partial complete", "Error"]],
    footer: "Showing 100 of 303 events",
  },
  spam: {
    columns: "Name, Form, Message, and why, Decision, Submitted, Actions",
    filters: [
      ["Decided or not", "Suspected", "Not spam", "Spam"],
      ["All Forms", "Contact", "Volunteer", "Partnership", "Survey", "Report about a resource"],
    ],
    footer: "Showing 50 of 101 submissions",
  },
};

/** What is set in a row. */
const statuses: Partial<Record<TableKind, string[]>> = {
  newsletter: ["Active", "Inactive"],
  volunteer: ["Pending", "Approved", "Rejected"],
  partnership: ["Pending", "Approved", "Rejected"],
};

describe.each(Object.values(adminTables))("the $heading table", ({ kind, pageSize }) => {
  const { columns, search, filters, footer } = tables[kind];

  it("has the specified columns, and a delete button in every row", {
    tags: [
      "@staff-2.3",
      "@staff-2.5",
      "@staff-2.6",
      "@staff-2.7",
      "@staff-2.8",
      "@staff-2.9",
      "@staff-2.10",
      "@staff-9.1",
    ],
  }, async () => {
    const html = await site.openTable(kind);
    expect(texts(between(html, "<thead", "</thead>"), "th").join(", ")).toBe(columns);
    const rows = between(html, "<tbody", "</tbody>").split("<tr").slice(1);
    expect(rows).toHaveLength(pageSize);
    for (const row of rows) {
      expect(texts(row, "button").filter((text) => text.startsWith("Delete "))).toHaveLength(1);
      expect(texts(row, "option")).toEqual(statuses[kind] ?? []);
    }
  });

  it("has the specified search box, filters, export and row count", {
    tags: [
      "@staff-2.3",
      "@staff-2.5",
      "@staff-2.6",
      "@staff-2.7",
      "@staff-2.8",
      "@staff-2.9",
      "@staff-2.10",
      "@staff-3.2",
      "@staff-9.1",
    ],
  }, async () => {
    const html = await site.openTable(kind);
    const form = /<form[^>]*role="search"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
    const [box] = tags(form, "input").filter((tag) => attribute(tag, "type") === "search");
    expect(box && attribute(box, "placeholder")).toBe(search);
    const choices = form
      .split("<select")
      .slice(1)
      .map((select) => texts(select, "option").map((option) => option.replace(/ \([\d,]+\+?\)$/, "")))
      .filter(([all]) => all !== "Answered or not");
    expect(choices).toEqual(filters);
    expect(texts(html, "a").some((text) => text.startsWith("Download CSV"))).toBe(true);
    expect(texts(html, "p").some((text) => text.startsWith(footer))).toBe(true);
  });
});

describe("a cell", () => {
  it("shows a subscriber's preferences and current status", { tags: ["@staff-2.5"] }, async () => {
    const set = (place: number, wants_news: 0 | 1, wants_team_updates: 0 | 1) =>
      site.db
        .updateTable("newsletter_subscribers")
        .set({ wants_news, wants_team_updates, is_active: wants_news })
        .where("id", "=", `newsletter-${place}`)
        .execute();
    await set(1, 1, 1);
    await set(2, 0, 1);
    await set(3, 0, 0);
    const wishes = await Promise.all(
      [0, 1, 2, 3].map((place) => site.cellsOf("newsletter", `newsletter.${place}@`)),
    );
    expect(wishes.map((cells) => cells[3])).toEqual(["News", "News, team updates", "Team updates", "None"]);
    const html = await site.openTable("newsletter");
    const chosen = [0, 2].map((place) => {
      const row = rowWith(html, `newsletter.${place}@`);
      return attribute(tags(row, "option").find((tag) => tag.includes("selected")) ?? "", "value");
    });
    expect(chosen).toEqual(["active", "inactive"]);
  });

  it("shows survey codes with spaces, and whether the e-mail address is subscribed", {
    tags: ["@staff-2.6"],
  }, async () => {
    await site.db
      .updateTable("newsletter_subscribers")
      .set({ email: "survey.5@example.org", is_active: 0 })
      .where("id", "=", "newsletter-5")
      .execute();
    expect((await site.cellsOf("survey", "survey.5@")).slice(2, 6)).toEqual([
      "Lost job",
      "Retail",
      "Major loss",
      "Yes",
    ]);
    expect((await site.cellsOf("survey", "survey.6@"))[5]).toBe("No");
  });

  it("truncates a long message and gives each subject's badge its own color", {
    tags: ["@staff-2.9"],
  }, async () => {
    const subjects = ["support", "media", "volunteer", "partnership", "feedback", "other"] as const;
    for (const [place, subject] of subjects.entries()) {
      await site.db
        .updateTable("contact_submissions")
        .set({ subject, message: "They told us on a Monday. ".repeat(40) })
        .where("id", "=", `contact-${place}`)
        .execute();
    }
    const [, , subject, message] = await site.cellsOf("contact", "contact.0@");
    expect(subject).toBe("Support");
    expect(message).toMatch(/^They told us on a Monday\. [^…]{20,60}…$/);
    const html = await site.openTable("contact");
    const grounds = subjects.map((_, place) => {
      const row = rowWith(html, `contact.${place}@`);
      return /bg-tint-\w+/.exec(row)?.[0];
    });
    expect(grounds.slice(4)).toEqual([undefined, undefined]);
    expect(new Set(grounds.slice(0, 4)).size).toBe(4);
    expect(grounds.slice(0, 4)).not.toContain(undefined);
  });

  it("shows the first eight characters of a session, and the browser", {
    tags: ["@staff-2.10"],
  }, async () => {
    const { session_id } = await site.db
      .selectFrom("form_analytics")
      .select("session_id")
      .where("event_type", "=", "partial_complete")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const start = session_id?.slice(0, 8) ?? "";
    expect((await site.cellsOf("analytics", start)).slice(0, 4)).toEqual([
      "Corporate partnership",
      "Partial complete",
      `${start}...`,
      "A browser of a test",
    ]);
  });

  it("shows an article's source with its markup, and both dates", {
    tags: ["@staff-2.5", "@staff-3.1"],
  }, async () => {
    const cells = await site.cellsOf("article", "Article 50");
    expect(cells.slice(0, 4)).toEqual(["Article 50", "The Paper", "Feb 3, 2026", "Mar 4, 2026"]);
    expect(await site.openTable("article")).toContain("<b>The</b> Paper");
  });

  it("shows an application's name, role and source", { tags: ["@staff-2.7", "@staff-2.8"] }, async () => {
    expect((await site.cellsOf("volunteer", "volunteer.7@")).slice(0, 4)).toEqual([
      "Val 7",
      "volunteer.7@example.org",
      "Peer counselor",
      "Here",
    ]);
    expect((await site.cellsOf("partnership", "partnership.7@")).slice(0, 4)).toEqual([
      "Works 7",
      "Pat Doe",
      "partnership.7@example.org",
      "Other",
    ]);
  });
});

describe.each(Object.values(adminTables))("a row of the $heading table", (table) => {
  const { kind } = table;
  /** One row where it can be found: a hundred take longer. */
  const query: Record<string, string> =
    kind in statuses || ["survey", "contact"].includes(kind) ? { q: `${kind}.8@` } : {};
  const list = (more: Record<string, string> = {}) => site.openTable(kind, { ...query, ...more });
  const changes = `/admin/dashboard/changes/${kind}`;
  const notice = (html: string) => texts(html, "p").join(" ");
  const post = async ({ action, body }: PostedForm) => {
    const response = await site.ask(action, new URLSearchParams(body));
    const to = response.headers.get("Location");
    return { status: response.status, html: to ? await site.open(to) : readable(await response.text()) };
  };
  /** The first form of a page that has a field, by what a browser would send of it. */
  const formWith = (html: string, field: string, value?: string) => {
    const found = postedForms(html, table.path).find(
      ({ action, body }) =>
        action.startsWith(changes) && field in body && (value === undefined || body[field] === value),
    );
    if (!found) throw new Error(`${kind} has no form with ${field}`);
    return found;
  };

  it("is deleted by its button, after a question, and restored", {
    tags: ["@staff-1", "@staff-2.3", "@staff-5.3"],
  }, async () => {
    const before = await list();
    const asked = await post(formWith(before, "intent", "delete"));
    expect(asked.html).toContain(`Delete ${counted(table.noun, 1)}?`);
    const deleted = await post(formWith(asked.html, "confirmed"));
    expect(notice(deleted.html)).toContain(
      table.isAnonymous ? `Deleted ${counted(table.noun, 1)}.` : " is deleted.",
    );
    const rowsIn = (html: string) => /Showing [\d,]+ of [\d,]+/.exec(html)?.[0];
    expect(rowsIn(await list())).not.toBe(rowsIn(before));
    const undone = await post(formWith(deleted.html, "intent", "undo"));
    expect(notice(undone.html)).toContain("Undone.");
    expect(rowsIn(await list())).toBe(rowsIn(before));
  });

  it.runIf(statuses[kind])("has its status set by its button", { tags: ["@staff-2.7"] }, async () => {
    const other = table.status?.choices.at(-1);
    const form = formWith(await list(), "intent", "status");
    const set = await post({ ...form, body: { ...form.body, status: other?.value ?? "" } });
    expect(notice(set.html)).toContain(` is ${other?.label.toLowerCase()}.`);
    const undone = await post(formWith(set.html, "intent", "undo"));
    expect(notice(undone.html)).toContain("Undone.");
  });

  it("is found by each choice of each filter, which the page shows as chosen", {
    tags: ["@staff-1"],
  }, async () => {
    const form = /<form[^>]*role="search"[\s\S]*?<\/form>/.exec(await list())?.[0] ?? "";
    for (const select of form.match(/<select[\s\S]*?<\/select>/g) ?? []) {
      const name = attribute(select, "name") ?? "";
      const values = tags(select, "option").map((option) => attribute(option, "value") ?? "");
      expect(values.length, name).toBeGreaterThan(1);
      const value = values.at(-1) ?? "";
      const html = await list({ [name]: value });
      const shown = tags(html, "option").filter((option) => option.includes("selected"));
      expect(shown.map((option) => attribute(option, "value"))).toContain(value);
    }
  });
});

describe("the page of a row", () => {
  const submitted = (html: string) => {
    const list = between(html, "Everything that was submitted", "</dl>");
    const values = texts(list, "dd");
    return texts(list, "dt").map((name, place) => `${name}: ${values[place]}`);
  };

  it.each([
    [
      "survey",
      "your survey answers",
      "Hello Sol 9,",
      [
        "Name: Sol 9",
        "Impact Level: Lost job",
        "Worry Level: Very",
        "Industry: Retail",
        "Personal Experience: Mass layoffs",
        "Financial Impact: Major loss",
        "Support Needs: Job training",
        "Timeframe: Next year",
        "Newsletter Signup: No",
      ],
    ],
    [
      "volunteer",
      "your volunteer application",
      "Hello Val,",
      [
        "First Name: Val",
        "Last Name: 9",
        "Phone: Not given",
        "Role: Peer counselor",
        "Location: Here",
        "Experience: Some",
        "Motivation: Much",
        "Availability: Evenings",
        "Additional Info: Not given",
        "Status: Pending",
      ],
    ],
    [
      "partnership",
      "your partnership application",
      "Hello Pat Doe,",
      [
        "Company: Works 9",
        "Contact: Pat Doe",
        "Phone: Not given",
        "Type: Other",
        "Message: Hello",
        "Sent From: Partner page",
        "Status: Pending",
      ],
    ],
    ["contact", "your message", "Hello Cara 9,", ["Name: Cara 9", "Subject: Support", "Message: Hello"]],
  ] as const)(
    "of %s shows every submitted value and a prefilled mailto link",
    { tags: ["@staff-2.3"] },
    async (kind, subject, greeting, fields) => {
      const html = await site.open(recordPath(adminTables[kind], `${kind}-9`));
      const [at, ...others] = submitted(html).sort((one) => (/^(Applied|Submitted): /.test(one) ? -1 : 1));
      expect(at).toMatch(/ UTC$/);
      expect([...others].sort()).toEqual([...fields, `Email: ${kind}.9@example.org`].sort());
      const href = tags(html, "a").map((link) => attribute(link, "href") ?? "");
      const mail = new URL(href.find((to) => to.startsWith("mailto:") && to.includes("?subject=")) ?? "");
      expect(decodeURIComponent(mail.pathname)).toBe(`${kind}.9@example.org`);
      expect(mail.searchParams.get("subject")).toBe(`After Automation: ${subject}`);
      expect(mail.searchParams.get("body")).toBe(
        `${greeting}\r\n\r\nthank you for writing to us.\r\n\r\n\r\n\r\nAfter Automation`,
      );
    },
  );

  it.each(["volunteer", "partnership", "contact"] as const)(
    "of %s is marked as answered, and opened again",
    async (kind) => {
      const path = recordPath(adminTables[kind], `${kind}-12`);
      const send = async (html: string, isToReopen: boolean) => {
        const form = postedForms(html, path).find(
          ({ body }) => body.form === "answer" && "reopen" in body === isToReopen,
        );
        const { was = "" } = Object.fromEntries(
          tags(between(html, 'id="answer"', "</form>"), "input").map((tag) => [
            attribute(tag, "name"),
            attribute(tag, "value") ?? "",
          ]),
        );
        const body = new URLSearchParams({ ...form?.body, was, note: "Called." });
        const response = await site.ask(form?.action ?? "", body);
        expect(response.status).toBe(303);
        return await site.open(path);
      };
      const answered = await send(await site.open(path), false);
      expect(answered).toContain("Answered by ann@example.org on ");
      expect(answered).toContain("marked it as answered");
      const reopened = await send(answered, true);
      expect(reopened).not.toContain("Answered by ann@example.org on ");
      expect(reopened).toContain("marked it as not answered");
    },
  );

  it("is not found where there is no such row or kind", async () => {
    for (const address of ["/article/1", "/analytics/1", "/nonsense/contact-1"]) {
      const response = await site.ask(`/admin/dashboard${address}`);
      expect([response.status, texts(await response.text(), "h1")], address).toEqual([
        404,
        ["Page not found"],
      ]);
    }
    for (const id of ["nobody", "volunteer-1", "%00", "..%2f.."]) {
      const response = await site.ask(`${messagesTable.path}/${id}`);
      expect(response.status, id).toBe(404);
      expect(await response.text()).toContain("There is no such message");
    }
  });
});

describe("a tab", () => {
  it.each([
    ["newsletter", "newsletter", "2031-01"],
    ["survey", "survey", "2031-02"],
    ["volunteer", "volunteer", "2031-03"],
    ["partnership", "corporate_partnership", "2031-04"],
    ["contact", "contact", "2031-05"],
    ["analytics", "survey", "2031-06"],
  ] as const)(
    "of %s shows the figures of its form and its charts in a date range",
    { tags: ["@staff-2.3", "@staff-2.4", "@staff-2.5", "@staff-2.6", "@staff-2.10", "@staff-4.5"] },
    async (tab, form, month) => {
      const counts = { view: 9, unique_view: 8, start: 4, complete: 2, partial_complete: 1 };
      await putEvents(site, form, `${month}-10T12:00:00.000Z`, counts);
      const html = await site.open(`/admin/dashboard/${tab}?from=${month}-01&to=${month}-28`);
      const current = tags(html, "a").filter((link) => link.includes('aria-current="page"'));
      expect(current.map((link) => attribute(link, "href")?.split("?")[0])).toContain(
        `/admin/dashboard/${tab}`,
      );
      const names = texts(html, "dt");
      for (const { label, how } of Object.values<CardCopy>(cardCopy[tab])) {
        expect(names).toContain(label);
        expect(html).toContain(how);
      }
      expect(texts(html, "dd")).toEqual(expect.arrayContaining(["8", "25.0%"]));
      const chart = /Views and completions per day from[^"]*Unique views 8 in all[^"]*Completions 2 in all/;
      expect(chart.test(html)).toBe(true);
      const rates = await site.open(`/admin/dashboard/${tab}?from=${month}-01&to=${month}-28&view=rates`);
      expect(rates.includes("rate 25.0% in all")).toBe(true);
    },
  );

  it("says that a date range is invalid, and refuses its exports", async () => {
    for (const search of ["from=2026-02-30", "to=soon", "from=%00&to=2026-11-20"])
      expect(await site.open(`/admin/dashboard/contact?${search}`), search).toContain(
        dateRangeProblems.unreadable,
      );
    expect(await site.open("/admin/dashboard/analytics?from=2001-01-01&to=2001-01-02")).toContain(
      adminTables.analytics.empty,
    );
    for (const name of ["chart/contact", "analytics"]) {
      const file = await site.ask(`/admin/exports/${name}.csv?from=2026-03-02&to=2026-03-01`);
      expect([file.status, await file.text()]).toEqual([400, dateRangeProblems.reversed]);
    }
    const file = await site.ask("/admin/exports/chart/contact.csv");
    // One is the heading, the others are 30 days.
    expect((await file.text()).trim().split("\r\n")).toHaveLength(31);
  });

  it("of the newsletter pages through the articles too", { tags: ["@staff-2.3", "@staff-2.5"] }, async () => {
    const html = await site.open("/admin/dashboard/newsletter?articles=2");
    expect(html).toContain("Showing 1 of 51 articles");
    const links = tags(html, "a").map((link) => attribute(link, "href") ?? "");
    expect(links.some((to) => to.startsWith("/admin/dashboard/newsletter#article"))).toBe(true);
  });
});

it("a failed query shows an error instead of an empty table", { tags: ["@staff-8.5"] }, async () => {
  await site.db.schema.alterTable("contact_submissions").renameTo("away").execute();
  const response = await site.ask(messagesTable.path);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).not.toContain(messagesTable.empty);
  expect(html).not.toContain("Nothing matches. Try fewer letters, or clear the filters.");
  await site.db.schema.alterTable("away").renameTo("contact_submissions").execute();
});

describe("suspected spam", () => {
  const posted = async (fields: Record<string, string>) => {
    const response = await site.ask(
      "/admin/dashboard/changes/spam?state=suspected",
      new URLSearchParams(fields),
    );
    expect(response.status).toBe(303);
    return await site.open(response.headers.get("Location") ?? "");
  };

  it("is linked from the tab of its form, with its number", { tags: ["@staff-2.9"] }, async () => {
    expect(await site.open(messagesTable.path)).toContain("Suspected spam (101)");
    expect(await site.open(adminTables.volunteer.path)).toContain("Suspected spam (0)");
  });

  it("can be released by a button, and the release undone, without script", async () => {
    const page = await site.open("/admin/dashboard/spam?state=suspected&sort=name");
    const row = rowWith(page, "Sal 100");
    const hidden = Object.fromEntries(
      tags(row, "input").map((input) => [attribute(input, "name"), attribute(input, "value") ?? ""]),
    );
    expect(texts(row, "button").slice(0, 2)).toEqual(["Not spam, Sal 100", "Spam, Sal 100"]);
    const { id = "", was = "" } = hidden;
    const done = await posted({ intent: "status", id, was, status: "not_spam" });
    expect(done.includes("<bdi>Sal 100</bdi> is not spam.")).toBe(true);
    expect(await site.open(messagesTable.path)).toContain("Suspected spam (100)");
    expect(await site.open(`${messagesTable.path}?q=Sal+100`)).toContain("sal.100@");
    const change = /name="change" value="([^"]+)"/.exec(done)?.[1] ?? "";
    await posted({ intent: "undo", change });
    expect((await site.open(`${messagesTable.path}?q=Sal+100`)).includes("sal.100@")).toBe(false);
  });
});
