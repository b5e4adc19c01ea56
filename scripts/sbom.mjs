/** `npm run sbom --silent`: what a production installation consists of, in CycloneDX's JSON, by npm from the lock file. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./support/root.mjs";

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));

const manifest = read("package.json");
const lock = read("package-lock.json");
// npm refuses workspaces without a version, and where it omits development packages, it also omits most of what they share
// with production.
for (const project of [manifest, lock.packages[""]]) {
  delete project.workspaces;
  delete project.devDependencies;
}
for (const [path, { dev, link, resolved }] of Object.entries(lock.packages)) {
  if (dev || link) delete lock.packages[path];
  if (link) delete lock.packages[resolved];
}

const folder = mkdtempSync(join(tmpdir(), "sbom-"));
try {
  // npm names the program by its folder.
  const project = join(folder, manifest.name);
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(project, "package-lock.json"), JSON.stringify(lock));
  const arguments_ = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  execFileSync("npm", arguments_, { cwd: project, stdio: "inherit" });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
