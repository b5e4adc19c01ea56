import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commentFragments } from "./comment-fragments";
import {
  importsInFileCycles,
  importsInFolderCycles,
  importsInSubjectCycles,
  runtimeClosure,
} from "./import-graph";
import { overfullFolders, roomKeepsItsRule, rooms } from "./rooms";
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
  roomKeepsItsRule: { path: "app/components/card.tsx", text: 'import { x } from "~/features/articles/x";' },
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
  daysThroughTheZone: { path: "app/features/a/b.ts", text: "const day = now.toISOString().slice(0, 10);" },
  settingsSetTheZone: { path: "scripts/a.ts", text: "const env = readEnvironment(process.env);" },
  writtenTextHasItsDirection: {
    path: "app/features/a/b.tsx",
    text: '<p className="whitespace-pre-line">{text}</p>',
  },
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

const importing = (path: string, module: string) => ({ path, text: `import type { X } from "${module}";` });

describe("rooms", () => {
  it.each([
    ["a feature in a kit", importing("app/kits/admin-table/a.ts", "~/features/contact/b")],
    ["a room above, through a relative path", importing("app/database/a.server.ts", "../http/b.server")],
    ["the application in lib", importing("app/lib/a.ts", "~/content/links")],
    ["the environment in the database", { path: "app/database/a.server.ts", text: "process.env.HOME" }],
    ["SQL in mail", { path: "app/mail/a.server.ts", text: 'import { sql } from "kysely";' }],
    [
      "the running database in a feature",
      { path: "app/features/a/b.server.ts", text: 'import { services } from "~/server/services.server";' },
    ],
  ])("report %s", (_, file) => {
    expect(roomKeepsItsRule(file)).toBeTypeOf("string");
  });

  it("let a feature import the types of what it gets as arguments", () => {
    expect(
      roomKeepsItsRule(importing("app/features/a/b.server.ts", "~/server/services.server")),
    ).toBeUndefined();
  });

  it("have their rules in the architecture document", () => {
    const document = readFileSync("docs/architecture.md", "utf8").replace(/ +/g, " ");
    for (const [name, { rule }] of Object.entries(rooms))
      expect(document).toContain(`| \`app/${name}/\` | ${rule} |`);
  });

  it("have no folder above its limit of files", () => {
    expect(overfullFolders(files)).toEqual([]);
  });

  it("report planted folders above their limit", () => {
    const many = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ path: `${folder}/${index}.ts`, text: "" }));
    const planted = [
      ...many("app/lib", 41),
      ...many("app/lib/text", 40),
      ...many("app/server", 11),
      ...many("app/features/news", 50),
      ...many("app/features/news/admin", 11),
    ];
    expect(overfullFolders(planted)).toEqual([
      "app/lib has 41 files",
      "app/server has 11 files",
      "features/news has 61 files",
    ]);
  });
});

describe("imports", () => {
  it("form no cycle of features or kits, of files, or of folders in one", () => {
    expect(importsInSubjectCycles(files)).toEqual([]);
    expect(importsInFileCycles(files)).toEqual([]);
    expect(importsInFolderCycles(files)).toEqual([]);
  });

  it("report the imports of a planted cycle, also through a third one and by types alone", () => {
    const cycle = [
      importing("app/features/audit/a.ts", "~/features/staff/b"),
      importing("app/features/staff/b.ts", "../system/c"),
      importing("app/features/system/c.tsx", "~/features/audit/a"),
    ];
    const innocent = [
      importing("app/features/news/d.ts", "~/features/audit/a"),
      importing("app/features/audit/a.ts", "~/features/crisis/e"),
    ];
    const reported = [
      "app/features/audit/a.ts imports app/features/staff/b",
      "app/features/staff/b.ts imports app/features/system/c",
      "app/features/system/c.tsx imports app/features/audit/a",
    ];
    expect(importsInSubjectCycles([...cycle, ...innocent])).toEqual(reported);
    expect(importsInFileCycles([...cycle, ...innocent])).toEqual(reported);
  });

  it("report a planted cycle of folders in a feature", () => {
    const cycle = [
      importing("app/features/staff/a.ts", "./sessions/b"),
      importing("app/features/staff/sessions/c.ts", "../d"),
    ];
    const innocent = importing("app/features/news/e.ts", "~/features/staff/a");
    expect(importsInFolderCycles([...cycle, innocent])).toEqual([
      "app/features/staff/a.ts imports app/features/staff/sessions/b",
      "app/features/staff/sessions/c.ts imports app/features/staff/d",
    ]);
    expect(importsInFileCycles(cycle)).toEqual([]);
  });
});

describe("what a route loads", () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const routes = files
    .map(({ path }) => path)
    .filter((path) => /^app\/routes\/[^/]+\/route\.tsx?$/.test(path));
  const isStaff = (path: string) => path.startsWith("app/routes/admin");
  const median = (paths: readonly string[]) =>
    paths.map((path) => runtimeClosure(byPath, path).size).sort((one, other) => one - other)[
      Math.floor(paths.length / 2)
    ];

  it.each([
    ["all routes", 80, routes],
    ["public routes", 42, routes.filter((path) => !isStaff(path))],
    ["staff routes", 104, routes.filter(isStaff)],
  ])("is, by the median of %s, at most %i files", (_, most, paths) => {
    expect(paths.length).toBeGreaterThan(30);
    expect(median(paths)).toBeLessThanOrEqual(most);
  });

  it("counts planted files once, through others and around a cycle, and neither types nor packages", () => {
    const planted = [
      {
        path: "app/routes/a/route.tsx",
        text: 'import { b } from "~/lib/b";\nimport type { T } from "~/lib/t";',
      },
      { path: "app/lib/b.ts", text: 'import { c } from "./c";\nimport React from "react";' },
      { path: "app/lib/c.tsx", text: 'import { b } from "./b";\nexport { d } from "./d";' },
      { path: "app/lib/d.ts", text: "" },
      { path: "app/lib/t.ts", text: 'import { d } from "./d";' },
    ];
    const loaded = runtimeClosure(
      new Map(planted.map((file) => [file.path, file])),
      "app/routes/a/route.tsx",
    );
    expect([...loaded]).toEqual(["app/lib/b.ts", "app/lib/c.tsx", "app/lib/d.ts"]);
  });
});

/** So many are left in features and kits; in the other rooms there are none. It only ever becomes smaller. */
const MAX_FRAGMENTS = 19;

describe("comments", () => {
  const fragments = files.filter(({ path }) => !/\.test\./.test(path)).flatMap(commentFragments);

  it("begin with a fragment in few places, and in none outside of features and kits", () => {
    expect(fragments.length).toBeLessThanOrEqual(MAX_FRAGMENTS);
    expect(fragments.filter((place) => !/^app\/(features|kits)\//.test(place))).toEqual([]);
  });

  it.each([
    ["/** Of what a visitor sent. */", 1],
    ["/** Of the tab. */", 1],
    ["  // For the audit log.", 1],
    ["/**\n * In the order\n * of the draft.\n */", 1],
    ["/** Without the name: it may be wrong. */", 1],
    ["/** For visitors, without a log. */", 0],
    ["/** In development, files change without a version. */", 0],
    ["/** Without it the message stands above the form. */", 0],
    ["/** For others it is hidden. */", 0],
    ["/** In milliseconds. */", 0],
    ["/** Without a slash at the end. */", 0],
    ["/** Offers the form again. */", 0],
  ])("of a planted file: %j has %i fragments", (text, count) => {
    expect(commentFragments({ path: "app/lib/a.ts", text })).toHaveLength(count);
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
