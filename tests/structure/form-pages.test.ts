import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formPaths } from "~/content/addresses";

const ROUTES = "app/routes";

/** The path of a route's folder: "services.support-and-resources_.report" is /services/support-and-resources/report. */
const pathOf = (folder: string) =>
  folder === "_index" ? "/" : `/${folder.replaceAll("_", "").replaceAll(".", "/")}`;

/** The routes whose action handles visitors' forms. */
function routesWithForms(): string[] {
  return readdirSync(ROUTES).filter((folder) => {
    const file = `${ROUTES}/${folder}/route.tsx`;
    return existsSync(file) && /\bpublicProtection\(/.test(readFileSync(file, "utf8"));
  });
}

it("formPaths names every page that handles visitors' forms, and no other", () => {
  expect(routesWithForms().length).toBeGreaterThan(5);
  expect([...formPaths].sort()).toEqual(routesWithForms().map(pathOf).sort());
});
