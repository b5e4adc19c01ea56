import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formPaths } from "~/content/addresses";

const ROUTES = "app/routes";

/** The path of a route's folder: "services.support-and-resources_.report" is /services/support-and-resources/report. */
const pathOf = (folder: string) =>
  folder === "_index"
    ? "/"
    : `/${folder
        .replace(/\._index$/, "")
        .replaceAll("_", "")
        .replaceAll(".", "/")}`;

const routes = readdirSync(ROUTES).flatMap((folder) => {
  const file = `${ROUTES}/${folder}/route.tsx`;
  return existsSync(file) ? [{ folder, text: readFileSync(file, "utf8") }] : [];
});

const foldersWith = (pattern: RegExp) =>
  routes.filter(({ text }) => pattern.test(text)).map(({ folder }) => folder);

it("protects the forms of every public route, and leaves those of staff routes to their guard", () => {
  const isStaff = (folder: string) => folder.startsWith("admin");
  const unprotected = foldersWith(/\bhandleForms\b/);
  expect(unprotected.length).toBeGreaterThan(5);
  expect(unprotected.filter((folder) => !isStaff(folder))).toEqual([]);
  expect(foldersWith(/\bhandlePublicForms\b/).filter(isStaff)).toEqual([]);
});

it("every public page with forms loads their script", () => {
  expect(foldersWith(/scripts: \[[^\]]*"forms"/)).toEqual(foldersWith(/\bhandlePublicForms\(/));
});

it("formPaths names every public page with forms, and no other", () => {
  const folders = foldersWith(/\bhandlePublicForms\(/);
  expect(folders.length).toBeGreaterThan(5);
  expect([...formPaths].sort()).toEqual(folders.map(pathOf).sort());
});
