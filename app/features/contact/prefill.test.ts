import { describe, expect, it } from "vitest";
import { contactPage, contactTopics } from "~/content/contact";
import { scorecard, targets } from "~/content/corporate-accountability";
import { contactWords } from "~/content/es/contact";
import { formOpening, prefilled } from "./prefill";

const from = (search: string) => prefilled(new URLSearchParams(search));

describe("prefilled", () => {
  it("fills in a known subject", () => {
    expect(from("subject=support")).toEqual({ subject: "support" });
  });

  it("leaves out what the site does not know", () => {
    expect(from("subject=money&campaign=send-me-money&message=hello&name=Sam")).toEqual({});
    expect(from("")).toEqual({});
  });

  it.each([...targets.items.map(({ action }) => action.to), scorecard.action.to])(
    "understands the link %s",
    (link) => {
      const values = prefilled(new URL(link, "https://site.example").searchParams);
      expect(values.subject).toBe("other");
      expect(values.message).toMatch(/^I want to help with the campaign “.{10,}”\.\n\n$/);
    },
  );
});

describe("the form's opening", () => {
  const opening = (search: string) => formOpening(new URLSearchParams(search));

  it.each(targets.items)(
    "names the campaign $slug and what it asks for",
    { tags: ["@public-2.11"] },
    (target) => {
      const { heading, intro } = opening(`subject=other&campaign=${target.slug}`);
      expect(heading).toBe(`Join: ${target.title}`);
      expect(intro).toContain(target.ask);
    },
  );

  it.each(Object.entries(contactTopics))("says what to write about %s", (topic, { heading, intro }) => {
    expect(opening(`subject=other&about=${topic}`)).toEqual({ heading, intro });
  });

  it("has lines to fill in about one's data, in both languages", () => {
    const search = new URLSearchParams("subject=other&about=data");
    for (const words of [contactWords.en, contactWords.es]) {
      expect(prefilled(search, words)).toEqual({ subject: "other", message: words.topics.data?.message });
      expect(formOpening(search, words).heading).toBe(words.topics.data?.heading);
    }
    expect(contactWords.es.topics.data?.message).toContain("sin peligro");
  });

  it("is the ordinary one in Spanish where the topic has none", () => {
    const { heading, intro } = contactWords.es.contactPage.form;
    for (const search of ["about=story", "campaign=scorecard"])
      expect(formOpening(new URLSearchParams(search), contactWords.es)).toEqual({ heading, intro });
    expect(prefilled(new URLSearchParams("campaign=scorecard"), contactWords.es)).toEqual({});
  });

  it("is the ordinary one for anything else", () => {
    const { heading, intro } = contactPage.form;
    for (const search of ["", "campaign=mine&about=me", "about=toString"])
      expect(opening(search)).toEqual({ heading, intro });
  });
});
