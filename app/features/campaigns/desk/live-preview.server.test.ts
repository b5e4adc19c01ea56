import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addArticle } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import type { Services } from "~/server/services.server";
import { previewSent } from "./live-preview.server";

const staff = { userId: "ann", email: "ann@example.org" };
const now = new Date("2026-11-20T12:00:00Z");

let services: Services;
beforeEach(async () => {
  services = await testServices({ SITE_URL: "https://aa.example" });
});
afterEach(() => services.db.destroy());

async function preview(sent: Record<string, string>) {
  const shown = await previewSent(services, staff, new Map(Object.entries(sent)), now);
  if ("problem" in shown) throw new Error(shown.problem);
  return shown;
}

describe("the preview of what is being written", () => {
  it("shows the paragraphs, links and bold words of a team update, and saves nothing", async () => {
    const content =
      "Dear all,\n\nThe job fair is on <b>Saturday</b>: https://fair.example\n\nThank you <img src='x'>";
    const { html, facts } = await preview({ form: "team-update", subject: "Fair", content });
    expect(html).toContain(
      '<p>Dear all,</p>\n<p>The job fair is on <b>Saturday</b>: <a href="https://fair.example">https://fair.example</a></p>\n<p>Thank you </p>',
    );
    expect(html).toContain('<base target="_blank">');
    expect(facts).toMatchObject({ removed: ["pictures"], changed: [], cut: null });
    expect(facts.links[0]).toEqual({
      text: "https://fair.example",
      target: "https://fair.example",
      warnings: [],
    });
    const drafts = services.db.selectFrom("campaign_drafts").select("id").where("kind", "=", "team_update");
    expect(await drafts.execute()).toEqual([]);
  });

  it("says of an empty team update that nothing is written, and of one without words why it has none", async () => {
    const of = (content: string) => preview({ form: "team-update", subject: "", content });
    await expect(of(" ")).rejects.toThrow("Nothing is written yet.");
    await expect(of("<img src='x'>")).rejects.toThrow("no words once pictures");
  });

  it("shows the newsletter with its introduction, in the order of the form", async () => {
    for (const title of ["One", "Two"]) await addArticle(services.db, { title });
    const rows = await services.db.selectFrom("articles").select(["id", "title"]).execute();
    const places = Object.fromEntries(
      rows.flatMap(({ id, title }) => [
        [`place-article-${id}`, title === "One" ? "1" : "2"],
        [`include-article-${id}`, "on"],
      ]),
    );
    const { html } = await preview({
      form: "newsletter-draft",
      subject: "Strike",
      introduction: "See **this**: www.union.example",
      ...places,
    });
    expect(html).toContain(
      '<p>See <strong>this</strong>: <a href="https://www.union.example">www.union.example</a></p>',
    );
    expect(html.indexOf(">One<")).toBeLessThan(html.indexOf(">Two<"));
    expect(html).toContain("<title>Strike</title>");
  });

  it.each([
    [{ form: "team-update", subject: "A", content: "<img>" }, "no words"],
    [{ form: "newsletter-draft", subject: "A" }, "There is no article"],
  ])("says why there is none of %o", async (sent, problem) => {
    expect(await previewSent(services, staff, new Map(Object.entries(sent)), now)).toMatchObject({
      problem: expect.stringContaining(problem),
    });
  });
});
