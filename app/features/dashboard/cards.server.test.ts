import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { fillForms } from "#tests/support/submissions";
import type { AnalyticsForm, Flag } from "~/database/schema/schema.server";
import { signUp } from "~/features/subscribers/signup/signup.server";
import { loadDistributions } from "~/features/survey/survey.queries.server";
import type { FormEvent } from "~/kits/form-events/event-writer.server";
import type { Services } from "~/server/services.server";
import {
  analyticsCards,
  applicationCards,
  contactCards,
  type FigureCard,
  newsletterCards,
  surveyCards,
} from "./load-cards.server";
import { loadTraffic, readTrafficQuery } from "./load-traffic.server";
import type { ChartName } from "./traffic-chart";

const now = new Date("2026-11-20T16:30:00.000Z");
const inside = "2026-11-01T12:00:00.000Z";
const outside = "2026-10-20T23:59:59.999Z";

let services: Services;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.db.destroy());

/** The values of a tab's cards, by label. */
const shown = (cards: readonly FigureCard[]) =>
  Object.fromEntries(cards.map(({ label, value }) => [label, value]));

const traffic = (name: ChartName, search = "") =>
  loadTraffic(services.db, name, readTrafficQuery(name, new URLSearchParams(search), now), now);

/** Inserts so many events of each type into the range, and as many again just before it. */
async function record(form_name: AnalyticsForm, events: [FormEvent["event_type"], number][]) {
  const rows = events.flatMap(([event_type, times]) =>
    [inside, outside].flatMap((created_at) =>
      Array.from({ length: times }, () => ({
        form_name,
        event_type,
        session_id: crypto.randomUUID(),
        user_agent: null,
        created_at,
      })),
    ),
  );
  await services.db.insertInto("form_analytics").values(rows).execute();
}

/** Rows of every form, one for each id. */
async function fill(...ids: string[]) {
  for (const id of ids) await fillForms(services.db, id, inside);
}

const wishes = (is_active: Flag, wants_news: Flag, wants_team_updates: Flag) => ({
  is_active,
  wants_news,
  wants_team_updates,
});

async function setSubscriber(id: string, values: Partial<ReturnType<typeof wishes>> & { email?: string }) {
  await services.db
    .updateTable("newsletter_subscribers")
    .set(values)
    .where("id", "=", `newsletter-${id}`)
    .execute();
}

describe("newsletterCards", () => {
  it("count events in the range, active subscribers, and their rates", {
    tags: ["@staff-2.5", "@staff-9.2"],
  }, async () => {
    await record("newsletter", [
      ["view", 9],
      ["unique_view", 7],
      ["complete", 2],
    ]);
    await record("contact", [["unique_view", 5]]);
    await fill("a", "b", "c", "d", "e");
    await setSubscriber("a", wishes(1, 1, 1));
    await setSubscriber("b", wishes(1, 1, 0));
    await setSubscriber("c", wishes(1, 0, 0));
    await setSubscriber("d", wishes(0, 1, 1));
    await setSubscriber("e", wishes(0, 0, 1));
    const figures = await traffic("newsletter");
    expect(shown(await newsletterCards(services.db, figures, now))).toEqual({
      Views: "9",
      "Unique views": "7",
      Completions: "2",
      "Total active subscribers": "3",
      "News subscribers": "2",
      "Team update subscribers": "1",
      "Conversion rate": "28.6%",
      "News preference rate": "66.7%",
      "Team update rate": "33.3%",
    });
  });

  it("note how many sign-ups wait for their confirmation", async () => {
    const sign = (email: string) =>
      signUp(
        services.db,
        { email, name: "A", wantsNews: true, wantsTeamUpdates: true },
        { now, confirm: true },
      );
    const figures = await traffic("newsletter");
    const note = async () =>
      (await newsletterCards(services.db, figures, now)).find(
        ({ label }) => label === "Total active subscribers",
      )?.note;
    expect(await note()).toBeUndefined();
    await sign("a@example.org");
    expect(await note()).toBe("1 more has not confirmed the sign-up yet.");
    await sign("b@example.org");
    expect(await note()).toBe("2 more have not confirmed the sign-up yet.");
  });
});

