import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { productionLicenses } from "../../scripts/support/production-licenses.mjs";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      version: z.string().optional(),
      dev: z.boolean().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
/** CycloneDX, of which this is the part that the test reads. */
const billOfMaterials = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      hashes: z.tuple([z.object({ alg: z.literal("SHA-512"), content: z.string().length(128) })]),
      licenses: z.array(z.object({})).min(1),
    }),
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

/** For other machines, where the tests that need it are left out (`tests/support/litestream.ts`). */
const NOT_NEEDED = /^@flydotio\/litestream-/;

function missingOptional(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !NOT_NEEDED.test(name) && !isFound(packages, from, name),
    ),
  );
}

/** Permissive ones, which may be combined with the AGPL, and the font's. */
const ALLOWED_LICENSES = [
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "Unlicense",
    "PSF-2.0",
    "OFL-1.1",
  ],
  ...["(Apache-2.0 AND MIT)", "(Unlicense OR Apache-2.0)"],
];

/** The manifests of what only tests or benchmarks need. */
const WORKSPACES = ["tests", "bench"];

/** What does not come from the registry as it was when it was reviewed, or runs code when it is installed. */
function surprises(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { integrity, resolved, link, dev, hasInstallScript }]) => {
    // The project's own manifests, and npm's links to them.
    if (!path.includes("node_modules/") || (link && WORKSPACES.includes(resolved ?? ""))) return [];
    return [
      ...(integrity?.startsWith("sha512-") || dev ? [] : [`${path} has no checksum`]),
      ...(resolved === undefined && !link ? [] : [`${path} does not come from the registry`]),
      ...(hasInstallScript && !dev ? [`${path} runs a script when it is installed`] : []),
    ];
  });
}

const disallowed = (packages: Packages) =>
  [...productionLicenses({ packages })].flatMap(([license, names]) =>
    ALLOWED_LICENSES.includes(license) ? [] : names.map((name) => `${name}: ${license}`),
  );

describe("package-lock.json", () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

  it("has all packages from the registry; in production each has a checksum and none a script", () => {
    expect(surprises(packages)).toEqual([]);
    expect(readFileSync(".npmrc", "utf8")).toContain("ignore-scripts=true\n");
  });

  it("has only permissive licenses in production", () => {
    expect(disallowed(packages)).toEqual([]);
  });

  it("is printed as a bill of materials with each production package, and its checksum and license", () => {
    const { components } = billOfMaterials.parse(
      JSON.parse(execFileSync(process.execPath, ["scripts/sbom.mjs"], { encoding: "utf8" })),
    );
    const named = [...new Set(components.map(({ name, version }) => `${name}@${version}`))].sort();
    expect(named).toEqual([...productionLicenses({ packages }).values()].flat().sort());
  });

  it.each([
    [
      { resolved: "git+ssh://git@example.org/a.git", integrity: "sha512-a" },
      "does not come from the registry",
    ],
    [{ link: true, resolved: "../elsewhere", integrity: "sha512-a" }, "does not come from the registry"],
    [{}, "has no checksum"],
    [{ integrity: "sha1-a" }, "has no checksum"],
    [{ integrity: "sha512-a", hasInstallScript: true }, "runs a script"],
  ])("reports %j", (found, problem) => {
    expect(surprises({ "": {}, "node_modules/a": found })).toEqual([expect.stringContaining(problem)]);
  });

  it("reports an unknown or a missing license, but not of a tool", () => {
    expect(
      disallowed({
        "node_modules/a": { version: "1.0.0", license: "SSPL-1.0" },
        "node_modules/a/node_modules/b": { version: "2.0.0" },
        "node_modules/c": { version: "3.0.0", dev: true, license: "SSPL-1.0" },
      }),
    ).toEqual(["a@1.0.0: SSPL-1.0", "b@2.0.0: none"]);
  });

  it("names the optional packages of every platform, without which `npm ci` refuses it", () => {
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
