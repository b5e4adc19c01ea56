import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/render-page";
import { readTokens } from "./read-tokens.server";
import { Styleguide } from "./styleguide.server";

const sources = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => kind.test(name) && !name.includes(".test."))
    .map((name) => readFileSync(join(folder, name), "utf8"));

describe("the style guide", () => {
  let html: string;
  beforeAll(async () => {
    html = await renderPage("/styleguide", <Styleguide />);
  });

  it("shows every token of the style sheet", () => {
    const tokens = readTokens();
    expect(tokens.colors.length).toBeGreaterThan(10);
    expect(tokens.colors).toContainEqual({ name: "green", light: "#14613f", dark: "#7cc79f" });
    for (const { name, light } of tokens.colors) {
      expect(html).toContain(`background:var(--${name})`);
      expect(html).toContain(light);
    }
    for (const kind of [tokens.text, tokens.fonts, tokens.shadows, tokens.containers]) {
      expect(kind.length).toBeGreaterThan(1);
      for (const { name } of kind) expect(html).toContain(`${name}: `);
    }
  });

  it("shows every component, but for what the document itself has around every page", () => {
    const exported = sources("app/components", /\.tsx$/).flatMap((text) =>
      [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map((match) => match[1] ?? ""),
    );
    expect(exported.length).toBeGreaterThan(40);
    const rendered = [
      ...sources("app/routes/_development.styleguide", /\.tsx$/),
      readFileSync("app/root.tsx", "utf8"),
      // A part of another component.
      ...sources("app/components", /\.tsx$/),
    ].join("\n");
    // As an element, or by its name in a list of drawings.
    const isRendered = (name: string) => new RegExp(`(<|part={)${name}\\b|^  ${name},$`, "m").test(rendered);
    expect(exported.filter((name) => !isRendered(name))).toEqual([]);
  });

  it("shows a form in each of its states", () => {
    const formOf = (name: string) => html.split(`id="${name}-error-summary"`)[1]?.split("</form>")[0] ?? "";
    expect(formOf("idle")).toContain(">Send</button>");
    expect(formOf("wrong")).toContain('role="alert"');
    expect(formOf("wrong")).toMatch(/id="wrong-email-error".*Enter an email address, like name@example.com/s);
    expect(formOf("wrong")).toContain('value="Sam Ortiz"');
    expect(formOf("failed")).toContain("Something went wrong. Please try again.");
    expect(formOf("accepted")).toMatch(/role="status"[^>]*>Thank you! We have your message\./);
    expect(formOf("busy")).toMatch(/<button[^>]* disabled=""[^>]*>Sending\.\.\.<\/button>/);
    expect(formOf("idle")).not.toMatch(/role="(alert|status)"/);
  });

  it("shows a list shown and empty, and has no id twice", () => {
    for (const part of ["Showing 1-3 of 3 articles", "No resources found", "skeleton"]) {
      expect(html).toContain(part);
    }
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
