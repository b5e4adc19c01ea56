import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { contactPage, contactSubjects, responseTimes, urgentHelp, withinHours } from "./contact";
import { adminLink, footer, headerActions, headerEntries, headerStrip, menuGroups } from "./navigation";
import { newsCountLine, newsPage } from "./news";
import { directoryWords } from "./resources/resource-directory";

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

describe("navigation", () => {
  it("has the specification's entries in the header", { tags: ["@public-2.2"] }, () => {
    expect(headerEntries.map((entry) => ("links" in entry ? [entry.label, ...entry.links] : entry))).toEqual([
      { label: "About", to: "/about" },
      [
        "Services",
        { label: "Support & Resources", to: "/services/support-and-resources" },
        { label: "Policy Advocacy", to: "/services/policy-advocacy" },
        { label: "Community Building", to: "/services/community-building" },
        { label: "Corporate Accountability", to: "/services/corporate-accountability" },
      ],
      { label: "Videos", to: "/videos" },
      { label: "Statistics", to: "/statistics" },
      [
        "Get Involved",
        { label: "Corporate Partnerships", to: "/partner" },
        { label: "Volunteer With Us", to: "/volunteer" },
        { label: "Support Our Mission", to: "/support" },
      ],
    ]);
    expect(headerStrip).toEqual(
      expect.arrayContaining([
        { label: "Home", to: "/" },
        { label: "Newsletter", to: "/#newsletter" },
        { label: "Join Community", to: "community-chat" },
      ]),
    );
    expect(headerActions.community).toEqual({ label: "Join Community", to: "community-chat" });
    expect(headerActions.donate.label).toBe("Donate");
    expect(labels(headerStrip)).toEqual(expect.arrayContaining(["First week", "News", "Survey", "Contact"]));
    expect(headerActions.getHelp).toEqual({ label: "Get help", to: "/services/support-and-resources" });
    expect(adminLink).toEqual({ label: "Admin Dashboard", to: "/admin/dashboard" });
  });

  it("has every link of the header in the menu of a phone", { tags: ["@public-2.2"] }, () => {
    const wanted = [
      ...headerStrip,
      ...headerEntries.flatMap((entry) => ("links" in entry ? entry.links : [entry])),
      headerActions.donate,
      adminLink,
    ];
    const links = menuGroups.flatMap((group) => group.links);
    expect(links).toHaveLength(wanted.length);
    expect(links).toEqual(expect.arrayContaining(wanted));
  });

  it("has the specification's links in the footer", { tags: ["@public-2.3"] }, () => {
    expect(footer.quickLinks.label).toBe("Quick Links");
    expect(labels(footer.quickLinks.links)).toEqual([
      "Home",
      "About",
      "Videos",
      "Statistics",
      "Partner With Us",
      "Privacy Policy",
      "Terms of Service",
    ]);
    expect(labels(footer.help.links)).toEqual([
      "Find help",
      "First week",
      "My dates",
      "Letters",
      "States",
      "Trades",
    ]);
    expect(footer.contact).toEqual({ label: "Contact Us", to: "/contact" });
    expect(footer.followUs.label).toBe("Follow Us");
    expect(footer.followUs.links.map(({ to }) => to)).toEqual([
      "instagram",
      "tiktok",
      "community-chat",
      "reddit",
    ]);
  });
});

describe("contact", () => {
  it("offers the specification's subjects", { tags: ["@public-3.7"] }, () => {
    expect(contactSubjects.map(({ value }) => value)).toEqual([
      "support",
      "volunteer",
      "partnership",
      "media",
      "feedback",
      "other",
    ]);
  });

  it("names the mailboxes and the chat beside the form", { tags: ["@public-2.20"] }, () => {
    expect(contactPage.emailPanel.boxes.map(({ box }) => box)).toEqual(["general", "community", "legal"]);
    expect(contactPage.chatPanel.link.to).toBe("community-chat");
  });

  it("offers exactly the subjects the database accepts", { tags: ["@public-3.7"] }, async () => {
    const db = await openTestDatabase();
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master where name = 'contact_submissions'`.execute(db);
    await db.destroy();
    const list = /subject in \(([^)]*)\)/.exec(rows[0]?.sql ?? "")?.[1] ?? "";
    const accepted = [...list.matchAll(/'([^']+)'/g)].map(([, code]) => code);
    expect(contactSubjects.map(({ value }) => value)).toEqual(accepted);
  });

  it("promises the specification's response times", { tags: ["@public-2.20", "@public-9.6"] }, () => {
    expect(responseTimes.items.map(({ kind, hours }) => [kind, hours])).toEqual([
      ["support", 24],
      ["general", 48],
      ["media", 24],
      ["partnership", 72],
    ]);
    expect(responseTimes.application.hours).toBe(48);
    expect(withinHours(24)).toBe("Within 24 hours");
  });

  it("has a number to dial or to text on every urgent line", () => {
    const targets = urgentHelp.lines.flatMap(({ actions }) => actions.map(({ to }) => to));
    expect(targets).toEqual(
      expect.arrayContaining(["tel:988", "sms:988", "tel:211", "sms:741741?&body=HOME"]),
    );
  });
});

describe("news", () => {
  it.each([
    [{ from: 1, to: 12, total: 40 }, "Showing 1-12 of 40 articles"],
    [{ from: 1, to: 3, total: 3, q: "call center" }, 'Showing 1-3 of 3 articles matching "call center"'],
    [{ from: 1, to: 1, total: 1, source: "CNN" }, "Showing 1-1 of 1 article from CNN"],
    [
      { from: 13, to: 14, total: 14, q: "AI", source: "BBC" },
      'Showing 13-14 of 14 articles matching "AI" from BBC',
    ],
  ])("counts %o", { tags: ["@public-2.14"] }, (line, text) => {
    expect(newsCountLine(line)).toBe(text);
  });

  it("keeps the specification's empty texts", { tags: ["@public-2.14"] }, () => {
    expect(newsPage.emptyFiltered).toEqual({
      title: "No articles match your search",
      text: "Try adjusting your search terms or filters.",
    });
    expect(newsPage.empty).toEqual({
      title: "No articles available",
      text: "Our news feed is being set up. Check back soon for updates.",
    });
  });
});

describe("resource directory", () => {
  it("counts", { tags: ["@public-2.8"] }, () => {
    expect(directoryWords.list.count({ from: 13, to: 24, total: 80 })).toBe("Showing 13-24 of 80 resources");
    expect(directoryWords.list.count({ from: 1, to: 1, total: 1 })).toBe("Showing 1 resource");
    expect(directoryWords.list.count({ from: 13, to: 13, total: 13 })).toBe(
      "Showing the last of 13 resources",
    );
    expect(directoryWords.list.count({ from: 1, to: 12, total: 99 }, "Ohio")).toBe(
      "Showing 1-12 of 99 resources for Ohio",
    );
  });

  it("names what was not found", { tags: ["@public-2.8"] }, () => {
    expect(directoryWords.list.emptyHeading).toBe("No resources found");
    expect(directoryWords.list.empty({ q: "rnet" })).toContain('"rnet"');
    expect(directoryWords.list.empty({ category: "Legal Aid" })).toContain("Legal Aid");
    expect(directoryWords.list.empty({ q: "rnet", category: "Legal Aid" })).toMatch(/Legal Aid.*"rnet"/);
    expect(directoryWords.list.empty({ state: "OH", category: "Legal Aid" })).toMatch(
      /^Nothing fits all.*211/,
    );
    expect(directoryWords.list.empty({})).toContain("211");
  });
});
