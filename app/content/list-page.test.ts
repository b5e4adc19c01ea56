import { describe, expect, it } from "vitest";
import { listPage } from "./list-page";

const news = { path: "/news", title: "News", description: "What happened." } as const;

describe("listPage", () => {
  it.each([
    [{ filters: ["", ""] }, "News", "/news"],
    [{ number: 1, filters: [] }, "News", "/news"],
    [{ number: 2, filters: ["", ""] }, "News, page 2", "/news?page=2"],
    [{ number: 1, filters: ["rent", ""] }, "News: rent", "/news"],
    [{ number: 3, filters: ["rent", "CNBC"] }, "News: rent, CNBC, page 3", "/news"],
  ])("calls the part %j “%s” at %s", (part, title, path) => {
    expect(listPage(news, part)).toEqual({ ...news, title, path });
  });
});
