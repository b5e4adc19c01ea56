import { readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { describe, expect, it } from "vitest";
import * as z from "zod";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});
type Packages = z.output<typeof lockFile>["packages"];

/** Looks for a package as Node does: in the node_modules of `from` and of every folder above it. */
function isFound(packages: Packages, from: string, name: string): boolean {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === "." || folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return true;
    if (folder === "." || folder === "") return false;
  }
}

function missingOptional(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(packages, from, name)),
  );
}

describe("package-lock.json", () => {
  it("names the optional packages of every platform, without which `npm ci` refuses it", () => {
    const { packages } = lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
    expect(missingOptional(packages)).toEqual([]);
  });

  it("reports a missing optional package", () => {
    const esbuild = {
      optionalDependencies: { "@esbuild/linux-x64": "1.0.0", "@esbuild/aix-ppc64": "1.0.0" },
    };
    expect(
      missingOptional({
        "node_modules/a/node_modules/esbuild": esbuild,
        "node_modules/@esbuild/linux-x64": {},
      }),
    ).toEqual(["@esbuild/aix-ppc64"]);
  });
});
