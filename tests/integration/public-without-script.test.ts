import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { founderStory } from "~/content/about";
import { otherAddresses } from "~/content/addresses";
import { contactPage } from "~/content/contact";
import * as corporate from "~/content/corporate-accountability";
import { impact, monthly } from "~/content/donate";
import { cardWords as spanishCard } from "~/content/es/card-words";
import { directoryWords as spanishDirectory } from "~/content/es/directory";
import { help, hero } from "~/content/es/home";
import { frame as spanishFrame } from "~/content/es/navigation";
import { newsletterWords } from "~/content/es/newsletter";
import { reportWords } from "~/content/es/resource-report";
import { yourDataWords } from "~/content/es/your-data";
import { firstWeek, stepCount } from "~/content/first-week";
import { formWords } from "~/content/form-words";
import { announcedCuts } from "~/content/headline-figures";
import { help as homeHelp } from "~/content/home";
import { chartControls, chartText } from "~/content/impact-chart";
import { myDates } from "~/content/my-dates/en";
import type { DatedRuleId } from "~/content/my-dates/words";
import { frame } from "~/content/navigation";
import { leavePage, pathIn } from "~/content/page";
import * as policy from "~/content/policy-advocacy";
import { directoryWords as words } from "~/content/resources/resource-directory";
import { stateWords } from "~/content/states/en";
import { findState } from "~/content/states/find-state";
import { contactStep, surveyQuestions, thankYou } from "~/content/survey";
import { surveyResults } from "~/content/survey-results";
import { tradeNames } from "~/content/trades/names";
import { tradeWords } from "~/content/trades/trade";
import { work } from "~/content/trades/work";
import { applicationHeading, roles } from "~/content/volunteer";
import { appliedAs } from "~/content/volunteer-roles";
import { dataPath } from "~/content/your-data";
import { contactForm } from "~/features/contact/contact.form";
import { signRequest } from "~/features/data-requests/data-link.server";
import { nearDayText, shortDayText } from "~/features/my-dates/date-texts";
import { reportForm } from "~/features/resources/public/report.form";
import { newsletterForm } from "~/features/subscribers/signup/signup.form";
import { surveyForm } from "~/features/survey/survey.form";
import { addDays, type Day } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { watchFormEvents } from "../support/form-events";
import { addSubscriber, confirmPath, tokenOf } from "../support/newsletter";
import { organizationAddresses } from "../support/organization";
import { type Page, Reader } from "../support/reader";
import { type Site, startSite } from "../support/server";
import { testSecrets } from "../support/services";
import { waitFor } from "../support/wait-for";

// What the server answers alone decides these journeys, which a browser without script would only carry. One true browser
// sends each of the forms without script (tests/e2e).

const DIRECTORY = "/services/support-and-resources";

let site: Site;
let reader: Reader;
beforeAll(async () => {
  site = await startSite();
  reader = new Reader(site);
});
afterAll(() => site.stop());

const open = (address: string) => reader.open(address);
const newEmail = () => `visitor-${crypto.randomUUID()}@example.org`;
const mainHeadings = (page: Page) => page.main.allWords("h2");

describe("addresses", () => {
  it.each(Object.entries(otherAddresses))("lead from %s to %s", async (address, target) => {
    const response = await reader.ask(address);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
  });

  it.each(["/about/", "/services/policy-advocacy///", "/about/?q=1"])(
    "lead from %s to the one without a trailing slash",
    async (address) => {
      const response = await reader.ask(address);
      expect(response.status).toBe(301);
      expect(response.headers.get("Location")).toBe(address.replace(/\/+(?=\?|$)/, ""));
    },
  );

  it("that lead nowhere have a search of the directory, in either language", async () => {
    const missing = await open("/no-such-page");
    expect(missing.status).toBe(404);
    const search = { [frame.errors.search.label]: "rent" };
    const found = await missing.main.send(frame.errors.search.submit, search);
    expect(found.address).toBe(`${DIRECTORY}?q=rent#results`);

    const { byStatus, home, inEnglish, search: spanish } = spanishFrame.errors;
    expect((await open("/posters/nothing")).status).toBe(404);
    const inSpanish = await open("/es/no-hay");
    expect([inSpanish.status, inSpanish.heading]).toEqual([404, byStatus[404].title]);
    expect((await inSpanish.main.follow(home.label)).address).toBe("/es");
    const elsewhere = await (await open("/es/statistics")).main.follow(inEnglish ?? "");
    expect(elsewhere.address).toBe("/statistics");
    const searched = await inSpanish.main.send(spanish.submit, { [spanish.label]: "renta" });
    expect(searched.address).toBe(`/es${DIRECTORY}?q=renta#results`);
    const { more, inEnglish: told } = spanishCard.es;
    expect(searched.main.one("article", /211/).one("summary").words).toContain(
      `${more} ${told?.replace("\u00a0", " ")}`,
    );
  });

  it("below /es that take no form refuse one in Spanish", async () => {
    const page = await reader.open("/es/letters", undefined, { method: "POST", body: new URLSearchParams() });
    expect([page.status, page.heading]).toEqual([405, spanishFrame.errors.byStatus[405].title]);
    expect(page.element.attribs.lang).toBe("es-US");
  });
});

