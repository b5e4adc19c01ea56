import { describe, expect, it } from "vitest";
import { SubmitDelay } from "./submit-delay.server";

describe("SubmitDelay", () => {
  it("lets a post wait for what is left of two seconds after its page was opened", () => {
    const time = new SubmitDelay();
    time.recordRequest("/contact?subject=media", () => "a");
    const opened = Date.now();
    expect(time.remaining("a", "/contact", opened + 500)).toBeGreaterThan(1400);
    expect(time.remaining("a", "/contact", opened + 2100)).toBe(0);
  });

  it("lets a post to a page that was never opened wait the whole time, once", () => {
    const time = new SubmitDelay();
    expect(time.remaining("a", "/contact", 1000)).toBe(2000);
    expect(time.remaining("a", "/contact", 4000)).toBe(0);
    expect(time.remaining("b", "/contact", 4000)).toBe(2000);
  });

  it("counts the first of many people behind one address", () => {
    const time = new SubmitDelay();
    time.recordPageView("library", "/contact", 0);
    time.recordPageView("library", "/contact", 60_000);
    expect(time.remaining("library", "/contact", 60_001)).toBe(0);
  });

  it("recognizes a page with a query, and expires it after an hour", () => {
    const time = new SubmitDelay();
    time.recordRequest("/?index", () => "a");
    expect(time.remaining("a", "/", Date.now() + 2100)).toBe(0);
    expect(time.remaining("a", "/", Date.now() + 3_700_000)).toBe(2000);
  });

  it("knows a page in any letter case and with a slash at its end, as the router does", () => {
    const time = new SubmitDelay();
    time.recordPageView("a", "/Contact/", 0);
    expect(time.remaining("a", "/contact", 3000)).toBe(0);
  });

  it("lets a post to a page without forms wait the whole time, and does not remember it", () => {
    const time = new SubmitDelay();
    time.recordPageView("a", "/about", 0);
    expect(time.remaining("a", "/about", 3000)).toBe(2000);
    expect(time.size).toEqual({ entries: 0, characters: 0 });
  });

  it("remembers nothing of 25,000 requests for long addresses that no page has", () => {
    const time = new SubmitDelay();
    const rest = "a".repeat(15_000);
    for (let number = 0; number < 25_000; number += 1) time.recordRequest(`/${number}${rest}`, () => "a");
    expect(time.size).toEqual({ entries: 0, characters: 0 });
  });

  it("holds at most 20,000 short keys when 25,000 address blocks ask for a page with a long query", () => {
    const time = new SubmitDelay();
    const query = "q".repeat(15_000);
    for (let number = 0; number < 25_000; number += 1)
      time.recordRequest(`/news?${query}`, () => `block ${number}`);
    expect(time.size).toEqual({ entries: 20_000, characters: 20_000 * 22 });
    expect(time.remaining("block 24999", "/news", Date.now() + 3000)).toBe(0);
  });
});
