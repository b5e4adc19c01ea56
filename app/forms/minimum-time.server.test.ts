import { describe, expect, it } from "vitest";
import { MinimumTime } from "./minimum-time.server";

describe("MinimumTime", () => {
  it("lets a post wait for what is left of two seconds after its page was opened", () => {
    const time = new MinimumTime();
    time.noteRequested("a", "/contact?subject=media");
    const opened = Date.now();
    expect(time.remaining("a", "/contact", opened + 500)).toBeGreaterThan(1400);
    expect(time.remaining("a", "/contact", opened + 2100)).toBe(0);
  });

  it("lets a post to a page that was never opened wait the whole time, once", () => {
    const time = new MinimumTime();
    expect(time.remaining("a", "/contact", 1000)).toBe(2000);
    expect(time.remaining("a", "/contact", 4000)).toBe(0);
    expect(time.remaining("b", "/contact", 4000)).toBe(2000);
  });

  it("counts the first of many people behind one address", () => {
    const time = new MinimumTime();
    time.noteOpened("library", "/contact", 0);
    time.noteOpened("library", "/contact", 60_000);
    expect(time.remaining("library", "/contact", 60_001)).toBe(0);
  });

  it("knows a page by its data request, and forgets it after an hour", () => {
    const time = new MinimumTime();
    time.noteRequested("a", "/_root.data?index");
    expect(time.remaining("a", "/", Date.now() + 2100)).toBe(0);
    expect(time.remaining("a", "/", Date.now() + 3_700_000)).toBe(2000);
  });
});
