import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPages, pageStates, personalPages } from "../support/page-states";
import { formPages } from "../support/pages";
import { projectRoot } from "../support/program";
import { withSentMark } from "../support/sent-mark";
import { type Site, startSite } from "../support/server";
import { fillForms } from "../support/submissions";

const ASSETS = join(projectRoot, "public/build/_assets");

function stylesheet(name: string): string {
  return readFileSync(join(ASSETS, name), "utf8");
}

function classesWithRules(css: string): Set<string> {
  return new Set(
    [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")),
  );
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "),
  );
}

/** The staff's sheet has a rule for each class of the site. */
const all = classesWithRules(
  stylesheet(readdirSync(ASSETS).find((name) => /^staff-\w+\.css$/.test(name)) ?? ""),
);

/** Classes of a page that have a rule, which is in none of its own sheets. */
function unstyled(html: string): string[] {
  const sheets = [...html.matchAll(/\/build\/_assets\/([\w.-]+\.css)/g)].map(([, name = ""]) =>
    stylesheet(name),
  );
  const own = classesWithRules(sheets.join(""));
  return [...new Set(classesOf(html))].filter((name) => all.has(name) && !own.has(name));
}

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

it("a class whose rule is in no sheet of the page is reported", () => {
  expect(unstyled('<p class="border-l-[5px] no-rule">')).toEqual(["border-l-[5px]"]);
});

/** What Safari 15.4 and Chrome 99 do not know, unless the build has lowered it (docs/design.md). */
function tooNew(css: string): string[] {
  const unknown = [...css.matchAll(/@([\w-]+)/g)].flatMap(([rule, name = ""]) =>
    ["charset", "font-face", "keyframes", "layer", "media", "page", "property", "supports"].includes(name) ||
    name.startsWith("-")
      ? []
      : [rule],
  );
  const ranges = css.match(/@media[^{]*[<>][^{]*/g) ?? [];
  const nested = css.match(/[{;]\s*&[^{]*/g) ?? [];
  const masks = [...css.matchAll(/\{[^{}]*\}/g)].flatMap(([rule]) =>
    /(?<!-)mask-image:/.test(rule) && !rule.includes("-webkit-mask-image:") ? [rule] : [],
  );
  return [...unknown, ...ranges, ...nested, ...masks];
}

it("a rule that is too new for older browsers is reported", () => {
  const css = "@container (width>1px){a{b:c}}@media (width < 40rem){a{&:hover{b:c}}i{mask-image:none}}";
  expect(tooNew(css)).toHaveLength(4);
});

it("the sheets of public pages have no rule that is too new for older browsers", () => {
  const sheets = readdirSync(ASSETS).filter((name) => name.endsWith(".css") && !name.startsWith("staff"));
  expect(sheets.length).toBeGreaterThan(3);
  for (const name of sheets) expect.soft(tooNew(stylesheet(name)), name).toEqual([]);
});

it("a public page has the rules of all classes in its markup", async () => {
  // Results are shown from five answers on.
  for (let id = 0; id < 6; id += 1) await fillForms(site.db, `${id}`, new Date().toISOString());
  for (const path of [...openPages, ...pageStates, ...(await personalPages(site.db))]) {
    const response = await fetch(site.url + withSentMark(site, path));
    expect.soft(unstyled(await response.text()), path).toEqual([]);
  }
});

it("a public page has the rules of all classes around the errors of its forms", async () => {
  for (const { action, forms } of formPages) {
    for (const form of forms) {
      const response = await fetch(site.url + action, {
        method: "POST",
        body: new URLSearchParams({ form }),
      });
      expect(response.status, `${action} ${form}`).toBe(400);
      expect.soft(unstyled(await response.text()), `${action} ${form}`).toEqual([]);
    }
  }
});