describe("the text of a page", () => {
  it("has the story of Who We Are, and the ways to join", {
    tags: ["@public-1.2", "@public-2.6"],
  }, async () => {
    const page = await open("/about");
    expect(page.main.words).toContain(founderStory.note);
    expect(page.withId("values").allWords("h3")).toEqual([
      "Community First",
      "Practical Solutions",
      "Advocacy & Voice",
    ]);
    expect(page.main.href(/^Join the chat/)).toBe(organizationAddresses.COMMUNITY_CHAT_URL);
    expect((await page.main.follow("Get the newsletter")).address).toBe("/#newsletter");
  });

  it("has programs, values, events and four composite voices of Community Building", {
    tags: ["@public-2.10"],
  }, async () => {
    const page = await open("/services/community-building");
    const programs = page.withId("programs").all("article");
    expect(programs.map((program) => program.one("h3").words)).toEqual([
      "Online Support Groups",
      "Discord Community",
      "Peer Mentorship",
      "Collective Organizing",
    ]);
    expect(page.withId("values").all("h3")).toHaveLength(4);
    expect(page.withId("events").one("a").attribute("href")).toBe(organizationAddresses.COMMUNITY_CHAT_URL);
    expect(page.withId("voices").all("figure")).toHaveLength(4);
    expect(page.withId("voices").words).toContain("composites");
    expect(page.main.href("Volunteer With Us")).toBe("/volunteer");
    const poster = await page.main.follow("Print this as a poster");
    expect(poster.address).toBe("/posters/community-building");
    for (const words of ["After Automation", "/services/community-building", "Call 211", "988"])
      expect(poster.one("article").words).toContain(words);
    expect(poster.having("name", "robots")[0]?.attribute("content")).toBe("noindex");
    expect((await poster.follow("Open the page it leads to")).address).toBe("/services/community-building");
  });

  it("marks every donation link as external", {
    tags: ["@public-1.2", "@public-2.13", "@public-9.8"],
  }, async () => {
    const page = await open("/support");
    const words = impact.examples.map(({ text }) => text);
    expect(
      page
        .withId("one-time")
        .all("article", /\$(25 |100|500)/)
        .map(({ words }) => words),
    ).toEqual(words.map((text) => expect.stringContaining(text)));
    expect(page.withId("one-time").allWords("h3")).toEqual([
      "$25 Supporter",
      "$100 Advocate",
      "$250 Champion",
      "$500+ Hero",
    ]);
    expect(page.withId("monthly").allWords("a")).toEqual(
      monthly.tiers.map((amount) => expect.stringContaining(`${amount} ${monthly.perMonth}`)),
    );
    expect(page.main.all("article", /Suggested/).map(({ words }) => words)).toEqual([
      expect.stringContaining("Champion"),
    ]);
    const buttons = page.main
      .all("a")
      .filter((link) => link.attribute("href")?.startsWith(organizationAddresses.DONATION_URL));
    expect(buttons).toHaveLength(8);
    for (const { words } of buttons) expect(words).toMatch(/\(opens our donation platform\)$/);
  });

  it("has an address for each topic of the statistics, and for an unknown one the first", {
    tags: ["@public-1.2", "@public-2.19"],
  }, async () => {
    const page = await open("/statistics");
    const topics = page.named("Topics");
    expect(topics.allWords("a")).toEqual([
      "Displacement",
      "Economic impact",
      "Who is affected",
      "Solutions",
      "Around the world",
      "Employers",
    ]);
    expect(topics.having("aria-current", "page").map(({ words }) => words)).toEqual(["Displacement"]);
    expect(mainHeadings(page)).toEqual([
      "Displacement",
      "Milestones in AI and job loss",
      "Key insights",
      "Data sources",
      "Our standards",
      "Behind each number is a person",
    ]);
    expect(
      page
        .withId("timeline")
        .all("ol")
        .flatMap((list) => list.all("li")),
    ).toHaveLength(15);
    expect(page.withId("figures").words).toContain("for the US alone");
    expect(page.withId("key-insights").all("h3")).toHaveLength(6);

    const economic = await topics.follow("Economic impact");
    expect(economic.address).toBe("/statistics?tab=economic#figures");
    expect(economic.title).toMatch(/^AI and the economy in numbers – /);
    expect(economic.named("Topics").having("aria-current", "page")[0]?.words).toBe("Economic impact");
    expect(economic.withId("costs-and-gains").allWords("h3")).toEqual(["Cost to workers", "Gain from AI"]);
    expect(mainHeadings(economic)).toEqual([
      "Economic impact",
      "Costs and gains side by side",
      "Behind each number is a person",
    ]);
    // Both figures about deaths are sentences with somebody to call beside them.
    const deaths = economic.main.all("li", /death rate|life expectancy/);
    expect(deaths).toHaveLength(2);
    for (const item of deaths) {
      expect(item.all("strong")).toEqual([]);
      expect(item.href(/988|211/)).toMatch(/^(?:tel|sms):/);
    }
    for (const tab of ["nonsense", "", "__proto__", "DISPLACEMENT"]) {
      const other = await open(`/statistics?tab=${tab}`);
      expect([other.status, mainHeadings(other)[0]], tab).toEqual([200, "Displacement"]);
    }
  });

  it("names the source, year and tag of every figure, and links to the study or the report", {
    tags: ["@public-2.19", "@public-3.11"],
  }, async () => {
    const page = await open("/statistics?tab=global");
    const cards = page
      .withId("figures")
      .all("ul")
      .flatMap((list) => list.all("li"))
      .filter((item) => item.all("figure").length > 0 || /^Source: |Source: /.test(item.words));
    expect(cards.length).toBeGreaterThanOrEqual(14);
    const [first] = cards;
    expect(first?.words).toContain("40%");
    expect(first?.words).toContain("Country or region: Worldwide");
    expect(first?.words).toContain("Source: International Monetary Fund, 2024");
    expect(first?.one("a", /^Read the study/).attribute("target")).toBe("_blank");
    expect(first?.one("figure").words).toContain("Advanced economies 60%");
    for (const card of cards) expect(card.words).toMatch(/Source: .*(?:19|20)\d\d/);
    expect(page.main.href(/^Read the report ?: Eurostat/)).toMatch(/^https:/);
  });

  it("has the chart of occupations as a table and as a file", async () => {
    const page = await open("/statistics?tab=corporate");
    const [part] = page.main.all("section", /Office and legal work has the most tasks AI could do/);
    const rows = part?.one("table").all("tr");
    expect(rows).toHaveLength(16);
    expect(rows?.[1]?.words).toBe("Office and administrative support46%");
    const file = await reader.ask(part?.href(/^Download the figures \(CSV\)/) ?? "");
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect((await file.text()).trim().split("\r\n")).toHaveLength(16);
  });

  it("has each heading of Policy Advocacy and Corporate Accountability, and each law with its status and source", {
    tags: ["@public-2.9"],
  }, async () => {
    const headingsOf = (page: Page) => ["h1", "h2", "h3", "h4"].flatMap((name) => page.allWords(name));
    const policyPage = await open(policy.page.path);
    const laws = policy.history.groups.flatMap((group) => group.items);
    expect(headingsOf(policyPage)).toEqual(
      expect.arrayContaining([
        policy.page.title,
        ...policy.focusAreas.items.map((item) => item.title),
        ...policy.history.groups.map((group) => group.title),
        ...laws.map((law) => law.name),
        ...policy.keyLessons.items.map((item) => item.title),
        ...policy.methods.cards.map((card) => card.title),
      ]),
    );
    const entries = policyPage
      .withId("policy-history")
      .all("li")
      .filter((item) => item.all("h4").length === 1);
    expect(entries).toHaveLength(35);
    for (const { name, status, source } of laws) {
      const entry = entries.find((item) => item.one("h4").words === name);
      expect(entry?.words, name).toContain(status.label);
      expect(
        entry?.all("a").map((link) => link.attribute("href")),
        name,
      ).toEqual([source.link]);
    }
    expect(headingsOf(await open(corporate.page.path))).toEqual(
      expect.arrayContaining([
        corporate.page.title,
        ...corporate.themes.cards.map((card) => card.title),
        ...corporate.targets.items.map((item) => item.title),
        ...corporate.wins.items.map((win) => win.title),
        ...corporate.scorecard.grades.map((grade) => grade.title),
      ]),
    );
  });

  it("leads from the campaigns to the contact form, with the campaign prefilled, and from Policy Advocacy to two forms", {
    tags: ["@public-2.9", "@public-2.11", "@public-2.12"],
  }, async () => {
    const page = await open("/services/corporate-accountability");
    for (const { slug, title } of corporate.targets.items) {
      const contact = await page.main.follow(new RegExp(`Join Campaign.*${title}`));
      expect(contact.address).toMatch(new RegExp(`^/contact\\?subject=other&campaign=${slug}`));
      expect(contact.main.field("Subject").value).toBe("other");
      expect(contact.main.field("Message").value).toContain(title);
    }
    const folded = page.withId("partnership-form");
    expect(folded.one("details").attribute("open")).toBeUndefined();
    const refused = await folded.send("Send Partnership Request", { Email: "no address" });
    expect(refused.withId("partnership-form").one("details").attribute("open")).toBe("");
    const closing = (await open("/services/policy-advocacy")).withId("closing");
    expect((await closing.follow("Contact Us")).address).toBe("/contact");
    const partner = await closing.follow("Partner With Us");
    expect(partner.address).toBe("/partner#partnership-form");
    expect(partner.withId("partnership-form").all("form")).toHaveLength(1);
    expect(partner.main.href("Start the conversation")).toBe("#partnership-form");
  });

  it("names each fact of a state with its source and date, and the office's number to call", async () => {
    for (const path of ["/help/ohio", "/help/puerto-rico", "/help/new-york"]) {
      const page = await open(path);
      const [ledger] = page.main.having("data-section", "ledger");
      const rows = ledger?.all("li").filter((row) => row.attribute("class")?.includes("ledger-row")) ?? [];
      expect(rows.length, path).toBeGreaterThan(5);
      for (const { words } of rows)
        expect(words, path).toMatch(/(?:19|20)\d\d(?:, over a year old)?(?:, not official)?(?: \[\d+\])?$/);
      const sources = page.main.having("data-source", "").map(({ words }) => words);
      for (const { words } of rows)
        for (const [mark] of words.matchAll(/\[\d+\]/g))
          expect(
            sources.some((source) => source.includes(mark)),
            `${path} ${mark}`,
          ).toBe(true);
      expect(page.main.words).not.toMatch(/undefined|null|NaN/);
      if (path.endsWith("new-york"))
        expect(page.main.words).toContain("artificial intelligence or automation is a reason");
    }
    const page = await open("/help/ohio");
    expect(page.heading).toBe("Lost your job in Ohio?");
    expect(page.having("rel", "canonical")[0]?.attribute("href")).toMatch(/\/help\/ohio$/);
    expect(page.having("property", "og:title")[0]?.attribute("content")).toContain("Ohio");
    expect(page.main.href(/^Call 1-877/)).toBe("tel:+18776446562");
    const place = await page.main.follow("File for unemployment");
    expect(place.address).toBe("/help/ohio#unemployment");
    expect(place.withId("unemployment").words).not.toBe("");
    expect((await page.main.follow("Michigan")).address).toBe("/help/michigan");
    expect(page.all("script").filter((script) => script.attribute("src"))).toEqual([]);
  });

  it("has the first seven days as a plain list", { tags: ["@public-10.1"] }, async () => {
    const week = await open("/first-week");
    expect(week.all("h3")).toHaveLength(stepCount);
    expect(week.all("input").filter((input) => input.attribute("type") === "checkbox")).toEqual([]);
    expect(week.all("button", firstWeek.ticks.clear)).toEqual([]);
  });

  it("has a way from a trade's page to the state's, and says what is missing without one", async () => {
    const page = await open("/work/writing");
    const { label, submit, missing } = tradeWords.state;
    const none = await page.main.send(submit, { [label]: tradeWords.state.all });
    expect(none.address).toBe("/work/writing?state=#your-state");
    expect(none.says("alert")).toContain(missing);
    expect((await none.main.send(submit, { [label]: "Ohio" })).address).toMatch(/^\/help\/ohio/);
  });

  it.each([
    ["en", frame, homeHelp.state, "New York"],
    ["es", spanishFrame, help.state, "Nueva York (New York)"],
  ] as const)(
    "leads from each footer to the pages of all states: %s",
    async (language, words, form, state) => {
      const { heading, missing, call } = findState[language];
      const states = words.footer.help.links.find(({ to }) => to.endsWith("/help"));
      const home = await open(words.home);
      const list = await home.one("footer").follow(states?.label ?? "");
      expect([list.address, list.heading, list.says("alert")]).toEqual([
        pathIn(language, "/help"),
        heading,
        "",
      ]);
      expect(list.withId("states").all("li")).toHaveLength(53);
      expect(list.main.href(call.label)).toBe("tel:211");
      expect((await list.main.follow(state)).address).toBe(pathIn(language, "/help/new-york"));
      const none = await home.main.send(form.submit, { [form.label]: form.choose });
      expect([none.address, none.heading]).toEqual([`${list.address}?state=`, heading]);
      expect(none.says("alert")).toBe(missing);
      expect((await open(`${list.address}?state=XX`)).says("alert")).toBe(missing);
      expect((await open(`${list.address}?state=oh`)).address).toBe(pathIn(language, "/help/ohio"));
    },
  );

  it("answers what somebody does for a living with the trade's page, or says that there is none", async () => {
    const { search, answer } = work;
    const type = async (text: string) =>
      await (await open(work.page.path)).main.send(search.submit, { [search.label]: text });
    const known = await type("call center");
    expect(known.address).toBe("/work?q=call+center#answer");
    expect(
      known
        .withId("answer")
        .all("h3")
        .map(({ words }) => words),
    ).toEqual([tradeNames["call-center"].name]);
    const other = (await type("bookkeeper")).withId("answer");
    expect(other.words).toContain(answer.none("bookkeeper"));
    for (const { label, to } of answer.links) expect(other.href(label)).toBe(to);
    expect(other.all("h3", answer.directory)).toHaveLength(1);
    expect(other.href(answer.more("bookkeeper"))).toBe(`${DIRECTORY}?q=bookkeeper#results`);
    expect((await open("/work?q=I+want+to+die")).address).toMatch(
      /^\/services\/support-and-resources\?help=/,
    );
    for (const [path, name] of [
      [`${DIRECTORY}?q=voice+actors`, "acting"],
      [`/es${DIRECTORY}?q=traductora`, "translation"],
    ] as const)
      expect((await open(path)).main.href(tradeNames[name].name), path).toBe(tradeNames[name].path);
  });

  it("leads a reader from Home to the page of their state in Spanish, and back to English", async () => {
    const spanish = await (await open("/")).follow("Español");
    expect([spanish.address, spanish.element.attribs.lang]).toEqual(["/es", "es-US"]);
    expect(spanish.heading).toBe(hero.heading);
    const state = await spanish
      .named(help.heading)
      .send(help.state.submit, { [help.state.label]: "Nueva York (New York)" });
    expect([state.address, state.heading]).toEqual([
      "/es/help/new-york",
      "¿Perdió el trabajo en Nueva York?",
    ]);
    const english = await state.follow("English");
    expect([english.address, english.heading]).toEqual(["/help/new-york", "Lost your job in New York?"]);
  });
});

