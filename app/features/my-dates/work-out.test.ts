import { describe, expect, it } from "vitest";
import { myDates } from "~/content/my-dates/en";
import { ruleSources } from "~/content/my-dates/sources";
import type { DatedRuleId, DatePart } from "~/content/my-dates/words";
import { addDays, type Day } from "~/lib/time/dates";
import { calendarFile } from "./calendar-file";
import { addMonths, isWorkday, taxDay } from "./days";
import type { Facts } from "./facts";
import { datedRules, undatedRules } from "./rules";
import { type DatedEntry, workOutDates } from "./work-out";

const nothing: Facts = {
  told: undefined,
  lastDay: undefined,
  cover: undefined,
  offer: undefined,
  state: undefined,
  age40: false,
  groupLayoff: false,
  visa: false,
  union: false,
};

const everything = { age40: true, groupLayoff: true, visa: true, union: true };

/** The worked example of the research. */
const example: Facts = {
  ...nothing,
  told: "2026-11-16",
  lastDay: "2026-11-30",
  cover: "2026-11-30",
  offer: "2026-11-23",
  state: "TX",
};

const TODAY = "2026-11-25" as const;

function dayOf(id: string, facts: Facts, today: Day = TODAY) {
  const entry = workOutDates(facts, today).dated.find((dated) => dated.id === id);
  return entry && (entry.also === undefined ? entry.day : [entry.day, entry.also]);
}

describe("the worked example", () => {
  it.each([
    ["ui-file", "2026-12-01"],
    ["cobra-notice", "2027-01-13"],
    ["cobra-elect", "2027-01-29"],
    ["cobra-first-payment", "2027-03-15"],
    ["marketplace-sep", ["2027-01-29", "2026-10-01"]],
    ["spouse-plan", "2026-12-30"],
    ["life-insurance", "2026-12-31"],
    ["eeoc", ["2027-05-15", "2027-09-13"]],
    ["nlrb", "2027-05-16"],
    ["iso", "2027-02-28"],
    ["medicare-part-b", "2027-07-31"],
    ["401k-loan", ["2027-04-15", "2027-10-15"]],
  ])("%s is %j", (id, day) => expect(dayOf(id, example)).toEqual(day));

  it("gives 21 days for an offer at 40, and 45 in a group layoff", () => {
    expect(dayOf("owbpa-consider", { ...example, age40: true })).toBe("2026-12-14");
    expect(dayOf("owbpa-consider", { ...example, age40: true, groupLayoff: true })).toBe("2027-01-07");
    expect(dayOf("owbpa-consider", example)).toBeUndefined();
  });

  it("asks for notice 60 days before, and 90 in New York and New Jersey", () => {
    expect(dayOf("warn-notice", { ...example, groupLayoff: true })).toBe("2026-10-01");
    expect(dayOf("warn-notice", { ...example, groupLayoff: true, state: "NY" })).toBe("2026-09-01");
    expect(dayOf("warn-notice", example)).toBeUndefined();
  });

  it("counts 60 days of a visa from the last day", () => {
    expect(dayOf("visa-60", { ...example, visa: true })).toBe("2027-01-29");
    expect(dayOf("visa-60", example)).toBeUndefined();
  });
});

