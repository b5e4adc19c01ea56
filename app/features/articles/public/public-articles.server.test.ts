import { describe, expect, it } from "vitest";
import { articleView } from "./public-articles.server";

const row = {
  id: 1,
  title: "Title",
  summary: "Summary",
  source: "Source",
  url: "https://example.org/a",
  published_date: "2026-09-01",
};

describe("articleView", () => {
  it("writes out the day, and none where what is stored is no date", { tags: ["@public-2.5"] }, () => {
    expect(articleView(row).date).toEqual({ iso: "2026-09-01", text: "Sep 1, 2026" });
    expect(articleView({ ...row, published_date: "soon" }).date).toBeNull();
  });

  it("links web addresses only", () => {
    expect(articleView(row).href).toBe("https://example.org/a");
    expect(articleView({ ...row, url: "javascript:alert(1)" }).href).toBeNull();
  });

  it("marks up titles and has a plain one for names", { tags: ["@public-3.1"] }, () => {
    const view = articleView({ ...row, title: "A <b>bold</b> &amp; new one" });
    expect(view.title).toEqual(["A ", { tag: "b", content: ["bold"] }, " & new one"]);
    expect(view.plainTitle).toBe("A bold & new one");
  });

  it("names an article whose title has no text", () => {
    expect(articleView({ ...row, title: "<img src=x>" }).plainTitle).toBe("Untitled article");
  });

  it("shows no source where none is stored", () => {
    expect(articleView({ ...row, source: null }).source).toEqual([]);
  });
});
