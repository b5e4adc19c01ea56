/** Writes `.cache/specification-coverage.md` from the headings of the specifications and the tags of the tests. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coveragePage, readTaggedFiles } from "./support/coverage.mjs";
import { root } from "./support/root.mjs";
import { readSections } from "./support/specification.mjs";

const page = coveragePage(readSections(), readTaggedFiles());
mkdirSync(join(root, ".cache"), { recursive: true });
writeFileSync(join(root, ".cache/specification-coverage.md"), page);
console.log("Wrote .cache/specification-coverage.md");