describe("edges of the calendar", () => {
  const lastDay = (day: Day, more: Partial<Facts> = {}) => ({ ...nothing, lastDay: day, ...more });
  const cover = (day: Day) => lastDay("2026-11-10", { cover: day });
  const told = (day: Day) => lastDay("2026-11-10", { told: day });
  const offer = (day: Day, more: Partial<Facts> = {}) =>
    lastDay("2026-11-10", { age40: true, offer: day, ...more });

  /** Ends of months and years, leap days, weekends and holidays, and the limits of what a rule asks of a person. */
  const edges: Readonly<Record<DatedRuleId, readonly (readonly [Facts, string | string[] | undefined])[]>> = {
    "ui-file": [
      [lastDay("2026-12-31"), "2027-01-01"],
      [lastDay("2028-02-28"), "2028-02-29"],
    ],
    // Its money counts from the day of applying, whatever the last day is.
    snap: [
      [lastDay("2026-12-31"), TODAY],
      [lastDay("2026-10-31"), TODAY],
    ],
    "cobra-notice": [
      [lastDay("2026-11-18"), "2027-01-01"],
      [lastDay("2028-01-16"), "2028-02-29"],
    ],
    "cobra-elect": [
      [lastDay("2027-12-31"), "2028-02-29"],
      [cover("2026-11-30"), "2027-01-29"],
    ],
    "cobra-first-payment": [
      [cover("2026-11-17"), "2027-03-02"],
      [cover("2027-11-17"), "2028-03-01"],
    ],
    "marketplace-sep": [
      [cover("2027-03-01"), ["2027-04-30", "2026-12-31"]],
      [cover("2028-03-01"), ["2028-04-30", "2028-01-01"]],
    ],
    "open-enrollment-2027": [[lastDay("2026-11-10"), ["2026-12-15", "2027-01-15"]]],
    "marketplace-report": [
      [lastDay("2027-01-31"), "2027-03-02"],
      [lastDay("2028-01-31"), "2028-03-01"],
    ],
    "spouse-plan": [
      [cover("2027-01-30"), "2027-03-01"],
      [cover("2028-01-30"), "2028-02-29"],
    ],
    "medicare-part-b": [
      [lastDay("2026-12-31"), "2027-08-31"],
      [lastDay("2027-06-15"), "2028-02-29"],
      [lastDay("2026-11-30", { cover: "2026-10-31" }), "2027-06-30"],
    ],
    "fsa-spend": [
      [lastDay("2026-11-30"), ["2026-11-30", "2027-02-28"]],
      [lastDay("2027-12-03"), ["2027-12-03", "2028-03-02"]],
    ],
    "life-insurance": [
      [cover("2027-01-31"), "2027-03-03"],
      [cover("2028-01-31"), "2028-03-02"],
    ],
    "owbpa-consider": [
      [offer("2028-02-08"), "2028-02-29"],
      [offer("2028-01-15", { groupLayoff: true }), "2028-02-29"],
      [offer("2028-02-08", { age40: false }), undefined],
      [lastDay("2026-11-10", { age40: true }), undefined],
    ],
    "warn-notice": [
      [lastDay("2028-04-29", { groupLayoff: true }), "2028-02-29"],
      [lastDay("2028-05-29", { groupLayoff: true, state: "NJ" }), "2028-02-29"],
      [lastDay("2028-04-29"), undefined],
    ],
    "warn-suit": [
      [lastDay("2026-08-30", { groupLayoff: true }), "2027-02-28"],
      [lastDay("2027-08-31", { groupLayoff: true }), "2028-02-29"],
      [lastDay("2027-08-31"), undefined],
    ],
    eeoc: [
      // 300 days lead to the Saturday before a holiday, and to the day after it.
      [told("2026-09-06"), ["2027-03-05", "2027-07-06"]],
      [told("2026-09-10"), ["2027-03-09", "2027-07-07"]],
    ],
    nlrb: [
      [lastDay("2026-08-31"), "2027-02-28"],
      [lastDay("2027-08-31"), "2028-02-29"],
    ],
    "401k-loan": [
      [lastDay("2026-12-31"), ["2027-04-15", "2027-10-15"]],
      [lastDay("2027-01-01"), ["2028-04-18", "2028-10-16"]],
    ],
    "ui-tax": [
      [lastDay("2026-12-31"), "2027-04-15"],
      [lastDay("2027-01-01"), "2028-04-18"],
    ],
    iso: [
      // In a leap year three months are longer than 90 days.
      [lastDay("2027-12-31"), "2028-03-30"],
      [lastDay("2026-11-30"), "2027-02-28"],
    ],
    "flsa-wages": [[lastDay("2028-02-29"), ["2030-02-28", "2031-02-28"]]],
    "visa-60": [
      [lastDay("2027-12-31", { visa: true }), "2028-02-29"],
      [lastDay("2026-12-31", { visa: true }), "2027-03-01"],
      [lastDay("2027-12-31"), undefined],
    ],
  };

  it.each(Object.entries(edges).flatMap(([id, cases]) => cases.map(([facts, day]) => ({ id, facts, day }))))(
    "$id of $facts.lastDay, $facts.cover is $day",
    ({ id, facts, day }) => expect(dayOf(id, facts)).toEqual(day),
  );

  it("the last day is still in time, and the next is not", () => {
    const leftOn = (today: Day) => workOutDates(example, today).dated.find(({ id }) => id === "spouse-plan");
    expect(leftOn("2026-12-30")?.left).toBe(0);
    expect(leftOn("2026-12-31")?.left).toBe(-1);
  });

  it("what has no date is shown to whom it concerns", () => {
    const shown = (more: Partial<Facts>) => {
      const { later, ask } = workOutDates({ ...nothing, lastDay: "2026-11-10", ...more }, TODAY).undated;
      const some = ["owbpa-revoke", "severance-under-40", "union-grievance"];
      return [...later, ...ask].filter((id) => some.includes(id));
    };
    expect(shown({})).toEqual([]);
    expect(shown({ age40: true })).toEqual([]);
    expect(shown({ offer: "2026-11-23" })).toEqual(["severance-under-40"]);
    expect(shown({ offer: "2026-11-23", age40: true })).toEqual(["owbpa-revoke"]);
    expect(shown({ union: true })).toEqual(["union-grievance"]);
  });

  it("charges run from the day a person was told, and from the last day where that is not known", () => {
    expect(dayOf("nlrb", example)).toBe("2027-05-16");
    expect(dayOf("nlrb", { ...example, told: undefined })).toBe("2027-05-30");
  });

  it("cover ends on the last day of work where nothing else is known, and the answer says so", () => {
    const answer = workOutDates({ ...example, cover: undefined }, TODAY);
    expect(answer.gaps).toContain("cover");
    expect(answer.dated.find(({ id }) => id === "spouse-plan")?.day).toBe("2026-12-30");
    expect(workOutDates(example, TODAY).gaps).not.toContain("cover");
  });

  it("an offer under 40 and a state that is missing are said to be left out", () => {
    const gapsOf = (more: Partial<Facts>) =>
      workOutDates({ ...example, state: undefined, offer: "2026-11-23", ...more }, TODAY).gaps;
    expect(gapsOf({ age40: false })).toEqual(["offer", "state"]);
    expect(gapsOf({ age40: true, state: "OH" })).toEqual([]);
  });

  it("one day of any kind is enough", () => {
    for (const name of ["told", "lastDay", "cover", "offer"] as const) {
      const answer = workOutDates({ ...nothing, [name]: "2026-11-20" }, TODAY);
      expect(answer.dated.length, name).toBeGreaterThan(12);
      expect(answer.gaps.includes("lastDay"), name).toBe(name !== "lastDay");
    }
  });
});

