import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicPages } from "../support/pages";
import { type Site, startSite } from "../support/server";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What is wrong with the order of a page's sections. */
function rhythmFaults(kinds: readonly string[]): string[] {
  return [
    ...kinds.flatMap((kind, index) =>
      index > 0 && kind === kinds[index - 1] ? [`${kind} after ${kind}`] : [],
    ),
    ...(kinds.filter((kind) => kind === "poster").length > 1 ? ["more than one poster"] : []),
  ];
}

/** Sections without a kind break no rhythm, and stand as "-". */
const kindsIn = (html: string) =>
  [...html.matchAll(/<section\b[^>]*class="section[^>]*>/g)].map(
    ([tag]) => /data-section="(\w+)"/.exec(tag)?.[1] ?? "-",
  );

describe("the sections of a page", () => {
  it.each(publicPages)("are never twice of the same kind, with one poster at most: %s", async (path) => {
    const html = await (await fetch(site.url + path)).text();
    expect(rhythmFaults(kindsIn(html).filter((kind) => kind !== "-")), kindsIn(html).join(" ")).toEqual([]);
  });

  it("are told apart by the test", () => {
    expect(rhythmFaults(["list", "list", "poster", "quote", "poster"])).toEqual([
      "list after list",
      "more than one poster",
    ]);
    expect(kindsIn('<section id="a" data-section="list" class="section"><section class="section">')).toEqual([
      "list",
      "-",
    ]);
  });
});
