import { describe, expect, it } from "vitest";
import { videos } from "~/content/videos";
import {
  categoryOptions,
  durationInWords,
  isoDuration,
  listVideos,
  readVideoQuery,
  videosByAge,
} from "./list-videos";

const [first] = videos;
const titles = (q: string) => listVideos(videos, { q, category: "", length: "" }).map(({ title }) => title);

describe("the filter of the videos", () => {
  it("shows all seventeen without a filter, the newest first under their age", () => {
    const shown = listVideos(videos, { q: "", category: "", length: "" });
    const days = shown.map(({ date }) => date.iso);
    expect(days).toHaveLength(17);
    expect(days).toEqual(days.toSorted().reverse());
    const ages = videosByAge(shown);
    expect(ages.map(({ heading, videos }) => [heading, videos.length])).toEqual([
      ["Since 2023", 9],
      ["Older, for background (2014 to 2019)", 8],
    ]);
    expect(ages.flatMap(({ videos }) => videos)).toEqual(shown);
    expect(videosByAge(shown.slice(0, 1))).toHaveLength(1);
  });

  it.each([
    ["a title", "HUMANS NEED not"],
    ["a description", "that can Replace people in MANUAL"],
    ["a tag", "ROBOTS"],
  ])("finds a video by a part of %s, whatever its capitals", { tags: ["@public-5.7"] }, (_where, q) => {
    expect(titles(q)).toContain(first?.title);
  });

  it("finds the videos of a year, and no others by a part of it", { tags: ["@public-5.7"] }, () => {
    const dates = (q: string) =>
      listVideos(videos, { q, category: "", length: "" }).map(({ date }) => date.iso);
    expect(dates("2024")).toEqual(["2024-07-22"]);
    expect(dates("2023").filter((date) => date.startsWith("2023"))).toHaveLength(3);
    expect(dates("-07-22")).toEqual([]);
  });

  it("does not look in sources", () => {
    expect(titles("CGP Grey")).toEqual([]);
  });

  it("finds a curly quote by a straight one", () => {
    expect(titles("we've already lost control")).toHaveLength(1);
  });

  it("joins text and category", () => {
    const both = listVideos(videos, { q: "ubi", category: "interviews", length: "" });
    expect(both.length).toBeGreaterThan(0);
    expect(new Set(both.map(({ category }) => category))).toEqual(new Set(["interviews"]));
    expect(both.length).toBeLessThan(titles("ubi").length);
  });

  it("finds what fits into the time that somebody has, each video under one length", () => {
    const lengths = (["short", "medium", "long"] as const).map((length) =>
      listVideos(videos, { q: "", category: "", length }).map(({ duration }) => duration.text),
    );
    expect(lengths.flat()).toHaveLength(17);
    const [short = [], medium = [], long = []] = lengths;
    expect(short).toContain("14 min");
    expect(medium).toContain("15 min");
    expect(medium).toContain("46 min");
    expect(long).toContain("1 h 54 min");
  });

  it("finds nothing for what stands nowhere", () => {
    expect(titles("zzz")).toEqual([]);
  });

  it.each([
    ["?category=news", { q: "", category: "news", length: "" }],
    ["?q=+UBI+&category=all", { q: "UBI", category: "", length: "" }],
    ["?length=short", { q: "", category: "", length: "short" }],
    ["?category=cooking&length=endless", { q: "", category: "", length: "" }],
    ["", { q: "", category: "", length: "" }],
  ])("reads %s", (search, query) => {
    expect(readVideoQuery(new URLSearchParams(search))).toEqual(query);
  });
});

it("offers each category with its years, so that one of old films only is known", () => {
  const labels = categoryOptions(videos).map(({ label }) => label);
  expect(labels).toHaveLength(5);
  expect(labels).toContain("Documentaries (2014 to 2019)");
});

describe("a video's card", () => {
  it("has at most three tags, and its day and length for people and programs", {
    tags: ["@public-2.18", "@public-9.11"],
  }, () => {
    const [card] = listVideos(first ? [{ ...first, tags: ["a", "b", "c", "d"] }] : [], {
      q: "",
      category: "",
      length: "",
    });
    expect(card).toMatchObject({
      tags: ["a", "b", "c"],
      date: { iso: "2014-08-13", text: "Aug 13, 2014" },
      duration: { iso: "PT15M0S", text: "15 min" },
      kind: "Documentary",
    });
  });

  it.each([
    ["15:00", "PT15M0S", "15 min"],
    ["1:54:17", "PT1H54M17S", "1 h 54 min"],
    ["5:31", "PT5M31S", "6 min"],
  ])("writes %s as %s and %s", (text, iso, words) => {
    expect([isoDuration(text), durationInWords(text)]).toEqual([iso, words]);
  });
});