describe("surveyCards", () => {
  const survey = async () => {
    const figures = await traffic("survey");
    return shown(await surveyCards(services.db, figures));
  };

  it("count sign-ups by distinct email addresses, case-insensitively, active or not", {
    tags: ["@staff-2.6", "@staff-9.2"],
  }, async () => {
    await fill("a", "b", "c", "d", "e", "f", "g");
    const answerAs = (id: string, email: string) =>
      services.db.updateTable("ai_impact_surveys").set({ email }).where("id", "=", `survey-${id}`).execute();
    // Two responses of one person, with three spellings of the email address.
    await answerAs("a", "Ann@Example.org");
    await answerAs("b", "ann@example.ORG");
    await setSubscriber("a", { ...wishes(1, 1, 0), email: "ANN@example.org" });
    await answerAs("c", "bob@example.org");
    await setSubscriber("b", { ...wishes(0, 0, 1), email: "bob@example.org" });
    await answerAs("d", "cat@example.org");
    await setSubscriber("c", { ...wishes(1, 0, 0), email: "cat@example.org" });
    expect(await survey()).toMatchObject({
      "Total responses": "7",
      "Newsletter signups": "2",
      "Newsletter signup rate": "28.6%",
    });
  });

  it("compute the partial rate from distinct sessions", {
    tags: ["@staff-2.6", "@staff-7.1", "@staff-9.2"],
  }, async () => {
    await record("survey", [
      ["view", 10],
      ["unique_view", 6],
      ["complete", 1],
      ["partial_complete", 1],
    ]);
    const partial = (session_id: string, created_at: string, form_name: AnalyticsForm = "survey") => ({
      form_name,
      event_type: "partial_complete" as const,
      session_id,
      user_agent: null,
      created_at,
    });
    await services.db
      .insertInto("form_analytics")
      .values([
        partial("tab-1", inside),
        partial("tab-1", "2026-11-20T23:59:59.999Z"),
        partial("tab-2", outside),
        partial("tab-3", inside, "contact"),
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await survey()).toMatchObject({
      "Unique views": "6",
      Completions: "1",
      "Completion rate": "16.7%",
      "Partial completions": "2",
      "Partial completion rate": "33.3%",
    });
  });

  it("show the five most frequent answers, and financial impact only when there are any", {
    tags: ["@staff-2.6", "@staff-9.1"],
  }, async () => {
    const boxes = async () =>
      (await loadDistributions(services.db)).map(({ column, answers }) => [
        column,
        ...answers.map(({ answer, count }) => `${answer} ${count}`),
      ]);
    expect(await boxes()).toEqual([["impact_level"], ["worry_level"], ["industry_changes"]]);
    await fill("a", "b", "c", "d", "e", "f", "g");
    const industries = ["retail", "retail", "finance", "finance", "education", "technology", "healthcare"];
    for (const [place, industry_changes] of industries.entries()) {
      await services.db
        .updateTable("ai_impact_surveys")
        .set({ industry_changes })
        .where("id", "=", `survey-${"abcdefg"[place]}`)
        .execute();
    }
    await services.db
      .updateTable("ai_impact_surveys")
      .set({ industry_changes: "other" })
      .where("id", "=", "survey-g")
      .execute();
    expect(await boxes()).toEqual([
      ["impact_level", "lost_job 7"],
      ["worry_level", "very 7"],
      ["industry_changes", "finance 2", "retail 2", "education 1", "other 1", "technology 1"],
      ["financial_impact", "major_loss 7"],
    ]);
  });
});

describe.each([
  ["volunteer", ["volunteer"]],
  ["partnership", ["partnership", "corporate_partnership"]],
] as const)("the figures of the %s applications", (kind, forms) => {
  it("count pending and approved ones, and rates over all of them; the specified response rate is the small line", {
    tags: ["@staff-2.7", "@staff-2.8", "@staff-9.2"],
  }, async () => {
    for (const form of forms) {
      await record(form, [
        ["view", 5],
        ["unique_view", 4],
        ["complete", 3],
      ]);
    }
    await fill("a", "b", "c", "d", "e", "f");
    for (const [id, status] of [
      ["a", "approved"],
      ["b", "approved"],
      ["c", "rejected"],
    ] as const) {
      await services.db
        .updateTable(`${kind}_applications`)
        .set({ status })
        .where("id", "=", `${kind}-${id}`)
        .execute();
    }
    await services.db
      .updateTable(`${kind}_applications`)
      .set({ responded_at: inside })
      .where("id", "=", `${kind}-a`)
      .execute();
    const figures = await traffic(kind);
    const cards = await applicationCards(services.db, kind, figures);
    expect(shown(cards)).toEqual({
      Views: String(5 * forms.length),
      "Unique views": String(4 * forms.length),
      Completions: String(3 * forms.length),
      "Total applications": "6",
      Pending: "3",
      Approvals: "2",
      "Application rate": "75.0%",
      "Approval rate": "33.3%",
      "Response rate": "16.7%",
    });
    expect(cards.find(({ label }) => label === "Response rate")?.note).toBe("50.0% by status: not pending.");
  });
});

describe("contactCards", () => {
  it("count what was answered, with the messages to support, media and feedback as the small line", {
    tags: ["@staff-2.9", "@staff-9.2"],
  }, async () => {
    await record("contact", [
      ["view", 3],
      ["unique_view", 3],
      ["complete", 3],
    ]);
    const subjects = [
      "support",
      "support",
      "media",
      "feedback",
      "volunteer",
      "partnership",
      "other",
    ] as const;
    await fill(...subjects.map((_, place) => `${place}`));
    for (const [place, subject] of subjects.entries()) {
      await services.db
        .updateTable("contact_submissions")
        .set({ subject, responded_at: place < 2 ? inside : null })
        .where("id", "=", `contact-${place}`)
        .execute();
    }
    const figures = await traffic("contact");
    const cards = await contactCards(services.db, figures);
    expect(shown(cards)).toEqual({
      Views: "3",
      "Unique views": "3",
      Completions: "3",
      "Total submissions": "7",
      "Support requests": "2",
      Responses: "2",
      "Conversion rate": "100.0%",
      "Support request rate": "28.6%",
      "Response rate": "28.6%",
    });
    const noteOf = (name: string) => cards.find(({ label }) => label === name)?.note;
    expect(noteOf("Responses")).toBe("4 by subject: support, media or feedback.");
    expect(noteOf("Response rate")).toBe("57.1% by subject: support, media or feedback.");
  });
});

describe("analyticsCards", () => {
  it("count each type of event, of one form if it is chosen", {
    tags: ["@staff-2.10", "@staff-7.1"],
  }, async () => {
    await record("survey", [
      ["view", 8],
      ["unique_view", 6],
      ["start", 4],
      ["complete", 1],
      ["partial_complete", 2],
      ["error", 5],
    ]);
    await record("corporate_partnership", [
      ["unique_view", 2],
      ["start", 2],
      ["complete", 1],
    ]);
    const all = await traffic("analytics");
    expect(shown(analyticsCards(all))).toEqual({
      "Total views": "8",
      "Unique views": "8",
      Starts: "6",
      Completions: "2",
      Partials: "2",
      "Completion rate": "25.0%",
      "Start rate": "75.0%",
      "Abandonment rate": "66.7%",
    });
    const one = await traffic("analytics", "form=partnership");
    expect(shown(analyticsCards(one))).toMatchObject({
      "Unique views": "2",
      Completions: "1",
      "Abandonment rate": "50.0%",
    });
  });
});

it("every rate is 0.0 and every count 0 without data", { tags: ["@staff-9.2"] }, async () => {
  const { db } = services;
  const figures = await traffic("overview");
  const cards = [
    ...(await newsletterCards(db, figures, now)),
    ...(await surveyCards(db, figures)),
    ...(await applicationCards(db, "volunteer", figures)),
    ...(await applicationCards(db, "partnership", figures)),
    ...(await contactCards(db, figures)),
    ...analyticsCards(figures),
  ];
  for (const { label, value } of cards) expect(value, label).toBe(/rate$/i.test(label) ? "0.0%" : "0");
  expect(cards).toHaveLength(53);
});

describe("the period before, in cards that the date range limits", () => {
  const lines = async (search = "") =>
    Object.fromEntries(
      analyticsCards(await traffic("analytics", search)).map(({ label, comparison }) => [label, comparison]),
    );

  it("is compared by counts in percent and by rates, and left out where there is nothing to compare", async () => {
    await record("survey", [
      ["view", 8],
      ["unique_view", 4],
      ["complete", 1],
    ]);
    await services.db.deleteFrom("form_analytics").where("id", "in", [9, 10, 11, 12]).execute();
    const same = "As in the 30 days before";
    const compared = await lines();
    expect(compared).toMatchObject({
      "Total views": {
        shown: "+100% on the 30 days before",
        spoken: "100% more than in the 30 days before",
      },
      "Unique views": { shown: same, spoken: same },
      "Completion rate": { shown: "25.0% in the 30 days before" },
      Starts: undefined,
      "Abandonment rate": undefined,
    });
  });

  it("is the month before a whole month, and as many days before any other range", async () => {
    await record("survey", [["unique_view", 2]]);
    const unique = async (search: string) => (await lines(search))["Unique views"]?.spoken;
    expect(await unique("from=2026-11-01&to=2026-11-30")).toBe("As in the month before");
    expect(await unique("from=2026-11-01&to=2026-11-01")).toBe("None in the day before");
    expect(await unique("from=2026-10-20&to=2026-11-01")).toBe("None in the 13 days before");
    expect(await unique("from=2026-10-22&to=2026-10-22")).toBeUndefined();
  });

  it("is in no card that counts all rows", async () => {
    await fill("a", "b");
    const cards = await contactCards(services.db, await traffic("contact"));
    expect(cards.filter(({ comparison }) => comparison).map(({ label }) => label)).toEqual([]);
  });
});
