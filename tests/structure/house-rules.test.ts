import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { featuresInKits, folderInside, importsInCycles } from "./folder-cycles";
import { rules } from "./rules";

const tracked = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "app", "migrations", "scripts"],
  { encoding: "utf8" },
);
const files = tracked
  .split("\n")
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** For each rule a file that breaks it: a check that cannot fail proves nothing. */
const planted: Record<string, { path: string; text: string }> = {
  sqlOnlyOnTheServer: { path: "app/routes/news/route.tsx", text: 'db.selectFrom("articles")' },
  importsPointOneWay: { path: "app/components/card.tsx", text: 'import { x } from "~/features/articles/x";' },
  servicesOnlyInRoutes: {
    path: "app/features/a/b.server.ts",
    text: 'import { db } from "~/server/db.server";',
  },
  noServerImportsInBrowserFiles: {
    path: "app/features/a/b.tsx",
    text: 'import {\n  x,\n} from "./x.server";',
  },
  noServerPackagesInBrowserFiles: { path: "app/kits/forms/a.ts", text: 'import * as z from "zod";' },
  reactOnStaffPagesOnly: {
    path: "app/routes/news/route.tsx",
    text: "export const clientLoader = keepPreviousData;",
  },
  browserScriptsWriteNoHtml: { path: "app/browser/a.ts", text: "region.innerHTML = text;" },
  browserScriptsWithoutPackages: { path: "app/browser/a.ts", text: 'import { useState } from "react";' },
  diagnosticsChannelOnlyInRequestHooks: {
    path: "app/entry.server.tsx",
    text: 'import { subscribe } from "node:diagnostics_channel";',
  },
  serverObjectOnlyInRequestHooks: {
    path: "app/server/metrics.server.ts",
    text: 'import type { IncomingMessage, Server } from "node:http";',
  },
  frameworkInternalsInOnePlace: { path: "app/lib/a.ts", text: "window.__remixRouter.state" },
  shortFiles: { path: "app/lib/long.ts", text: "\n".repeat(300) },
  submissionsThroughSpam: {
    path: "app/features/a/b.server.ts",
    text: 'import { insertSubmission } from "~/features/spam/submissions.queries.server";',
  },
  noBarrels: { path: "app/features/articles/index.ts", text: "" },
  statusesInOneTable: { path: "app/features/a/b.ts", text: 'if (row.status !== "pending") return;' },
  standardTerms: { path: "app/lib/a.ts", text: "export const keptRows = [];" },
};

describe.each(Object.entries(rules))("%s", (name, rule) => {
  it("holds for every file", () => {
    const breaches = files.flatMap((file) => {
      const breach = rule(file);
      return breach ? [`${file.path} ${breach}`] : [];
    });
    expect(breaches).toEqual([]);
  });

  it("finds a planted breach", () => {
    const file = planted[name];
    expect(file && rule(file)).toBeTypeOf("string");
  });
});

describe("features and kits", () => {
  const file = (path: string, module: string) => ({ path, text: `import type { X } from "${module}";` });

  it("form a graph without cycles", () => {
    expect(importsInCycles(files)).toEqual([]);
  });

  it("reports the imports of a planted cycle, also through a third folder and by types alone", () => {
    const cycle = [
      file("app/features/audit/a.ts", "~/features/staff/b"),
      file("app/features/staff/b.ts", "../system/c"),
      file("app/features/system/c.ts", "~/features/audit/a"),
    ];
    const innocent = file("app/features/news/d.ts", "~/features/audit/a");
    expect(importsInCycles([...cycle, innocent])).toEqual([
      "app/features/audit/a.ts imports app/features/staff/b",
      "app/features/staff/b.ts imports app/features/system/c",
      "app/features/system/c.ts imports app/features/audit/a",
    ]);
  });

  it.each(["campaigns", "subscribers"])("the folders of %s form a graph without cycles", (feature) => {
    expect(importsInCycles(files, folderInside(feature))).toEqual([]);
  });

  it("reports the imports of a planted cycle of the folders of a feature", () => {
    const cycle = [
      file("app/features/campaigns/desk/a.ts", "~/features/campaigns/sending/b"),
      file("app/features/campaigns/sending/b.ts", "../desk/c"),
    ];
    expect(importsInCycles(cycle, folderInside("campaigns"))).toHaveLength(2);
  });

  it("stand in one direction: no kit imports a feature", () => {
    expect(featuresInKits(files)).toEqual([]);
  });

  it("reports a planted import of a feature by a kit", () => {
    const wrong = file("app/kits/admin-table/a.ts", "~/features/contact/b");
    expect(featuresInKits([wrong])).toEqual(["app/kits/admin-table/a.ts imports app/features/contact/b"]);
  });
});

describe("standardTerms", () => {
  it.each([
    ["a function", "app/lib/a.ts", "export function mendUrl() {}"],
    ["a word inside a name", "app/lib/a.tsx", "const isDrawn = <p />;"],
    ["a property", "scripts/a.mjs", "options.judgeAll = true;"],
    ["a file's name", "app/server/forget-rows.server.ts", ""],
  ])("finds a dialect word in %s", (_, path, text) => {
    expect(rules.standardTerms?.({ path, text })).toBeTypeOf("string");
  });

  it.each([
    ["a longer word", "app/lib/a.tsx", "export const Drawer = () => <p />;"],
    ["a standard term", "app/routes/admin.forgot-password/route.tsx", "const forgotPassword = 1;"],
    ["texts and comments", "app/lib/a.ts", '/** Kept. */ export const text = "nobody";'],
  ])("accepts %s", (_, path, text) => {
    expect(rules.standardTerms?.({ path, text })).toBeUndefined();
  });
});

it("reads the project's files", () => {
  expect(files.length).toBeGreaterThan(50);
});
