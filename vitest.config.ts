import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { readSections } from "./scripts/support/specification.mjs";

/** They end a hang, and judge nothing: a slow or busy machine takes several times as long. */
const TIMEOUT_MS = 120_000;
const BUILT_SITE_TIMEOUT_MS = 300_000;

/** They take minutes, in which they mostly wait: begun last, they would leave the machine idle. */
const LONGEST = ["replication", "failover", "alerts", "start", "newsletter-faults", "exit-when-hung"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** They load the server into their own process, which then ends as the server does. */
const ALONE = ["tests/integration/stored-pages.test.ts"];

const builtSite = {
  globalSetup: "tests/support/build.ts",
  testTimeout: BUILT_SITE_TIMEOUT_MS,
  hookTimeout: BUILT_SITE_TIMEOUT_MS,
  // As with the end-to-end tests, a machine that decides alone asks twice, and says so (docs/decisions/tests.md).
  retry: process.env.CI ? 1 : 0,
};

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
          ...builtSite,
          name: "built site",
          // What is tested are programs of their own, and each process of tests would import the same again.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          include: ["tests/integration/**/*.test.ts"],
          exclude: ALONE,
        },
      },
      {
        extends: true,
        test: { ...builtSite, name: "built site, alone", include: ALONE },
      },
    ],
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    tags: readSections().map(({ tag, title }) => ({ name: tag, description: title })),
    // One of them runs what mostly waits (docs/decisions/tests.md).
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: LongestFirst },
  },
  resolve: { alias: { "~": folder("app"), "#tests": folder("tests") } },
});