describe("open enrollment", () => {
  const enrollment = (state: string | undefined, today: Day) =>
    dayOf("open-enrollment-2027", { ...example, state }, today);

  it("leads with December 15 as long as it is to come, and names the end in dispute", () => {
    expect(enrollment("TX", TODAY)).toEqual(["2026-12-15", "2027-01-15"]);
    expect(enrollment("TX", "2026-12-15")).toEqual(["2026-12-15", "2027-01-15"]);
  });

  it("gives the end of the state afterwards, and nothing when that has passed", () => {
    expect(enrollment("TX", "2026-12-16")).toBe("2027-01-15");
    expect(enrollment("CA", "2027-01-20")).toBe("2027-01-31");
    expect(enrollment("TX", "2027-01-16")).toBeUndefined();
    expect(enrollment("ID", "2026-12-10")).toBe("2026-12-15");
    expect(enrollment("ID", "2026-12-16")).toBeUndefined();
  });
});

describe("weekends and holidays", () => {
  it.each<[Day, string]>([
    ["2026-11-26", "Thanksgiving"],
    ["2026-12-25", "Christmas"],
    ["2027-01-18", "Martin Luther King Day"],
    ["2027-02-15", "Presidents' Day"],
    ["2027-05-31", "Memorial Day"],
    ["2027-06-18", "Juneteenth, kept on Friday"],
    ["2027-07-05", "Independence Day, kept on Monday"],
    ["2027-12-31", "New Year of 2028, kept on Friday"],
    ["2026-11-28", "a Saturday"],
  ])("%s is no workday: %s", (day) => expect(isWorkday(day)).toBe(false));

  it("an entry on a weekend names the workday before it", () => {
    const eeoc = workOutDates(example, TODAY).dated.find(({ id }) => id === "eeoc");
    expect(eeoc).toMatchObject({ day: "2027-05-15", actBy: "2027-05-14" });
    const spouse = workOutDates(example, TODAY).dated.find(({ id }) => id === "spouse-plan");
    expect(spouse?.actBy).toBeUndefined();
  });

  it.each<[string, Day, Day | undefined]>([
    ["is to come", "2027-05-13", "2027-05-14"],
    ["is today", "2027-05-14", "2027-05-14"],
    ["has passed, though the entry's own day has not", "2027-05-15", undefined],
    ["has passed with the entry's own day", "2027-05-20", undefined],
  ])("no one is told to act by a day that is over: the workday before %s", (_, today, actBy) => {
    const eeoc = workOutDates(example, today).dated.find(({ id }) => id === "eeoc");
    expect(eeoc?.day).toBe("2027-05-15");
    expect(eeoc?.actBy).toBe(actBy);
  });

  it.each([
    [2027, "2027-04-15"],
    // April 15 is a Saturday, and Emancipation Day is kept on Monday, 17.
    [2028, "2028-04-18"],
    // A Sunday, and Emancipation Day on Monday.
    [2029, "2029-04-17"],
    [2033, "2033-04-18"],
  ])("the tax day of %d is %s", (year, day) => expect(taxDay(Number(year))).toBe(day));
});

it("a month after the last of January is the last of February", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2028-01-31", 1)).toBe("2028-02-29");
  expect(addMonths("2026-11-15", 14)).toBe("2028-01-15");
});

