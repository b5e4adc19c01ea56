import { describe, expect, it } from "vitest";
import { dangerHref, directoryHref } from "./directory-query";
import { ownListHref, readDirectoryQuery, wholeDirectoryHref } from "./read-directory-query.server";

const read = (search: string) => readDirectoryQuery(new URLSearchParams(search));

describe("the query of the directory", () => {
  it("reads every filter, and ignores values that no filter has", () => {
    const url = "q=rent&category=Food&state=oh&cost=free&phone=yes&online=yes&language=es&page=2&show=all";
    expect(read(url)).toEqual({
      danger: undefined,
      q: "rent",
      category: "Food",
      state: "OH",
      cost: "free",
      phone: "yes",
      online: "yes",
      language: "es",
      list: "",
      ids: undefined,
      page: 2,
      all: true,
    });
    expect(read("state=XX&cost=1&phone=no&online=on&language=Spanish&page=x&show=some")).toEqual(read(""));
  });

  it("reads the danger that a search told of, which its address names by a number", () => {
    expect(dangerHref("home", "OH")).toBe("/services/support-and-resources?help=3&state=OH#results");
    expect(read("help=3&state=OH")).toMatchObject({ danger: "home", state: "OH" });
    for (const help of ["0", "8", "home", ""]) expect(read(`help=${help}`).danger).toBeUndefined();
  });

  it("reads a list of ids without repeats and without what is no id, 50 at most", () => {
    expect(read("ids=3,17,4,3,x,-1,0,1e3,,9").ids).toEqual([3, 17, 4, 9]);
    expect(read("ids=").ids).toEqual([]);
    expect(read(`ids=${Array.from({ length: 80 }, (_, index) => index + 1).join(",")}`).ids).toHaveLength(50);
  });

  it("links to results, to the whole list and to a list of one's own", () => {
    const path = "/services/support-and-resources";
    expect(directoryHref({ q: "rent", state: "OH" }, 2)).toBe(`${path}?q=rent&state=OH&page=2#results`);
    expect(wholeDirectoryHref(read("state=OH"))).toBe(`${path}?state=OH&show=all#directory`);
    expect(ownListHref([3, 17])).toBe(`${path}?ids=3,17#directory`);
    expect(ownListHref([])).toBe(`${path}#directory`);
  });
});