describe("the chart of Home", () => {
  it("has the year of the address, the figures as a table and as a file", {
    tags: ["@public-4.2"],
  }, async () => {
    for (const [query, year, net] of [
      ["?year=2027", 2027, "\u22120.8M"],
      ["?year=1900", 2020, "+0.9M"],
      ["?year=2055.7", 2030, "\u22124.9M"],
      ["?year=next", 2024, "+0.8M"],
    ] as const) {
      const page = await open(`/${query}`);
      const [panel] = page.withId("displacement").having("aria-live", "polite");
      expect(panel?.words, query).toContain(`${year} Statistics`);
      expect(panel?.words, query).toContain(net);
      const link = page.named(chartControls.showYear).one("a", String(year));
      expect(link.attribute("aria-current"), query).toBe("true");
    }
    const page = await open("/");
    const loss = await page.named(chartControls.showYear).follow("2027");
    expect(loss.address).toBe("/?year=2027#chart");
    expect(loss.withId("chart").words).toContain(chartControls.panel.loss);
    expect(page.main.words).toContain(chartText.table.summary);
    expect(page.main.one("tr", /^2026/).words).toContain("\u22120.1");
    const file = await reader.ask(page.main.href(chartText.table.download) ?? "");
    expect(file.headers.get("Content-Type")).toContain("text/csv");
    expect((await file.text()).split("\r\n")[7]).toBe('"2026","6.2","31.1","6.1","-0.1","yes"');
  });
});

