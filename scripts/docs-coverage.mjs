/** Writes `docs/specification-coverage.md` from the headings of the specifications and the tags of the tests. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coveragePage } from "./support/coverage-page.mjs";
import { root } from "./support/root.mjs";
import { readTaggedFiles } from "./support/section-tags.mjs";
import { readSections } from "./support/specification.mjs";

const page = coveragePage(readSections(), readTaggedFiles(), readdirSync(join(root, "docs/decisions")));
writeFileSync(join(root, "docs/specification-coverage.md"), page);
