import { describe, expect, it } from "vitest";
import { calendarDay, type Day, formatDay } from "~/lib/time/dates";
import type { ArticleView } from "./article-card";
import { newsByMonth, weekInWords } from "./news-months";
import type { NewsTopic } from "./news-topic";

const TODAY = calendarDay(2026, 11, 26);

function article(iso: Day | undefined, topic: NewsTopic = "other"): ArticleView {
  const date = iso ? { iso, text: formatDay(iso) } : null;
  const name = `${iso ?? "none"} ${topic}`;
  return { id: 1, title: [name], plainTitle: name, source: [], summary: [], topic, date, href: null };
}

describe("the news by month", () => {
  it("has each month once, and last what has no date", () => {
    const days = ["2026-11-24", "2026-11-02", "2026-09-03", undefined] as const;
    expect(newsByMonth(days.map((day) => article(day))).map(({ name }) => name)).toEqual([
      "November 2026",
      "September 2026",
      "No date",
    ]);
  });

  it("shows a month newest first, whatever it is about", () => {
    const [month] = newsByMonth([
      article("2026-11-24", "research"),
      article("2026-11-23", "cuts"),
      article("2026-11-22"),
      article("2026-11-21", "cuts"),
    ]);
    expect(month?.articles.map(({ plainTitle }) => plainTitle)).toEqual([
      "2026-11-24 research",
      "2026-11-23 cuts",
      "2026-11-22 other",
      "2026-11-21 cuts",
    ]);
  });

  it("has no heading without articles", () => {
    expect(newsByMonth([])).toEqual([]);
  });
});

describe("what the week brought", () => {
  it("counts the last seven days by topic", () => {
    const articles = [
      article("2026-11-26", "cuts"),
      article("2026-11-20", "cuts"),
      article("2026-11-20"),
      article("2026-11-19", "research"),
    ];
    expect(weekInWords(articles, TODAY)).toBe(
      "In the last 7 days: 3 new articles, 2 on job cuts, 1 on other news.",
    );
    expect(weekInWords(articles.slice(0, 1), TODAY)).toBe(
      "In the last 7 days: 1 new article, 1 on job cuts.",
    );
  });

  it("says how old the newest article is when nothing came", () => {
    expect(weekInWords([article("2026-10-27")], TODAY)).toBe("Newest: Oct 27, 2026, 30 days ago.");
    expect(weekInWords([], TODAY)).toBeUndefined();
  });
});
