import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./program";

export const ASSETS = join(projectRoot, "public/build/_assets");

export const stylesheet = (name: string): string => readFileSync(join(ASSETS, name), "utf8");

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

const known = new Map<string, Set<string>>();

/** Each sheet is read once. */
function rulesOf(name: string): Set<string> {
  const rules = known.get(name) ?? classesWithRules(stylesheet(name));
  known.set(name, rules);
  return rules;
}

/** The staff's sheet has a rule for each class of the site. */
const ofStaff = () => readdirSync(ASSETS).find((name) => /^staff-\w+\.css$/.test(name)) ?? "";

/** Classes of a page that have a rule, which is in none of its own sheets. */
export function unstyled(html: string): string[] {
  const all = rulesOf(ofStaff());
  const sheets = [...html.matchAll(/\/build\/_assets\/([\w.-]+\.css)/g)].map(([, name = ""]) =>
    rulesOf(name),
  );
  return [...new Set(classesOf(html))].filter(
    (name) => all.has(name) && !sheets.some((rules) => rules.has(name)),
  );
}

/** What Safari 15.4 and Chrome 99 do not know, unless the build has lowered it (docs/design.md). */
export function tooNew(css: string): string[] {
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

/** The kinds of a page's sections, in their order. Sections without a kind break no rhythm, and stand as "-". */
export const kindsIn = (html: string): string[] =>
  [...html.matchAll(/<section\b[^>]*class="section[^>]*>/g)].map(
    ([tag]) => /data-section="(\w+)"/.exec(tag)?.[1] ?? "-",
  );

/** What is wrong with the order of a page's sections. */
export function rhythmFaults(sections: readonly string[]): string[] {
  const kinds = sections.filter((kind) => kind !== "-");
  return [
    ...kinds.flatMap((kind, index) =>
      index > 0 && kind === kinds[index - 1] ? [`${kind} after ${kind}`] : [],
    ),
    ...(kinds.filter((kind) => kind === "poster").length > 1 ? ["more than one poster"] : []),
  ];
}