const idsIn = (name: DatePart, dated: readonly DatedEntry[]) =>
  dated.filter(({ part }) => part === name).map(({ id }) => id);

describe("the list", () => {
  it("is in order of time and counts the days that are left", () => {
    const { dated } = workOutDates({ ...example, ...everything }, TODAY);
    const days = dated.filter(({ part }) => part === "soon" || part === "later").map(({ actOn }) => actOn);
    expect(days.length).toBeGreaterThan(12);
    expect(days).toEqual([...days].sort());
    expect(dated.find(({ id }) => id === "ui-file")?.left).toBe(6);
    expect(dated.find(({ id }) => id === "warn-notice")?.left).toBe(-55);
  });

  it("has what costs money each day and what begins this week first, and what passed apart, the last first", () => {
    const { dated } = workOutDates({ ...example, ...everything }, "2027-01-05");
    expect(idsIn("today", dated)).toEqual(["ui-file", "snap", "visa-60"]);
    expect(idsIn("passed", dated)).toEqual([
      "life-insurance",
      "marketplace-report",
      "spouse-plan",
      "fsa-spend",
      "warn-notice",
    ]);
  });

  it("opens with what can be done before the job ends, where the last day is to come", () => {
    const { dated } = workOutDates({ ...nothing, lastDay: "2026-12-20", visa: true }, TODAY);
    expect(idsIn("today", dated)).toEqual(["snap", "life-insurance", "visa-60"]);
    expect(dated.find(({ id }) => id === "ui-file")).toMatchObject({
      part: "soon",
      actOn: "2026-12-21",
      actBy: undefined,
    });
  });

  it("has what is to be done within 30 days apart from what comes later, by the day to act", () => {
    const partsOn = (today: Day, ...ids: DatedRuleId[]) => {
      const { dated } = workOutDates(example, today);
      return ids.map((id) => dated.find((entry) => entry.id === id)?.part);
    };
    expect(partsOn("2026-11-30", "fsa-spend", "ui-file", "spouse-plan", "life-insurance")).toEqual([
      "today",
      "soon",
      "soon",
      "today",
    ]);
    // Its own day is a Saturday, 31 days away; the workday before it counts.
    expect(partsOn("2027-04-14", "eeoc")).toEqual(["soon"]);
    expect(partsOn("2027-04-13", "eeoc")).toEqual(["later"]);
  });

  it("has each of the 39 rules once, with words, and a source for all but the eight to ask about", () => {
    const { dated, undated } = workOutDates({ ...example, ...everything }, TODAY);
    const asked = workOutDates(example, TODAY).undated.ask;
    const all = new Set<string>([...dated.map(({ id }) => id), ...Object.values(undated).flat(), ...asked]);
    expect(all.size).toBe(39);
    expect(datedRules.length + Object.values(undatedRules).flat().length).toBe(39);
    const unsourced = [...all].filter((id) => !(id in ruleSources));
    expect(unsourced.sort()).toEqual([...undatedRules.ask].sort());
    expect(unsourced).toHaveLength(8);
    for (const { id, also } of datedRules)
      expect(myDates.dated[id].also !== undefined, id).toBe(also !== undefined);
  });
});

it("the calendar's lines have 75 octets at most, and keep every sign", () => {
  const { dated } = workOutDates(example, TODAY);
  const texts = [
    "x".repeat(200),
    "é".repeat(90),
    "“¿".repeat(60),
    `${"x".repeat(69)}é${"y".repeat(80)}`,
    "🏠".repeat(50),
  ];
  for (const text of texts) {
    const file = calendarFile(dated, () => ({ title: text, text }), "aa.org", new Date(TODAY));
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n ", "")).toContain(`\r\nSUMMARY:${text}\r\n`);
  }
});

it("the calendar has each entry on the day that the page has, weekends or not", () => {
  const facts = { ...example, ...everything };
  for (let at = 0; at < 7; at += 1) {
    const today = addDays(TODAY, at);
    const { dated } = workOutDates({ ...facts, cover: addDays(TODAY, at), told: addDays(TODAY, at) }, today);
    const ahead = dated.filter(({ part }) => part !== "passed");
    expect(ahead.some(({ actBy }) => actBy)).toBe(true);
    const file = calendarFile(dated, (id) => ({ title: id, text: "" }), "aa.org", new Date(today));
    const days = [...file.matchAll(/UID:my-dates-([\w-]+)@[\s\S]*?DTSTART;VALUE=DATE:(\d{8})/g)];
    expect(days.map(([, id, day]) => [id, day])).toEqual(
      ahead.map(({ id, actOn }) => [id, actOn.replaceAll("-", "")]),
    );
  }
});
