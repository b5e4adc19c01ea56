import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { readSections } from "./scripts/support/specification.mjs";

/** They end a hang, and judge nothing: a slow or busy machine takes several times as long. */
const TIMEOUT_MS = 120_000;
const BUILT_SITE_TIMEOUT_MS = 300_000;

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // No test changes a module, and importing each module once for all files halves the time.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          include: [
            "app/**/*.test.{ts,tsx}",
            "{bench,scripts}/**/*.test.ts",
            "tests/{pasted,returned-mail,structure,support}/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "built site",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/support/build.ts",
          testTimeout: BUILT_SITE_TIMEOUT_MS,
          hookTimeout: BUILT_SITE_TIMEOUT_MS,
        },
      },
    ],
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    tags: readSections().map(({ tag, title }) => ({ name: tag, description: title })),
    // Vitest alone would run one file at a time on two cores. A third makes the browser's tests beside it slower
    // (docs/decisions/tests.md).
    maxWorkers: Math.max(2, availableParallelism()),
  },
  resolve: { alias: { "~": folder("app"), "#tests": folder("tests") } },
});
