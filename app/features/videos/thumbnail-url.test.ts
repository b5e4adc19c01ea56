import { expect, it } from "vitest";
import { isMissing, nextThumbnail, thumbnailUrl } from "./thumbnail-url";

it("goes from the large picture to the small one, and then to none", { tags: ["@public-7.6"] }, () => {
  expect(thumbnailUrl("7Pq-S557XQU", "maxresdefault")).toBe(
    "https://i.ytimg.com/vi/7Pq-S557XQU/maxresdefault.jpg",
  );
  expect(nextThumbnail("maxresdefault")).toBe("hqdefault");
  expect(nextThumbnail("hqdefault")).toBeUndefined();
});

it("tells the host's grey stand-in and a failed picture from a real one", () => {
  expect([0, 120, 480, 1280].map(isMissing)).toEqual([true, true, false, false]);
});
