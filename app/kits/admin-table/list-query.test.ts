import { describe, expect, it } from "vitest";
import { withoutTransientParams, withParams } from "./list-query";

describe("the links of a list", () => {
  it("carry the list's parameters, the first value of each, and no notice", () => {
    const search = new URLSearchParams("q=ann&sort=name&page=2&page=3&sent=reply&place=a,b");
    expect(withoutTransientParams(search).toString()).toBe("q=ann&sort=name&page=2");
    expect(withParams("/admin/resources", search, { page: "4", sort: "" })).toBe(
      "/admin/resources?q=ann&page=4",
    );
  });

  it.each([
    ["a long value", `sort=name&q=${"a".repeat(8000)}`],
    ["a long name", `sort=name&${"a".repeat(8000)}=1`],
    ["many parameters", `sort=name&${Array.from({ length: 1000 }, (_, at) => `a${at}=1`).join("&")}`],
    ["one parameter many times", `sort=name&${"q=a&".repeat(2000)}`],
  ])("are not as long as what was asked for: %s", (_, query) => {
    const carried = withoutTransientParams(new URLSearchParams(query)).toString();
    expect(carried).toMatch(/^sort=name/);
    expect(carried.length).toBeLessThan(2000);
  });
});
