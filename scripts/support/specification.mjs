import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** The documents in `docs/specification`. Their names are the first half of a tag. */
const SPECIFICATIONS = /** @type {const} */ (["public", "staff"]);

/**
 * A heading of a specification.
 * @typedef {object} Section
 * @property {typeof SPECIFICATIONS[number]} specification
 * @property {string} number such as 2 or 2.3
 * @property {string} title
 * @property {string} link path of the document from `docs/`, with the anchor that GitHub gives the heading
 * @property {string} tag what a test of this section is tagged with
 * @property {boolean} hasParts whether the requirements are in subsections; only sections without parts have tests
 * @property {Departure[]} departures
 *
 * @typedef {object} Departure
 * @property {string[]} references "departures", "departures 4" or "decision outbox"
 * @property {string} text
 */

const HEADING = /^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/;
const DEPARTURE = /^\s*- Departure \(([^)]+)\): (.+)$/;

/** @param {string} heading */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/**
 * @param {Section["specification"]} specification
 * @param {string} document
 */
export function sectionsIn(specification, document) {
  /** @type {Section[]} */
  const sections = [];
  // A list item that is wrapped becomes one line.
  const lines = document.replaceAll(/\n +(?![ -])/g, " ").split("\n");
  for (const line of lines) {
    const [, number, title] = HEADING.exec(line) ?? [];
    if (number && title) {
      const parent = sections.find((section) => number.startsWith(`${section.number}.`));
      if (parent) parent.hasParts = true;
      sections.push({
        specification,
        number,
        title,
        link: `specification/${specification}.md#${anchor(line.replace(/^#+ /, ""))}`,
        tag: `@${specification}-${number}`,
        hasParts: false,
        departures: [],
      });
    }
    const [, references, text] = DEPARTURE.exec(line) ?? [];
    if (references && text) sections.at(-1)?.departures.push({ references: references.split(", "), text });
  }
  return sections;
}

/** Every section of both specifications. */
export const readSections = () =>
  SPECIFICATIONS.flatMap((name) =>
    sectionsIn(name, readFileSync(join(root, `docs/specification/${name}.md`), "utf8")),
  );
