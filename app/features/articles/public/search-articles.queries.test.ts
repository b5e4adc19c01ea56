import { describe, expect, it } from "vitest";
import { sourceFilter } from "./search-articles.queries.server";

describe("the search index", () => {
  it.each<[suffices: boolean, chosen: string[], others: string[]]>([
    [true, ["Ars Technica"], ["The Guardian", "BBC News", "Arstechnica"]],
    [true, ["Ars Technica"], []],
    [false, ["Ars Technica"], ["Technica of Ars"]],
    [false, ["Reports"], ["Daily Reporting"]],
    [false, ["BBC", "Axios"], ["Axios Local"]],
    [false, ["Le Monde"], ["Monde, le"]],
    [false, ["École"], ["Une Ecole"]],
    [false, ["Axios"], ["AT&amp;T"]],
    [false, ["Известия"], ["Axios"]],
  ])("suffices: %s, for %j beside %j", (suffices, chosen, others) => {
    expect(sourceFilter(chosen, [...chosen, ...others]).indexSuffices).toBe(suffices);
  });
});
