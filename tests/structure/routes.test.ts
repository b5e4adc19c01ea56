import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import * as z from "zod";
import { routeRows } from "../support/routes";

interface BuiltRoute {
  id: string;
  children?: BuiltRoute[] | undefined;
}

const builtRoute: z.ZodType<BuiltRoute> = z.lazy(() =>
  z.object({ id: z.string(), children: z.array(builtRoute).optional() }),
);

const ids = (routes: readonly BuiltRoute[]): string[] =>
  routes.flatMap((route) => [route.id, ...ids(route.children ?? [])]);

it("has a row for every route the compiler finds, and for no other", { tags: ["@staff-2.1"] }, () => {
  const json = execFileSync(
    process.execPath,
    ["node_modules/@remix-run/dev/dist/cli.js", "routes", "--json"],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const routes = z.array(builtRoute).parse(JSON.parse(json.slice(json.indexOf("["))));
  expect(ids(routes).sort()).toEqual(Object.keys(routeRows).sort());
});
