import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicPaths } from "~/content/addresses";
import { languageOf } from "~/content/page";
import { tabTitles } from "~/features/staff/staff.copy";
import { attribute, between, tags, texts } from "../support/markup";
import { type StaffSite, startStaffSite } from "../support/staff-pages";
import { putEvents } from "../support/submissions";

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
  // An empty chart is a sentence.
  for (const form of ["newsletter", "survey", "volunteer", "contact"] as const)
    await putEvents(site, form, new Date().toISOString(), { view: 1, unique_view: 1, complete: 1 });
});
afterAll(() => site.stop());

/** Staff specification, section 2: the dashboard's pages. */
const tabs = {
  overview: "/admin/dashboard",
  newsletter: "/admin/dashboard/newsletter",
  survey: "/admin/dashboard/survey",
  volunteer: "/admin/dashboard/volunteer",
  partnership: "/admin/dashboard/partnership",
  contact: "/admin/dashboard/contact",
  analytics: "/admin/dashboard/analytics",
};

describe("the link to the dashboard", () => {
  it.each(publicPaths.filter((path) => languageOf(path) === "en"))(
    "is in the mobile menu of %s and nowhere else",
    { tags: ["@staff-2.1"] },
    async (path) => {
      const html = await (await fetch(site.url + path)).text();
      const menu = between(html, '<nav aria-label="Mobile"', "</nav>");
      const toStaff = (part: string) =>
        tags(part, "a").filter((tag) => attribute(tag, "href")?.startsWith("/admin"));
      expect(toStaff(html).map((tag) => attribute(tag, "href"))).toEqual(["/admin/dashboard"]);
      expect(toStaff(menu)).toHaveLength(1);
    },
  );
});

const pageTitles: Record<string, string> = { ...tabTitles, overview: "Admin Dashboard" };

describe.each(Object.entries(tabs))("the %s tab", (name, path) => {
  it("has a header of its own with the dashboard's name, tabs and sign-out button, and its title", {
    tags: ["@staff-1", "@staff-2.1", "@staff-2.3", "@staff-4.4"],
  }, async () => {
    const html = await site.open(path);
    expect(texts(html, "h1")).toEqual([pageTitles[name]]);
    expect(html.includes("Manage newsletter, analytics, and community data")).toBe(name === "overview");
    const headers = html.split("<header").slice(1);
    expect(headers).toHaveLength(1);
    expect(headers[0]?.split("</header>")[0]).toContain("Admin Dashboard");
    expect(html).not.toMatch(/<footer|Donate/);
    const nav = between(html, '<nav aria-label="Dashboard"', "</nav>");
    const names = texts(nav, "a").map((text) => text.replace(/ ?\(.*/, ""));
    expect(names.slice(0, 8)).toEqual([
      "Overview",
      "Inbox",
      "Newsletter",
      "Survey",
      "Volunteer",
      "Partnership",
      "Contact",
      "Form Analytics",
    ]);
    const current = tags(nav, "a").filter((tag) => attribute(tag, "aria-current") === "page");
    expect(current.map((tag) => attribute(tag, "href"))).toEqual([path]);
    expect(texts(html, "button")).toContain("Sign Out");
  });

  it("has a chart of 900 by 430 with both toggles, and a date range", {
    tags: ["@staff-2.3", "@staff-2.4", "@staff-2.5", "@staff-2.6", "@staff-2.8", "@staff-2.10", "@staff-9.1"],
  }, async () => {
    const html = await site.open(path);
    const toggles = between(html, '<nav aria-label="Chart"', "</nav>");
    expect(texts(toggles, "a")).toEqual(["Show Raw Data", "Show Conversion Rates"]);
    expect(html.match(/<svg[^>]* width="900" height="430"/g)).toHaveLength(1);
    const dates = tags(html, "input").filter((tag) => attribute(tag, "type") === "date");
    const [from = "", to = ""] = dates.map((tag) => attribute(tag, "value"));
    expect(dates).toHaveLength(2);
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29);
  });

  it("shows its cards with the specified labels", {
    tags: ["@staff-2.4", "@staff-2.5", "@staff-2.6", "@staff-2.7", "@staff-2.8", "@staff-2.9", "@staff-2.10"],
  }, async () => {
    const html = await site.open(path);
    const cards = between(html, 'id="figures-title"', 'id="chart-title"');
    const applications =
      "Application rate, Total applications, Pending, Approvals, Approval rate, Response rate";
    const expected: Record<string, string> = {
      overview: Array(5).fill("Unique views, Completions, Conversion rate").join(", "),
      newsletter:
        "Views, Unique views, Completions, Conversion rate, Total active subscribers, News subscribers, Team update subscribers, News preference rate, Team update rate",
      survey:
        "Views, Unique views, Completions, Partial completions, Completion rate, Partial completion rate, Total responses, Newsletter signups, Newsletter signup rate",
      volunteer: `Views, Unique views, Completions, ${applications}`,
      partnership: `Views, Unique views, Completions, ${applications}`,
      contact:
        "Views, Unique views, Completions, Conversion rate, Total submissions, Support requests, Responses, Support request rate, Response rate",
      analytics:
        "Total views, Unique views, Starts, Completions, Partials, Completion rate, Start rate, Abandonment rate",
    };
    expect(texts(cards, "dt").join(", ")).toBe(expected[name]);
  });
});

