import { describe, expect, it } from "vitest";
import { videoCategories, videoCount, videos } from "./videos";

describe("videos", () => {
  it("are seventeen, each once", { tags: ["@public-3.10", "@public-9.11"] }, () => {
    expect(videos).toHaveLength(17);
    expect(new Set(videos.map(({ id }) => id)).size).toBe(17);
    expect(new Set(videos.map(({ videoId }) => videoId)).size).toBe(17);
  });

  it("are well formed", { tags: ["@public-3.10"] }, () => {
    for (const video of videos) {
      expect(video.videoId).toMatch(/^[\w-]{11}$/);
      expect(video.duration).toMatch(/^(\d+:)?\d{1,2}:\d{2}$/);
      expect(new Date(video.date).toISOString().slice(0, 10)).toBe(video.date);
      expect(video.tags.length).toBeGreaterThan(0);
      expect(video.description.length).toBeGreaterThan(40);
    }
  });

  it("fill every category of the select", { tags: ["@public-3.10"] }, () => {
    expect(videoCategories.map(({ value }) => value)).toEqual([
      "all",
      ...new Set(videos.map(({ category }) => category)),
    ]);
  });

  it("are counted", { tags: ["@public-2.18"] }, () => {
    expect([videoCount(17, 17), videoCount(3, 17), videoCount(0, 17)]).toEqual([
      "17 videos",
      "3 of 17 videos",
      "0 of 17 videos",
    ]);
  });
});
