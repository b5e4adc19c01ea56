import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { projectRoot } from "../support/program";

const metafileSchema = z.object({
  outputs: z.record(
    z.string(),
    z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) }),
  ),
});

/** Every module of which something reaches the browser. */
function browserModules(): string[] {
  const text = readFileSync(join(projectRoot, "build/metafile.js.json"), "utf8");
  const { outputs } = metafileSchema.parse(JSON.parse(text));
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([module, { bytesInOutput }]) => (bytesInOutput > 0 ? [module] : [])),
  );
}

it("sends the browser its framework, but no chart library and no schema library", () => {
  const modules = browserModules();
  expect(modules.filter((module) => module.includes("/react-dom/"))).not.toEqual([]);
  expect(modules.filter((module) => /node_modules\/(@nivo|d3-|@react-spring|zod)/.test(module))).toEqual([]);
});

it("sends the browser no server code", () => {
  const server = browserModules().filter((module) => /\.server\.tsx?$/.test(module));
  expect(server).toEqual([]);
});
