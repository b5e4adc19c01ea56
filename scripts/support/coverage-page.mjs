/** @import { Section, Departure } from "./specification.mjs" */

const INTRODUCTION = `# How the specifications are covered

For each section of the two specifications: the files with tests that are tagged with it, and where this site departs from it on
purpose. \`npm run docs:coverage\` writes this page.

- A test of section 2.3 of the public specification has the tag \`@public-2.3\`, one of the dashboard's \`@staff-2.3\`. Vitest takes
  tags as \`{ tags: […] }\` and Playwright as \`{ tag: […] }\`.
- \`npx vitest run --tags-filter="@public-2.3"\` and \`npx playwright test --grep "@public-2\\.3(?!\\d)"\` run a section's tests.
- \`tests/structure/coverage.test.ts\` fails when a section has no test or a tag names no section.
`;

const TITLES = { public: "The public website", staff: "The staff dashboard" };

/** @param {string} reference */
function referenceLink(reference) {
  const [kind, name = ""] = reference.split(" ");
  if (kind === "departures") return `[departures](../docs/departures.md)${name && `, ${name}`}`;
  return `[${reference}](../docs/decisions/${name}.md)`;
}

/**
 * The page, with links from a folder beside `docs`.
 * @param {readonly Section[]} sections
 * @param {readonly { path: string, tags: readonly string[] }[]} files
 */
export function coveragePage(sections, files) {
  /** @param {string} tag */
  const fileLines = (tag) =>
    files.flatMap(({ path, tags }) => {
      const count = tags.filter((other) => other === tag).length;
      return count === 0 ? [] : [`- [${path}](../${path}): ${count} ${count === 1 ? "test" : "tests"}`];
    });
  /** @param {Departure} departure */
  const departureLine = ({ references, text }) =>
    `- Departure (${references.map(referenceLink).join("; ")}): ${text}`;

  const parts = sections.map(({ number, title, link, tag, hasParts, departures }) => {
    const depth = number.includes(".") ? "####" : "###";
    const heading = `${depth} [${number} ${title}](../docs/${link})`;
    return hasParts
      ? `${heading}\n`
      : `${heading}\n\n${[...fileLines(tag), ...departures.map(departureLine)].join("\n")}\n`;
  });
  const pages = sections.map(({ specification }, index) =>
    specification === sections[index - 1]?.specification
      ? parts[index]
      : `## ${TITLES[specification]}\n\n${parts[index]}`,
  );
  return `${INTRODUCTION}\n${pages.join("\n")}`;
}
