import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { publicStaffPaths } from "~/features/staff/admin-paths";

const ROUTES = "app/routes";

/** "admin.login_.code" → "/admin/login/code" */
const pathOf = (folder: string) => `/${folder.replaceAll("_", "").replaceAll(".", "/")}`;

const isExported = (node: ts.HasModifiers) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/**
 * Whether a function's first statement is `await requireStaff(request, …)`, with or without using its result.
 *
 * @param role which it has to name: "any", one in particular, or none
 */
function beginsWithGuard(body: ts.Block | undefined, source: ts.SourceFile, role?: string): boolean {
  const first = body?.statements[0]?.getText(source) ?? "";
  if (role && !(role === "any" ? /, "\w+"\);$/ : new RegExp(`, "${role}"\\);$`)).test(first)) return false;
  return /^((const|let) .+ = )?await requireStaff\(request, services(, "(viewer|editor|owner)")?\);$/.test(
    first,
  );
}

/**
 * Exports of a staff route that do not call requireStaff first.
 *
 * @returns "loader" when there is no guarded loader, "action" when there is an unguarded action, and every other
 *   way of exporting either, which cannot be checked. An action has to name its role.
 * @param fileRole of a route that is a file: which role its loader has to name
 */
function unguarded(text: string, fileRole?: string): string[] {
  const source = ts.createSourceFile("route.tsx", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const guarded = new Set<string>();
  const found = new Set(["loader"]);
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && isExported(statement)) {
      const name = statement.name?.text ?? "";
      if (name !== "loader" && name !== "action") continue;
      found.add(name);
      const role = name === "action" ? "any" : fileRole;
      if (beginsWithGuard(statement.body, source, role)) guarded.add(name);
    } else if (ts.isVariableStatement(statement) && isExported(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        if (/\b(loader|action)\b/.test(name.getText(source))) found.add(`const ${name.getText(source)}`);
      }
    } else if (
      ts.isExportDeclaration(statement) &&
      /\b(loader|action)\b|\*/.test(statement.getText(source))
    ) {
      found.add("re-export");
    }
  }
  return [...found].filter((name) => !guarded.has(name));
}

/** The file of a route. */
function readRoute(name: string): string {
  const file = readdirSync(`${ROUTES}/${name}`).find((path) => /^route\.tsx?$/.test(path));
  expect(file).toBeDefined();
  return readFileSync(`${ROUTES}/${name}/${file}`, "utf8");
}

const importsPublicServices = (text: string) => /from "~\/server\/services\.server"/.test(text);

const allRoutes = readdirSync(ROUTES).filter((name) => name.startsWith("admin"));
const staffRoutes = allRoutes.filter((name) => !publicStaffPaths.includes(pathOf(name)));

/** Files with what is in the lists. The copy of one person's data is for owners. */
const isExport = (name: string) => name.endsWith("[.]csv") || name.startsWith("admin.exports.");

describe("staff routes", () => {
  it.each(staffRoutes)(
    "%s calls requireStaff first, an action or an export with a role",
    { tags: ["@staff-6.2"] },
    (name) => {
      expect(unguarded(readRoute(name), isExport(name) ? "editor" : undefined)).toEqual([]);
    },
  );

  it("execute their statements in a thread: they import services from ~/server/staff-services.server", () => {
    expect(staffRoutes.filter((name) => importsPublicServices(readRoute(name)))).toEqual([]);
  });

  it("include the shell, the dashboard and the account page", () => {
    expect(staffRoutes).toContain("admin._shell");
    expect(staffRoutes).toContain("admin._shell.dashboard._index");
    expect(staffRoutes).toContain("admin.account");
  });
});

describe("the check itself", () => {
  it("finds the public's services", () => {
    expect(importsPublicServices('import { services } from "~/server/services.server";')).toBe(true);
    expect(importsPublicServices('import { services } from "~/server/staff-services.server";')).toBe(false);
  });

  const guard = "await requireStaff(request, services);";
  const loader = (first: string) => `export async function loader({ request }) { ${first} return all(); }`;
  const action = (first: string) => `export async function action({ request }) { ${first} return change(); }`;

  it("passes a guarded loader and action", () => {
    expect(unguarded(loader(guard))).toEqual([]);
    const named = 'const who = await requireStaff(request, services, "editor");';
    expect(unguarded(loader(`const { email } = ${guard}`) + action(named))).toEqual([]);
    expect(unguarded(loader(named), "editor")).toEqual([]);
  });

  it.each([
    ["no loader", "export default function Page() {}", "loader"],
    ["a loader without it", loader("") + action(guard), "loader"],
    ["an action without it", loader(guard) + action("const body = await readForm(request);"), "action"],
    ["a guard that comes late", loader(`const rows = await list(); ${guard}`), "loader"],
    ["a guard that is not awaited", loader("requireStaff(request, services);"), "loader"],
    ["a guard on a condition", loader(`if (strict) ${guard}`), "loader"],
    ["an arrow function", `${loader(guard)} export const action = async () => change();`, "const action"],
    ["an action without a role", loader(guard) + action(guard), "action"],
    ["a role of the request", loader("await requireStaff(request, services, role);"), "loader"],
    ["a re-export", `${loader(guard)} export { action } from "./x";`, "re-export"],
    ["the same function twice", `${loader(guard)} export { loader as action };`, "re-export"],
    ["everything of another file", `${loader(guard)} export * from "./x";`, "re-export"],
  ])("finds %s", (_, text, expected) => {
    expect(unguarded(text)).toContain(expected);
  });

  it("finds an export that viewers could load", () => {
    expect(unguarded(loader(guard), "editor")).toEqual(["loader"]);
    expect(unguarded(loader('await requireStaff(request, services, "viewer");'), "editor")).toEqual([
      "loader",
    ]);
  });
});