it("the Overview has a row of cards for each form, and the summary of their performance", {
  tags: ["@staff-2.4"],
}, async () => {
  const html = await site.open(tabs.overview);
  const forms = ["Newsletter", "Survey", "Volunteer", "Partnership", "Contact"];
  expect(texts(between(html, 'id="figures-title"', 'id="chart-title"'), "h3")).toEqual(forms);
  const summary = between(html, 'id="summary-title"', "</section>");
  expect(summary).toContain("Form Performance Summary");
  expect(texts(between(summary, "<thead", "</thead>"), "th")).toEqual([
    "Form Type",
    "Unique Views",
    "Completions",
    "Conversion Rate",
    "Growth (Period)",
  ]);
  const rows = between(summary, "<tbody", "</tbody>");
  expect(texts(rows, "th")).toEqual(forms);
  expect(texts(rows, "td").filter((text) => text.startsWith("+"))).toEqual(Array(5).fill("+101"));
  expect(texts(rows, "td").slice(12, 15)).toEqual(["202", "0", "0.0%"]);
});

it("the events can be filtered by each form", { tags: ["@staff-2.10"] }, async () => {
  const range = between(await site.open(tabs.analytics), 'aria-label="Date range"', "</form>");
  expect(texts(range, "option")).toEqual([
    "All Forms",
    "Survey",
    "Volunteer",
    "Partnership",
    "Contact",
    "Newsletter",
  ]);
});

it("the newsletter tab has the specified sending panels", {
  tags: ["@staff-2.5", "@staff-4.3"],
}, async () => {
  const html = await site.open(tabs.newsletter);
  expect(html).toContain("Send weekly newsletter to 101 subscribers who want news updates.");
  expect(texts(html, "h2")).toEqual(expect.arrayContaining(["Send Newsletter", "Send Team Update"]));
  expect(texts(html, "button")).toEqual(
    expect.arrayContaining(["Send Newsletter Now", "Save draft and preview"]),
  );
  const form = html.split("<form").find((markup) => markup.includes('name="content"')) ?? "";
  expect(texts(form, "label")).toEqual([
    expect.stringMatching(/^Subject\b/),
    expect.stringMatching(/^Content \(HTML\)/),
  ]);
  const fields = [...tags(form, "input"), ...tags(form, "textarea")].filter((tag) =>
    ["subject", "content"].includes(attribute(tag, "name") ?? ""),
  );
  expect(fields.map((tag) => attribute(tag, "required"))).toEqual(["", ""]);
});

it("the survey tab has a box for each of four questions", { tags: ["@staff-2.6"] }, async () => {
  const boxes = between(await site.open(tabs.survey), 'id="distributions-title"', "</main>");
  expect(texts(boxes, "h3")).toEqual(["Impact Level", "Worry Level", "Industry", "Financial Impact"]);
  expect(texts(boxes, "li")).toEqual([
    "lost job100.0% (101)",
    "very100.0% (101)",
    "retail100.0% (101)",
    "major loss100.0% (101)",
  ]);
});
