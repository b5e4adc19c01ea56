import { expect, it } from "vitest";
import { structuredDataProblems } from "./structured-data-rules";

const article = { "@type": "Article", headline: "A", url: "https://a.example/" };
const list = (...items: object[]) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
});

it("has nothing against a proper list", () => {
  expect(structuredDataProblems(list({ ...article, datePublished: "2026-09-01" }))).toEqual([]);
});

it.each([
  ["no object", []],
  ["no context", { "@type": "Organization", name: "A" }],
  ["data: unknown type Thing", { "@type": "Thing" }],
  ["data: ItemList without a proper itemListElement", list()],
  ["data.itemListElement.item: Article without a proper url", list({ ...article, url: "/a" })],
  [
    "data.itemListElement.item: Article with a wrong datePublished",
    list({ ...article, datePublished: "soon" }),
  ],
  ["data.itemListElement.item: Article knows no title", list({ ...article, title: "A" })],
  [
    "data.itemListElement: wrong position",
    { ...list(), itemListElement: [{ "@type": "ListItem", position: 2, item: article }] },
  ],
])("finds %s", (problem, data) => {
  expect(structuredDataProblems(data)).toContain(problem);
});
