import { expect, it } from "vitest";
import { calendarDay, formatDay } from "~/lib/time/dates";
import type { ArticleView } from "./article-card";
import { newsByAge } from "./news-age";

const TODAY = calendarDay(2026, 11, 26);

function article(id: number, month?: number, day = 1): ArticleView {
  const iso = month === undefined ? undefined : calendarDay(2026, month, day);
  const date = iso ? { iso, text: formatDay(iso) } : null;
  return { id, title: ["A"], plainTitle: "A", source: [], summary: [], topic: "other", date, href: null };
}
const ids = (articles: readonly ArticleView[]) => articles.map(({ id }) => id);

it("calls nothing latest that is older than 60 days, and says how old the newest article is", () => {
  const { latest, earlier, age } = newsByAge(
    [article(1, 11, 24), article(2, 9, 27), article(3, 9, 26), article(4)],
    TODAY,
  );
  expect([ids(latest), ids(earlier)]).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(age).toBe("Newest: Nov 24, 2026, 2 days ago.");
});

it("has earlier news in pairs where something is latest", () => {
  const older = [article(2, 9), article(3, 8), article(4, 7)];
  expect(ids(newsByAge([article(1, 11, 24), ...older], TODAY).earlier)).toEqual([2, 3]);
});

it("has the two newest articles and no more while no news comes in", () => {
  const { latest, earlier } = newsByAge([article(1, 10, 26), article(2, 10, 1), article(3, 9)], TODAY);
  expect([ids(latest), ids(earlier)]).toEqual([[], [1, 2]]);
});

it("has only earlier news when the newest is old, and does not count its days", () => {
  const { latest, earlier, age } = newsByAge([article(1, 9, 1)], TODAY);
  expect([ids(latest), ids(earlier)]).toEqual([[], [1]]);
  expect(age).toBe("Newest: Sep 1, 2026.");
});

it.each([
  [26, "today"],
  [25, "yesterday"],
])("names the day before today and today: November %s", (day, word) => {
  expect(newsByAge([article(1, 11, day)], TODAY).age).toMatch(new RegExp(`, ${word}\\.$`));
});

it("says nothing of the age of articles without a day", () => {
  expect(newsByAge([article(1)], TODAY)).toMatchObject({ age: undefined, latest: [] });
});
