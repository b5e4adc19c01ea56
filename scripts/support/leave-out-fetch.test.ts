import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** How many of Node's modules for its own fetch are loaded with a module that imports `node:http`. */
function loaded(...args: string[]): number {
  const program = `import "node:http";
    console.log(process.moduleLoadList.filter((name) => name.includes("undici")).length);`;
  const options = ["--no-warnings", ...args, "--input-type=module", "--eval", program];
  return Number(execFileSync(process.execPath, options, { encoding: "utf8" }));
}

it("keeps Node's own fetch out of a program that imports node:http", () => {
  expect(loaded()).toBeGreaterThan(0);
  expect(loaded("--require=./scripts/support/leave-out-fetch.cjs")).toBe(0);
});
