import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { founderStory } from "~/content/about";
import { testimonials as communityVoices } from "~/content/community-building";
import { testimonials as donorVoices, notOpen, platformNote } from "~/content/donate";
import { successStories } from "~/content/resources/support-resources-page";
import { readable } from "../support/markup";
import { startSite } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "voices-"));
afterAll(() => rmSync(folder, { recursive: true }));

const pages = [
  ["/about", founderStory.heading],
  ["/services/support-and-resources", successStories.heading],
  ["/services/community-building", communityVoices.heading],
  ["/support", donorVoices.heading],
] as const;

async function markupOfPages(variables: Record<string, string>): Promise<string[]> {
  const site = await startSite({ seed: false, env: variables });
  try {
    return await Promise.all(
      pages.map(async ([path]) => readable(await (await fetch(site.url + path)).text())),
    );
  } finally {
    await site.stop();
  }
}

/** The kinds of a page's sections, top to bottom. */
const kinds = (html: string) => [...html.matchAll(/data-section="(\w+)"/g)].map(([, kind]) => kind);

describe("a site without voices and without a donation platform", () => {
  let htmls: string[];
  beforeAll(async () => {
    htmls = await markupOfPages({ VOICES: "off", DONATION_URL: "" });
  });

  it("quotes no one, and leaves no gap", {
    tags: ["@public-2.6", "@public-2.10", "@public-2.13"],
  }, () => {
    htmls.forEach((html, index) => {
      expect(html).not.toContain(pages[index]?.[1]);
      expect(html).not.toMatch(/composite|<blockquote/);
      const shown = kinds(html);
      expect(
        shown.filter((kind, at) => kind !== "form" && kind === shown[at + 1]),
        pages[index]?.[0],
      ).toEqual([]);
    });
  });

  it("asks givers to write, and shows no button that leads nowhere", { tags: ["@public-2.13"] }, () => {
    const html = htmls[3] ?? "";
    expect(html).toContain(notOpen.text);
    expect(html).not.toContain(platformNote.text);
    expect(html).not.toMatch(/Give \$25|Donate Now|\$250|each month/);
    expect(html).toContain(notOpen.action.label);
  });
});

describe("the people quoted on the public pages", () => {
  it("have no quotation marks as long as they are composites", async () => {
    for (const html of await markupOfPages({})) {
      expect(html).toMatch(/data-composite=""/);
      expect(html).not.toContain("“");
    }
  });

  it("are the operator's own, without a note when they are real", async () => {
    const path = join(folder, "voices.json");
    const consent = "2026-10-03";
    const items = [{ quote: "I found a team again.", who: "Bo Berg", consent }];
    writeFileSync(
      path,
      JSON.stringify({
        founderStory: { real: true, consent, paragraphs: ["It began at a kitchen table."] },
        successStories: {
          real: true,
          items: [{ title: "Back at work", who: "Ann", text: "She is.", consent }],
        },
        communityVoices: { real: true, items },
        donorVoices: { real: true, items },
      }),
    );
    const htmls = await markupOfPages({ VOICES_FILE: path });
    const expected = ["It began at a kitchen table.", "Back at work", "Bo Berg", "Bo Berg"];
    htmls.forEach((html, index) => {
      expect(html).toContain(expected[index]);
      expect(html).not.toMatch(/composite/);
      expect(html).not.toContain(consent);
    });
  });
});
