/** `npm run licenses`: the packages of a production installation by licence, from the lock file. */
import { readFileSync } from "node:fs";
import { productionLicenses } from "./support/production-licenses.mjs";

const lock = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
for (const [license, packages] of productionLicenses(JSON.parse(lock))) {
  process.stdout.write(`${license} (${packages.length}): ${packages.join(", ")}\n`);
}
