import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectRoot } from "./program";

/** The framework's versions that its internals were last checked against, by hand and by these tests. */
const CHECKED: Record<string, string> = {
  "@remix-run/express": "2.17.5",
  "@remix-run/react": "2.17.5",
  "@remix-run/serve": "2.17.5",
  "@remix-run/server-runtime": "2.17.5",
  morgan: "1.12.1",
  "react-router-dom": "6.30.4",
};

const folderOf = (name: string) => join(projectRoot, "node_modules", name);

function installedVersion(name: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folderOf(name), "package.json"), "utf8"),
  );
  return version;
}

/** The text of a file that an installed package runs. */
export function sourceOf(name: string, path: string): string {
  return readFileSync(join(folderOf(name), path), "utf8");
}

/** Where a package that another one requires is found. */
export function resolvedFrom(name: string, required: string): string {
  return createRequire(join(folderOf(name), "package.json")).resolve(required);
}

/** The message of a test that fails when a package no longer does what the site assumes. */
export function assumptionAbout(name: string, assumption: string, usedIn: string): string {
  const checked = CHECKED[name];
  if (checked === undefined) throw new Error(`${name} has no checked version`);
  return `${name} ${installedVersion(name)} was to behave as ${checked} did: ${assumption}. Change ${usedIn}.`;
}