describe("lists", () => {
  it("of articles show date and source, months and topics, and an existing page for any number", {
    tags: ["@public-2.5", "@public-2.14", "@public-3.1"],
  }, async () => {
    const page = await open("/news");
    const [first] = page.main.all("article");
    expect(page.main.all("h2")[0]?.words).toBe("October 2026");
    expect(first?.words).toContain("Oct 1");
    expect(first?.words).toContain("Challenger, Gray & Christmas");
    const title = "Challenger report for September 2026: AI named in 3,961 job cuts";
    const link = first?.one("a", `${title} (opens in a new tab)`);
    expect(link?.attribute("target")).toBe("_blank");
    expect(link?.attribute("rel")).toBe("noopener noreferrer");
    expect(page.main.words).toMatch(/In the last 7 days: \d+ new|Newest: /);
    expect(mainHeadings(page)).toContain("October 2026");
    expect(page.main.words).toContain(`AI was named in ${announcedCuts.number} US job cuts from January to`);
    expect(page.main.href("Get Newsletter")).toMatch(/#newsletter$/);
    const search = (words: string) => page.main.send("Show articles", { "Search the news": words });
    expect((await search("Intuit")).main.one("article").words).toContain("Job cuts");
    // Other endings, letters without accents, and one typo away as well.
    for (const [q, title] of [
      ["El Pais", "If AI replaces workers, should it also pay taxes?"],
      ["duolngo contractors", "Duolingo cut 10% of its contractor workforce as the company embraces AI"],
    ] as const) {
      const { main } = await search(q);
      expect(main.words).toContain(`matching "${q}"`);
      expect(main.all("article").filter(({ words }) => words.includes(title))).toHaveLength(1);
    }
    const research = await page.main.follow("Research");
    expect(research.address).toBe("/news?kind=research#list");
    for (const { words } of research.main.all("article")) expect(words).toContain("Research");
    const none = await search("100% _nothing_");
    expect(none.main.words).toContain("No articles match your search");
    expect(none.main.words).toContain("Try adjusting your search terms or filters.");
    expect(none.main.words).toContain("The newest articles");
    expect(none.main.all("article")).toHaveLength(3);
    // What was found nowhere is found in no kind.
    expect(none.main.href("Research")).toBe("/news?kind=research#list");
    const some = await search("duolingo zebra");
    expect(some.main.words).toContain("No article has all of these words");
    expect(some.main.all("article")).toHaveLength(2);
    for (const number of ["0", "-1", "1.5", "two", "", "9".repeat(30)]) {
      const other = await open(`/news?page=${number}`);
      expect(other.status, number).toBe(200);
      expect(other.main.words, number).toMatch(/Showing (1-12|37-48) of 48 articles/);
    }
  });

  it("of videos have all details, the newest first, and filters", {
    tags: ["@public-1.2", "@public-2.18"],
  }, async () => {
    const page = await open("/videos");
    expect(page.main.words).toContain("17 videos");
    const cards = page.main.all("article");
    expect(cards).toHaveLength(17);
    expect(mainHeadings(page).filter((heading) => /\d{4}/.test(heading))).toEqual([
      "Since 2023",
      "Older, for background (2014 to 2019)",
    ]);
    // Three to start with stand before them, and nowhere else.
    expect(new Set(cards.map((card) => card.allWords("h3")[0])).size).toBe(17);
    expect(cards[3]?.words).toContain("Feb 24, 2026");
    const oldest = cards.at(-1);
    for (const words of [
      "Documentary",
      "Length 15 min",
      "CGP Grey, Aug 13, 2014",
      "About: automation, jobs, robots",
    ])
      expect(oldest?.words).toContain(words);
    expect(oldest?.href("Humans Need Not Apply (opens in a new tab)")).toBe(
      "https://www.youtube.com/watch?v=7Pq-S557XQU",
    );
    const image = oldest?.one("img");
    expect(image?.element.attribs).toMatchObject({
      src: "https://i.ytimg.com/vi/7Pq-S557XQU/maxresdefault.jpg",
      loading: "lazy",
      referrerpolicy: "no-referrer",
      alt: "",
    });
    for (const player of ["iframe", "video", "embed", "object"]) expect(page.all(player)).toEqual([]);
    expect(reader.cookies).toEqual([]);
    expect((await page.main.follow(/^Your first week/)).address).toBe("/first-week");
    expect((await page.main.follow("Subscribe")).address).toBe("/#newsletter");

    const short = await page.main.send("Show videos", { Length: "Under 15 minutes" });
    expect(short.address).toMatch(/length=short/);
    expect(short.main.words).toMatch(/\d of 17 videos/);
    expect(short.main.one("article").words).toMatch(/\b\d+ min/);
    const found = await page.main.send("Show videos", { Length: "", "Search videos": "UBI" });
    expect(found.main.words).toMatch(/(?<!\d)[2-9] of 17 videos/);
    const one = await found.main.send("Show videos", { Category: "Interviews (2019 to 2025)" });
    expect(one.address).toMatch(/^\/videos\?(?=.*q=UBI)(?=.*category=interviews)/);
    expect(one.main.words).toContain("1 of 17 videos");
    expect(one.main.one("article").words).toContain("Andrew Yang Talks Universal Basic Income");
    expect((await one.main.follow("Clear filters")).address).toBe("/videos");
    for (const query of ["category=cooking", "category=all", "q=", "category=news&category=research"]) {
      const other = await open(`/videos?${query}`);
      expect(other.status, query).toBe(200);
      expect(other.main.all("article").length, query).toBeGreaterThan(0);
    }
  });

  it("of the directory name a search without results, with the kinds of help beside it", {
    tags: ["@public-2.7", "@public-2.8", "@public-4.7"],
  }, async () => {
    const page = await open(DIRECTORY);
    expect(mainHeadings(page)).toEqual([
      "Need help right now?",
      "Choose a kind of help",
      "Resource directory",
      "Two kinds of help",
      "How to Access Support",
      "What getting help can look like",
      "Been through it? Become a peer counselor",
      "Help and news, once a week at most",
    ]);
    const newsletter = await page.main.follow(/^No issue out yet/);
    expect(newsletter.address).toBe("/newsletter#sample");
    const current = newsletter.named("More").having("aria-current", "page");
    expect(current.map(({ words }) => words)).toEqual(["Newsletter"]);
    const none = await open(`${DIRECTORY}?q=unicorn&category=Legal+Aid`);
    expect(none.main.words).toContain("No resources found");
    expect(none.main.words).toContain('Nothing under "A lawyer" matches "unicorn".');
    const kind = await none.named("Choose a kind of help").follow(/^Crisis lines/);
    expect(kind.main.words).toContain("Showing 1-12 of 15 resources");
    const inMichigan = await open(`${DIRECTORY}?q=rent%2C+Michigan`);
    const [results] = inMichigan.main.having("data-region", "results");
    expect(inMichigan.main.words).toContain("Showing 1-7 of 7 resources for Michigan");
    expect(results?.all("article")).toHaveLength(7);
    const panel = inMichigan.named(stateWords.panel.heading("Michigan"));
    expect(panel.href(stateWords.panel.open("Michigan"))).toBe("/help/michigan");
    expect(panel.words).toContain(stateWords.panel.eviction);
    expect(panel.words).toContain(stateWords.panel.none("Michigan"));
    expect(panel.href(stateWords.panel.call211)).toBe("tel:211");
    const [three] = (await open(`${DIRECTORY}?q=DES`)).main.having("data-region", "results-state");
    expect(three?.all("a")).toHaveLength(3);
  });

  it("of the directory are narrowed by a button, and widened by links", {
    tags: ["@public-1.2", "@public-2.8", "@public-4.7"],
  }, async () => {
    const { category, search, submit } = words.filters;
    const second = await open(`${DIRECTORY}?page=2`);
    const kind = await second.main.send(words.hero.search.submit, { [category.label]: "Crisis Support" });
    expect(kind.main.words).toContain("Showing 1-12 of 15 resources");
    const found = await kind.main.send(submit, { [search.label]: "text line" });
    expect(found.main.words).toContain("Showing 1-2 of 2 resources");
    const wider = await found.main.follow(/^Remove filter: text line/);
    expect(wider.address).toBe(`${DIRECTORY}?category=Crisis+Support#results`);
    expect(wider.main.field(search.label).value).toBe("");
    expect((await wider.main.follow(words.list.clear)).address).toBe(`${DIRECTORY}#results`);
  });

  it("of the directory have pages, each of which begins with its entries", {
    tags: ["@public-2.8", "@public-9.3"],
  }, async () => {
    const pages = (await open(DIRECTORY)).named(words.list.pages);
    const numbers = (...those: number[]) => those.map((number) => `Page ${number}`);
    expect(pages.allWords("a")).toEqual([...numbers(1, 2, 3, 4, 5), "Next"]);
    expect(pages.words).toContain("Page 1 of 14");
    const fifth = await pages.follow("Page 5");
    expect(fifth.address).toBe(`${DIRECTORY}?page=5#results`);
    expect(fifth.withId("results").words).toMatch(/^Showing 49-60 of 158 resources/);
    expect(fifth.named(words.list.pages).allWords("a")).toEqual([
      "Previous",
      ...numbers(3, 4, 5, 6, 7),
      "Next",
    ]);
  });

  it("of one's own are held by the address, and kept on the way through the directory", {
    tags: ["@public-2.8"],
  }, async () => {
    const { own } = words;
    const add = (page: Page, at: number) => page.main.all("article")[at]?.send(/^Add to list/);
    const listed = (page?: Page) => page?.named(own.heading).all("article").length;
    const back = (page?: Page) => page?.named(own.heading).one("noscript").follow(own.back);
    const found = await open(`${DIRECTORY}?q=rent`);
    expect(found.all("a", /^Your list:/)).toEqual([]);
    const first = await add(found, 1);
    expect(first?.address).toMatch(/\?(?=.*\bids=\d+\b)(?=.*\bq=rent\b).*#directory$/);
    expect(listed(first)).toBe(1);
    const again = await back(first);
    expect(again?.main.field(words.filters.search.label).value).toBe("rent");
    expect(listed(await again?.main.follow("Your list: 1"))).toBe(1);
    const second = again && (await add(again, 0));
    expect(listed(second)).toBe(2);
    const all = await (await back(second))?.main.follow(words.list.clear);
    const food = await all?.main.send("Find help", { "What do you need today?": "food" });
    expect(food?.main.words).toContain("Your list: 2");
    expect(listed(food && (await add(food, 0)))).toBe(3);
  });

  it("of the directory have a link to leave at once, where the lines for danger stand", async () => {
    const { label, to } = leavePage.en;
    expect((await open(`${DIRECTORY}?help=3`)).href(new RegExp(`^${label}`))).toBe(to);
  });

  it("of the directory open each telephone number of an entry, and show what else was typed", async () => {
    const typed = "(415) 555-0100, extension 12 (9-5) or +44 (0)20 7946 0000, TTY: 711";
    const { id } = await site.db
      .insertInto("support_resources")
      .values({
        category: "Housing Assistance",
        title: "Odd number",
        organization: "Odd number",
        description: "Pays a month of rent.",
        eligibility_requirements: null,
        cost: "Free",
        phone_number: typed,
        website_url: "https://example.org/rent",
        geographic_scope: "National (US)",
        tags: "[]",
        is_active: 1,
        created_at: new Date().toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const entry = (await open(`${DIRECTORY}?ids=${id}`)).main.one("article", /Odd number/);
    await site.db.deleteFrom("support_resources").where("id", "=", id).execute();
    expect(entry.all("a", /^Call /)).toHaveLength(2);
    expect(entry.href("Call (415) 555-0100, extension 12")).toBe("tel:+14155550100;ext=12");
    expect(entry.href("Call +44 (0)20 7946 0000")).toBe("tel:+442079460000");
    expect(entry.words).toContain(typed);
  });
});

describe("the contact form", () => {
  const letterFrom = (email = newEmail()) => ({
    Name: "Sam Ortiz",
    Email: email,
    Subject: "I need support",
    Message: `I was laid off.\nWhat now? ${crypto.randomUUID()}`,
  });
  const { idle } = contactForm.submit;
  const question = /^What is \d+ \+ \d+\?/;
  const solved = (page: Page) => {
    const label = page.withId("message").one("label", question).words;
    const sum = [...label.matchAll(/\d+/g)].reduce((total, [number]) => total + Number(number), 0);
    return { [label]: String(sum) };
  };
  const rows = (email: string) =>
    site.db.selectFrom("contact_submissions").selectAll().where("email", "=", email).execute();
  const token = (page: Page) => page.withId("message").having("name", "challenge")[0]?.value;

  it("shows a new sum after a wrong answer, keeps what was typed, and then saves", {
    tags: ["@public-5.5"],
  }, async () => {
    const page = await open("/contact");
    const letter = letterFrom();
    const [label = ""] = Object.keys(solved(page));
    const wrong = await page.withId("message").send(idle, { ...letter, [label]: "99" });
    const { wrongAnswer } = contactPage.form;
    expect(wrong.says("alert")).toContain(wrongAnswer);
    expect(wrong.title).toMatch(/^Error: /);
    const form = wrong.withId("message");
    expect(form.field(question).description).toContain(wrongAnswer);
    expect(form.field(question).value).toBe("");
    expect(form.field("Message").value).toBe(letter.Message);
    expect(form.field("Subject").value).toBe("support");
    expect(token(wrong)).not.toBe(token(page));
    expect(await rows(letter.Email)).toEqual([]);
    const sent = await form.send(idle, solved(wrong));
    expect(sent.says("status")).toContain(contactForm.messages.success);
    expect(await rows(letter.Email)).toHaveLength(1);
  });

  it("takes a message without the sum, which waits for staff to look at it", async () => {
    const page = await open("/contact");
    const letter = { ...letterFrom(), Subject: "Something else" };
    const sent = await page.withId("message").send(idle, { ...letter, [contactPage.form.withoutSum]: true });
    expect(sent.says("status")).toContain(contactForm.messages.success);
    expect(await rows(letter.Email)).toEqual([]);
    const held = site.db.selectFrom("quarantined_submissions").select("message");
    expect(await held.where("email", "=", letter.Email).execute()).toEqual([{ message: letter.Message }]);
  });

  it("asks about a mistyped address, which is kept by a button", async () => {
    const page = await open("/contact");
    const letter = letterFrom(newEmail().replace("example.org", "gmial.com"));
    const asked = await page.withId("message").send(idle, { ...letter, ...solved(page) });
    expect(asked.says("alert")).toContain(`Did you mean ${letter.Email.replace("gmial", "gmail")}?`);
    expect(asked.title).not.toMatch(/Error/);
    expect(asked.withId("message").field("Message").value).toBe(letter.Message);
    const sent = await asked.send(`No, keep ${letter.Email}`);
    expect(sent.says("status")).toContain(contactForm.messages.success);
    expect(await rows(letter.Email)).toHaveLength(1);
  });

  it("is prefilled with known subjects and campaigns only, beside numbers to call and to text", {
    tags: ["@public-2.20"],
  }, async () => {
    const known = (await open("/contact?subject=other&campaign=scorecard")).withId("message");
    expect(known.field("Subject").value).toBe("other");
    expect(known.field("Message").value).toBe("I want to help with the campaign “Employer scorecard”.\n\n");
    const page = await open("/contact?subject=money&campaign=mine&message=hello");
    expect(page.withId("message").field("Subject").value).toBe("");
    expect(page.withId("message").field("Message").value).toBe("");
    const urgent = page.named("Urgent help");
    expect(urgent.href("Call 988")).toBe("tel:988");
    expect(urgent.href("Text HOME to 741741")).toBe("sms:741741?&body=HOME");
  });
});

describe("an application", () => {
  const answers = () => ({
    firstName: "Sam",
    lastName: "Ortiz",
    email: newEmail(),
    location: "Toledo, Ohio",
    experience: "Ten years on the phones.\nI trained new people.",
    motivation: "Somebody listened to me when I needed it.",
    availability: "Evenings, Eastern time",
  });
  const post = (address: string, fields: Record<string, string>) =>
    reader.open(address, undefined, { method: "POST", body: new URLSearchParams(fields) });
  const saved = (email: string) =>
    site.db.selectFrom("volunteer_applications").select("id").where("email", "=", email).execute();

  it("for a role that does not exist shows the roles, or asks for the role again and keeps the answers", async () => {
    const page = await open("/volunteer?role=director");
    expect(mainHeadings(page)).toContain(roles.heading);
    expect(page.main.words).not.toContain(applicationHeading("policy_advocate"));
    const typed = answers();
    const refused = await post("/volunteer", { ...typed, form: "volunteer", role: "director" });
    expect(refused.status).toBe(400);
    expect(refused.says("alert")).toContain("Choose the role you are applying for");
    for (const text of [typed.location, typed.motivation]) expect(refused.html).toContain(text);
    expect(await saved(typed.email)).toEqual([]);
  });

  it("is answered with the name of its role, beside the other roles", async () => {
    const role = "peer_counselor";
    const sent = await post(`/volunteer?role=${role}`, {
      ...answers(),
      form: "volunteer",
      role,
    });
    expect(sent.says("status")).toContain(appliedAs(role));
    expect(mainHeadings(sent)).toContain(roles.heading);
  });

  it("on the policy page is for its role alone", async () => {
    const typed = answers();
    const fields = { ...typed, form: "volunteer", role: "peer_counselor" };
    expect((await post("/services/policy-advocacy", fields)).status).toBe(400);
    expect(await saved(typed.email)).toEqual([]);
  });

  it("is counted as viewed before a role is chosen", async () => {
    const views = await watchFormEvents(site, "volunteer");
    const page = await open("/volunteer");
    const [pixel] = page.all("img").filter((each) => each.attribute("src")?.startsWith("/form-events"));
    expect((await reader.ask(pixel?.attribute("src") ?? "")).ok).toBe(true);
    await waitFor("the view", async () => (await views()).length > 0);
    expect(await views()).toEqual(["view"]);
  });
});

describe("the survey", () => {
  it("shows the contact step again with every answer after an invalid email address", {
    tags: ["@public-3.12"],
  }, async () => {
    const page = await open("/crowdfunding");
    const form = page.withId("questionnaire");
    const names = form
      .one("form")
      .all("input")
      .map((input) => input.attribute("name"));
    const areas = form
      .one("form")
      .all("textarea")
      .map((area) => area.attribute("name"));
    expect([...names, ...areas]).toEqual(expect.arrayContaining(surveyForm.fields.map(({ name }) => name)));
    const chosen = Object.fromEntries(surveyQuestions.map(({ options }) => [options[1]?.label ?? "", true]));
    const typed = { ...chosen, Name: "Sam", Email: "sam", [contactStep.wantsNews]: false };
    const refused = await form.send(contactStep.submit, typed);
    expect(refused.says("alert")).toContain("Enter an email address");
    expect(refused.title).toMatch(/^Error: /);
    const again = refused.withId("questionnaire");
    expect(again.field("Email").value).toBe("sam");
    expect(again.field(contactStep.wantsNews).value).toBeUndefined();
    const email = newEmail();
    const sent = await again.send(contactStep.submit, { Email: email });
    expect(sent.says("status")).toContain(thankYou.text);
    const rows = site.db.selectFrom("ai_impact_surveys").select(["impact_level", "timeframe"]);
    expect(await rows.where("email", "=", email).execute()).toEqual([
      { impact_level: "reduced_hours", timeframe: "next_year" },
    ]);
  });
});

describe("a report", () => {
  it("of a mistake on a state's page names the page", async () => {
    const report = await (await open("/help/ohio")).main.follow(stateWords.reportFact);
    expect(report.main.words).toContain("the page about Ohio");
    const details = `The number rings in another office. ${crypto.randomUUID()}`;
    const labels = new Map(
      reportForm.fields.flatMap((field) => ("label" in field ? [[field.name, field.label] as const] : [])),
    );
    const sent = await report.main.send(reportForm.submit.idle, {
      "Something it says is wrong": true,
      [labels.get("details") ?? ""]: details,
    });
    expect(sent.says("status")).toContain(reportForm.messages.success);
    const reports = site.db.selectFrom("resource_reports").select(["resource_id", "resource_title"]);
    expect(await reports.where("details", "=", details).execute()).toEqual([
      { resource_id: null, resource_title: "the page about Ohio" },
    ]);
  });

  it("in Spanish is answered in Spanish, and staff see that", async () => {
    const { form, formHeading, sent } = reportWords.es;
    const list = await open(`${spanishDirectory.path}?q=211`);
    const page = await list.main
      .one("article", /211 Help Line/)
      .follow(new RegExp(`^${spanishCard.es.report}`));
    const region = page.named(formHeading);
    expect(page.main.href(formWords.es.privacy?.label ?? "")).toBe(
      "/es/privacy-policy#information-collected",
    );
    const refused = await region.send(form.submit.idle);
    expect(refused.says("alert")).toContain(form.details.missing);
    const details = `El número no funciona ${crypto.randomUUID()}`;
    const done = await refused.named(formHeading).send(form.submit.idle, {
      [form.problem.options[0]?.label ?? ""]: true,
      [form.details.label]: details,
    });
    expect(done.main.words).toContain(sent.heading);
    const rows = site.db.selectFrom("resource_reports").select("labels").where("details", "=", details);
    expect(await rows.execute()).toEqual([{ labels: '["spanish"]' }]);
  });
});

describe("the mailing list", () => {
  const active = async (email: string) =>
    (
      await site.db
        .selectFrom("newsletter_subscribers")
        .select("is_active")
        .where("email", "=", email)
        .executeTakeFirst()
    )?.is_active;

  it("is left with the mailed link and one button, and signed up for again", async () => {
    const email = newEmail();
    await addSubscriber(site.db, email);
    const page = await open(`/newsletter/unsubscribe?token=${tokenOf(email)}`);
    expect(page.heading).toBe("Leave our mailing list?");
    expect(await active(email)).toBe(1);
    const left = await page.main.send("Unsubscribe");
    expect(left.says("status")).toContain("We will send no more emails to: v***@example.org");
    expect(left.title).toMatch(/^You have left our mailing list – /);
    expect(await active(email)).toBe(0);
    const again = await open(page.address);
    expect(again.says("status")).not.toBe("");
    expect((await again.main.follow("Sign up again")).address).toBe("/#newsletter");
  });

  it("has its form's views, errors and sign-ups counted", {
    tags: ["@public-3.3", "@public-4.8", "@public-7.4", "@public-7.5"],
  }, async () => {
    const events = await watchFormEvents(site, "newsletter");
    const view = async (page: Page) => {
      const [pixel] = page.all("img").filter((each) => each.attribute("src")?.startsWith("/form-events"));
      if (pixel) await reader.ask(pixel.attribute("src") ?? "");
      return page;
    };
    const { idle } = newsletterForm.submit;
    const page = await view(await open("/"));
    const refused = await view(
      await page.withId("newsletter").send(idle, { Name: "Sam", Email: "sam.ortiz" }),
    );
    const sent = await view(await refused.withId("newsletter").send(idle, { Email: newEmail() }));
    expect(sent.says("status")).toContain("Thank you");
    await waitFor("five events", async () => (await events()).length >= 5);
    expect(await events()).toEqual(["complete", "error", "view", "view", "view"]);
  });

  it("takes an address of an internationalized domain", async () => {
    const name = `visitor-${crypto.randomUUID()}`;
    const page = await open("/");
    const sent = await page
      .withId("newsletter")
      .send(newsletterForm.submit.idle, { Name: "Ann", Email: `${name}@exämple.org` });
    expect(sent.says("status")).toContain(newsletterForm.messages.success);
    const rows = site.db.selectFrom("newsletter_signups").select("name");
    expect(await rows.where("email", "=", `${name}@xn--exmple-cua.org`).execute()).toHaveLength(1);
  });

  it("has a way on where a link is broken: a new one, or the form to sign up", async () => {
    const email = newEmail();
    await addSubscriber(site.db, email);
    let answered: Page | undefined;
    for (const [path, typed] of [
      ["unsubscribe", "reader"],
      ["preferences", email],
    ] as const) {
      const broken = await open(`/newsletter/${path}?token=cut-o`);
      expect(broken.title).toMatch(/^This link does not work – /);
      answered = await broken.main.send("Send me the link", { Email: typed });
      expect(answered.address).toMatch(/^\/your-data/);
    }
    expect(answered?.says("status")).toContain("Look in your inbox.");
    const mail = await site.db
      .selectFrom("mails")
      .select(["id", "recipient", "created_at"])
      .where("kind", "=", "data_request")
      .where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    const data = await open(dataPath("open", signRequest(testSecrets, mail)));
    const choice = await data.main.follow("Choose or leave our emails");
    expect(choice.address).toMatch(/^\/newsletter\/preferences\?token=/);
    expect(choice.heading).toBe("Your emails from us");

    const confirm = await open("/newsletter/confirm?token=cut-o");
    const signed = await confirm.main.send("Subscribe", { Name: "Sam", Email: newEmail() });
    expect(signed.says("status")).toContain("You are not on the list yet. Press the button in our mail.");
  });

  it("is signed up for, confirmed, changed, left and erased in Spanish", {
    tags: ["@public-10.4"],
  }, async () => {
    const { signup, confirmPage, preferencesPage, unsubscribePage } = newsletterWords.es;
    const email = newEmail();
    const typed = { [signup.form.name]: "www.malo.example", [signup.form.email]: email };
    const refused = await (await open("/es")).withId("newsletter").send(signup.form.submit.idle, typed);
    expect(refused.says("alert")).toContain(signup.form.nameWithLink);
    const asked = await refused
      .withId("newsletter")
      .send(signup.form.submit.idle, { [signup.form.name]: "Rosa" });
    expect(asked.main.words).toContain(signup.confirmation.next);

    const confirm = await open(`/es${await confirmPath(site.db, email)}`);
    const confirmed = await confirm.main.send(confirmPage.form.submit.idle);
    expect(confirmed.heading).toBe(confirmPage.confirmed.heading);
    const { unsubscribe_token: token } = await site.db
      .selectFrom("newsletter_subscribers")
      .select("unsubscribe_token")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const leave = await open(`/newsletter/unsubscribe?token=${token}`);
    expect(leave.address).toBe(`/es/newsletter/unsubscribe?token=${token}`);
    expect(leave.heading).toBe(unsubscribePage.ask.heading);
    const preferences = await open(`/newsletter/preferences?token=${token}`);
    const saved = await preferences.main.send(preferencesPage.form.submit.idle, {
      [preferencesPage.form.teamUpdates]: false,
    });
    expect(saved.says("status")).toBe(preferencesPage.form.messages.success);
    const left = await saved.main.send(preferencesPage.leave.button);
    expect(left.heading).toBe(unsubscribePage.left.heading);
    const ask = await (await open(`/es/newsletter/preferences?token=${token}`)).main.follow(
      preferencesPage.left.erase,
    );
    const erased = await ask.main.send(preferencesPage.eraseAsk.button);
    expect(erased.heading).toBe(preferencesPage.erased.heading);
  });
});

describe("what is stored about somebody", () => {
  it("is seen, downloaded and erased in Spanish", { tags: ["@public-9.9"] }, async () => {
    const { requestPage, heldPage, groups } = yourDataWords.es;
    const email = newEmail();
    await addSubscriber(site.db, email, { name: "Rosa" });
    const page = await (await open("/es/contact")).follow(spanishFrame.footer.yourData.label);
    const refused = await page.main.send(requestPage.form.submit.idle);
    expect(refused.says("alert")).toContain(requestPage.form.emailMissing);
    const typed = { [requestPage.form.email]: email };
    const asked = await refused.main.send(requestPage.form.submit.idle, typed);
    expect(asked.says("status")).toContain(requestPage.form.next);

    const mail = await site.db
      .selectFrom("mails")
      .select(["id", "recipient", "created_at"])
      .where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    const held = await open(dataPath("open", signRequest(testSecrets, mail), "es"));
    expect(held.named(`${groups.newsletter_subscribers.title} (1)`).words).toContain("Rosa");
    const file = await reader.ask(held.main.href(heldPage.download) ?? "");
    expect(file.headers.get("Content-Disposition")).toContain("your-data.json");
    const ask = await held.main.follow(heldPage.erase);
    expect((await ask.main.send(heldPage.ask.button)).heading).toBe(heldPage.erased.heading);
    const gone = await open(ask.address);
    expect(gone.heading).toBe(heldPage.unknown.heading);
    expect(gone.main.all("button", requestPage.form.submit.idle)).toHaveLength(1);
  });
});

describe("the dates of a layoff", () => {
  const { answer, dated, days, form, problems, state, ticks, undated } = myDates;
  const PATH = "/first-week/dates";
  const today = localDay(new Date());
  const show = (page: Page, typed: Record<string, string | boolean> = {}) =>
    page.main.send(form.submit, typed);
  const entry = (page: Page, id: DatedRuleId) => page.withId("answer").having("data-rule", id)[0];
  const marked = (page: Page, mark: "data-given" | "data-gap") =>
    page.main.all("li").filter((item) => item.attribute(mark) !== undefined);

  it("stand in parts, with what they were counted on and an address to share", {
    tags: ["@public-10.5"],
  }, async () => {
    const cover = addDays(today, 10);
    const form = await (await open("/first-week")).main.follow("See my own dates");
    const page = await show(form, {
      [days.told.label]: today,
      [days.lastDay.label]: today,
      [days.offer.label]: today,
      [days.cover.label]: cover,
      [state.label]: "Ohio",
      [ticks.age40]: true,
    });
    expect([page.address, page.headers.get("Cache-Control")]).toEqual([`${PATH}#answer`, "no-store"]);
    const short = (day: Day) => shortDayText(day, myDates.language, today);
    expect(marked(page, "data-given").map(({ words }) => words)).toEqual([
      `Last day: ${short(today)}`,
      `Told: ${short(today)}`,
      `Coverage ends: ${short(cover)}`,
      `Offer: ${short(today)}`,
      "Ohio",
    ]);
    expect(marked(page, "data-gap")).toEqual([]);
    for (const [name, id] of [
      ["soon", "owbpa-consider"],
      ["later", "cobra-elect"],
    ] as const) {
      const [part] = page.withId("answer").having("data-part", name);
      expect(part?.allWords("h2")).toEqual([answer.parts[name]]);
      expect(part?.one("li", new RegExp(dated[id].name)).attribute("data-rule")).toBe(id);
    }
    expect(entry(page, "cobra-elect")?.words).toContain(dated["cobra-elect"].action);
    expect(entry(page, "marketplace-sep")?.href("1-800-318-2596")).toBe("tel:+1-800-318-2596");
    for (const id of ["visa-60", "warn-notice"] as const) expect(entry(page, id)).toBeUndefined();
    expect(page.withId("answer").words).not.toMatch(/\{\w+\}/);
    const query = `lastDay=${today}&told=${today}&cover=${cover}&offer=${today}&state=OH`;
    expect(decodeURIComponent(page.main.href(answer.text) ?? "")).toMatch(
      new RegExp(`${PATH}\\?${query}#answer$`),
    );
  });

  it("say which day cannot be read, and keep what was typed", { tags: ["@public-10.5"] }, async () => {
    const nothing = await show(await open(PATH));
    expect([nothing.status, nothing.says("alert")]).toEqual([400, expect.stringContaining(problems.none)]);
    const wrong = await show(nothing, { [days.lastDay.label]: "1926-11-30", [ticks.union]: true });
    expect(wrong.says("alert")).toContain(problems.lastDay);
    expect(wrong.main.field(days.lastDay.label).value).toBe("1926-11-30");
    expect(wrong.main.field(ticks.union).value).toBe("on");
  });

  it("say what was left empty, with the way to mend it", { tags: ["@public-10.5"] }, async () => {
    const page = await show(await open(PATH), { [days.offer.label]: today });
    const gaps = marked(page, "data-gap");
    expect(gaps).toHaveLength(4);
    expect(gaps[0]?.words).toContain(`offer of ${nearDayText(today, myDates.language, today)}`);
    expect(gaps[0]?.href(ticks.age40)).toBe("#age40");
    expect(page.withId("age40").attribute("type")).toBe("checkbox");
    const mended = await show(page, { [ticks.age40]: true, [state.label]: "Ohio" });
    expect(marked(mended, "data-gap")).toHaveLength(2);
    expect(entry(mended, "owbpa-consider")).toBeDefined();
  });

  it("of a shared address are counted again, and say nothing about the person", {
    tags: ["@public-10.5"],
  }, async () => {
    const query = `lastDay=${addDays(today, -400)}&state=TX&age40=yes&visa=yes`;
    const page = await open(`${PATH}?${query}#answer`);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const [first] = page.withId("answer").all("li", new RegExp(dated["ui-file"].name));
    expect(first?.words).toContain("today");
    expect(first?.words).toContain(dated["ui-file"].passed);
    // Texas can be a day behind the clock of this test.
    expect(entry(page, "fsa-spend")?.words).toMatch(/(?:399|400) days ago/);
    expect(entry(page, "spouse-plan")?.words).toContain(dated["spouse-plan"].passed);
    expect(page.main.words).toContain(answer.gaps.cover.text);
    expect(entry(page, "visa-60")).toBeUndefined();
    const [appeal] = page.main.all("details", new RegExp(undated["ui-appeal"].name));
    expect(appeal?.words).toContain("In Texas it is usually 14 days");
  });

  it("have the number and the page of the state's office for the claim, or a choice of states", {
    tags: ["@public-10.5"],
  }, async () => {
    const { call, file, find, finder } = answer.claim;
    const typed = { [days.lastDay.label]: addDays(today, -3) };
    const anywhere = entry(await show(await open(PATH), typed), "ui-file");
    expect(anywhere?.href(new RegExp(`^${call}`))).toBe("tel:+1-877-872-5627");
    expect(anywhere?.all("a", new RegExp(`^${file}`))).toEqual([]);
    expect((await anywhere?.send(find, { [finder]: "Ohio" }))?.address).toBe("/help/ohio");

    const ohio = entry(await show(await open(PATH), { ...typed, [state.label]: "Ohio" }), "ui-file");
    expect(ohio?.href("Call 1-877-644-6562")).toBe("tel:+1-877-644-6562");
    expect(ohio?.all("button", find)).toEqual([]);
    const office = await reader.ask(ohio?.href(new RegExp(`^${file}`)) ?? "");
    expect(office.headers.get("Location")).toBe("https://unemployment.ohio.gov/");
  });
});

describe("the results of the survey", () => {
  const { empty, table, tooFew, totals } = surveyResults;
  /** People who gave one impact, one worry, and the first answer to everything else. */
  async function answer(people: number, impact: string, worry: string): Promise<void> {
    const first = (index: number) => surveyQuestions[index]?.options[0]?.value ?? "";
    for (let person = 0; person < people; person += 1)
      await site.db
        .insertInto("ai_impact_surveys")
        .values({
          id: crypto.randomUUID(),
          name: "Sam",
          email: "sam@example.org",
          impact_level: impact,
          worry_level: worry,
          industry_changes: first(2),
          personal_experience: first(3),
          financial_impact: first(4),
          support_needs: first(5),
          timeframe: first(6),
          content_hash: crypto.randomUUID(),
          created_at: new Date().toISOString(),
        })
        .execute();
  }

  it("show the share of each answer and hide small groups", {
    tags: ["@public-1.2", "@public-2.16", "@public-4.7", "@public-6", "@public-9.4"],
  }, async () => {
    await site.db.deleteFrom("ai_impact_surveys").execute();
    const none = await open("/survey-results");
    expect(none.main.words).toContain(empty.heading);
    expect(none.main.href(empty.link.label)).toBe("/crowdfunding#questionnaire");
    await answer(3, "lost_job", "very");
    expect((await open("/survey-results")).main.words).toContain(tooFew.heading);

    await answer(8, "lost_job", "extremely");
    await answer(6, "reduced_hours", "little");
    await answer(3, "job_threatened", "not");
    const page = await open("/survey-results");
    const items = page.main.named(/^How has AI or automation affected your job/).all("li");
    expect(items.map(({ words }) => words)).toEqual([
      expect.stringMatching(/I lost my job55%/),
      expect.stringMatching(/cut30%/),
      ...Array.from({ length: 3 }, () => expect.stringContaining("fewer than 5 people")),
    ]);
    expect(page.main.words).toContain("85% lost their job, or hours or pay");
    expect(page.main.href("Training for a new job")).toContain("category=Education");
    expect(
      items
        .at(-1)
        ?.all("div")
        .map((part) => part.attribute("style")),
    ).not.toContainEqual(expect.stringContaining("width"));
    expect(page.main.words).toContain(totals.worried);
    expect(page.main.words).toContain("at least 40%");
    expect(page.main.words).toContain(table.summary);
    expect(page.main.one("table").all("tr")).toHaveLength(1 + 7 + 41);
    expect(page.withId("support").one("a").attribute("href")).toBe("/support");
    expect(page.all("script").filter((script) => script.attribute("type") === "module")).toEqual([]);
    const file = await reader.ask("/survey-results.csv");
    expect(await file.text()).toContain(',"I lost my job","55%","11"\r\n');
  });
});
