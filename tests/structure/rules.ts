import { applicationStatuses } from "~/database/schema/application-status";
import { standardTerms } from "./identifier-words";
import { isTest } from "./import-graph";
import { roomKeepsItsRule } from "./rooms";

/** A file of the project: its path from the root and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A house rule: what is wrong with a file, or nothing. */
export type Rule = (file: SourceFile) => string | undefined;

/** Mails are rendered by React on the server, with a package that no browser should get. */
const isServerFile = (path: string) => /\.(server|email)\.tsx?$/.test(path) || path.startsWith("scripts/");
const isRoute = (path: string) => path.startsWith("app/routes/");
const imports = (text: string) =>
  [...text.matchAll(/^(?:import|export) (?!type )[^;]*? from "([^"]+)"/gms)].map((match) => match[1] ?? "");

/** Kysely's statement builders, and raw SQL. */
const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;

const sqlOnlyOnTheServer: Rule = ({ path, text }) => {
  if (isTest(path) || !path.startsWith("app/")) return undefined;
  if (path.endsWith(".server.ts")) return undefined;
  return SQL.test(text) ? "has SQL outside a server module" : undefined;
};

/**
 * The classic compiler replaces a `.server` import in a browser file by an empty module without a warning; only a
 * route module may have one, because its loader and action are cut out for the browser.
 */
const noServerImportsInBrowserFiles: Rule = ({ path, text }) => {
  if (isTest(path) || isServerFile(path) || !path.startsWith("app/")) return undefined;
  if (/\/route\.tsx?$/.test(path) || /^app\/(root|entry\.server)\.tsx$/.test(path)) return undefined;
  const wrong = imports(text).find((module) => /\.(server|email)$/.test(module));
  return wrong ? `imports ${wrong} into the browser` : undefined;
};

/** Rendered on the server, and loaded by a browser only when a user points at a chart of the dashboard. */
const LIVE_CHART = /^app\/features\/dashboard\/(live-chart|traffic-line)\.tsx$/;

/** Server-only packages cost a visitor kilobytes, or leak internals. */
const noServerPackagesInBrowserFiles: Rule = ({ path, text }) => {
  if (isTest(path) || isServerFile(path) || !path.startsWith("app/")) return undefined;
  if (LIVE_CHART.test(path)) return undefined;
  const wrong = imports(text).find((module) =>
    /^(zod|kysely|better-sqlite3|nodemailer|node:|react-dom\/server|@nivo\/)/.test(module),
  );
  return wrong && path !== "app/entry.server.tsx" ? `imports ${wrong} into the browser` : undefined;
};

/** Nothing hydrates a public page: a hook or a handler of it would do nothing. */
const reactOnStaffPagesOnly: Rule = ({ path, text }) => {
  if (isTest(path)) return undefined;
  if (/\bisHydrated\b/.test(text))
    return /^app\/(entry\.server\.tsx|root\.tsx|content\/page\.ts|features\/staff\/staff-page\.ts)$/.test(
      path,
    )
      ? undefined
      : "says how pages are hydrated";
  if (!isRoute(path) || path.startsWith("app/routes/admin")) return undefined;
  const name =
    /\b(client(Action|Loader)|defineStaffPage|use(Effect|State|Ref|Navigation|Fetcher|Submit))\b|\bon[A-Z]\w+=\{/.exec(
      text,
    )?.[0];
  return name ? `has ${name} on a public page` : undefined;
};

/** A public page is to cost a few kilobytes of script. */
const browserScriptsWithoutPackages: Rule = ({ path, text }) => {
  if (isTest(path) || !path.startsWith("app/browser/")) return undefined;
  if (path.endsWith(".tsx")) return "has JSX";
  const wrong = imports(text).find((module) => !/^(\.\/|~\/)/.test(module) || module.endsWith(".form"));
  return wrong ? `imports ${wrong}` : undefined;
};

/** What comes from the network stays inert: no Content-Security-Policy stops what a script of the site writes. */
const browserScriptsWriteNoHtml: Rule = ({ path, text }) => {
  if (isTest(path) || !path.startsWith("app/browser/")) return undefined;
  const name =
    /\b(innerHTML|outerHTML|srcdoc)\s*[+]?=(?!=)|\b(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|eval|Function)\(|document\.write/.exec(
      text,
    )?.[0];
  return name ? `writes HTML or code: ${name}` : undefined;
};

/** One place shows which hooks run before the framework, and in which order. */
const diagnosticsChannelOnlyInRequestHooks: Rule = ({ path, text }) => {
  if (isTest(path) || path === "app/http/request-hooks.server.ts") return undefined;
  return imports(text).includes("node:diagnostics_channel")
    ? "hooks into Node's channels outside app/http/request-hooks.server.ts"
    : undefined;
};

/** The hooks that `serverHooks` lists, and what it gives the server to. */
const MAY_USE_SERVER =
  /^app\/http\/(request-hooks|connection-deadlines|raw-response|page-store\/[\w-]+)\.server\.ts$/;

/** One place shows what happens to a request before the framework, and in which order. */
const serverObjectOnlyInRequestHooks: Rule = ({ path, text }) => {
  if (isTest(path) || !path.startsWith("app/") || MAY_USE_SERVER.test(path)) return undefined;
  const fromHttp = [...text.matchAll(/import ([^;]*?) from "node:(?:http|net)"/g)].map(String).join();
  return /\b(Server|createServer)\b/.test(fromHttp)
    ? "uses Node's server outside the request hooks"
    : undefined;
};

/** Framework internals are used only where a test checks them against the installed version. */
const frameworkInternalsInOnePlace: Rule = ({ path, text }) => {
  if (isTest(path) || /^app\/(lib\/remix-internals|http\/remix-internals\.server)\.ts$/.test(path))
    return undefined;
  const name = /\bUNSAFE_\w+|\b__(remix|reactRouter)\w+/.exec(text)?.[0];
  return name ? `names ${name} outside app/lib/remix-internals.ts` : undefined;
};

/** Content and the list of the database's tables are data, and may be longer. */
const shortFiles: Rule = ({ path, text }) => {
  if (
    isTest(path) ||
    path.startsWith("app/content/") ||
    path.endsWith(".copy.ts") ||
    path.startsWith("migrations/")
  )
    return undefined;
  const lines = text.split("\n").length;
  const limit = /^app\/routes\/.*\/route\.tsx?$/.test(path) ? 150 : 250;
  return lines > limit ? `has ${lines} lines, more than ${limit}` : undefined;
};

/** So that nothing gets past the quarantine (docs/decisions/spam.md). */
const submissionsThroughSpam: Rule = ({ path, text }) => {
  if (isTest(path) || path.startsWith("app/features/spam/")) return undefined;
  const isImported = imports(text).some((module) => module.endsWith("spam/submissions.queries.server"));
  return isImported && /\binsertSubmission\b/.test(text) ? "saves without saveSubmission" : undefined;
};

/** A barrel hides where an export is defined. `migrations/index.ts` is the literal list of migrations. */
const noBarrels: Rule = ({ path }) =>
  /\/index\.tsx?$/.test(path) && path !== "migrations/index.ts" ? "is a barrel" : undefined;

const STATUS_NAME = applicationStatuses.map(({ value }) => value).join("|");
/** In quotes, in a query string, or as a property. */
const STATUS = new RegExp(`["'\`=](?:${STATUS_NAME})["'\`]|(?:^ *|[{,] )(?:${STATUS_NAME}):`, "m");

/** So that another status is an edit of the table. */
const statusesInOneTable: Rule = ({ path, text }) => {
  if (isTest(path) || !path.startsWith("app/") || path === "app/database/schema/application-status.ts")
    return undefined;
  const name = STATUS.exec(text)?.[0];
  return name ? `names a status outside its table: ${name}` : undefined;
};

/** Where days are made, what is stored or named by days in UTC, and what is read or written for other places. */
const MAY_CUT_TIMESTAMPS =
  /^(app\/lib\/time\/|app\/features\/(backups\/prune|my-dates\/date-texts|feeds\/dates\/date-words|dashboard\/events\.admin\.queries\.server|subscribers\/manage\/list-growth\.server)\b|app\/server\/read-environment\.server\.ts$)/;

/** In the organization's time zone a moment is of another day than in UTC (docs/decisions/times.md). */
const daysThroughTheZone: Rule = ({ path, text }) => {
  if (isTest(path) || !path.startsWith("app/") || MAY_CUT_TIMESTAMPS.test(path)) return undefined;
  const cut =
    /\.toISOString\(\)\s*\.(?:slice\(0, ?(?:7|10)\)|substring\(|split\()|(?:_at|At|timestamp)\??\.(?:slice|substring)\(0, ?(?:7|10)\)|\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\bsubstr\(\w*\.?\w+_at, ?1, ?(?:7|10)\)|\bdate\(\w*\.?\w+_at\b|\bas (?:Day|Month)\b/.exec(
      text,
    )?.[0];
  return cut ? `makes a day of a moment without the time zone: ${cut}` : undefined;
};

/** Whoever reads the settings of a process without setting its zone tells days in UTC. */
const settingsSetTheZone: Rule = ({ path, text }) => {
  if (isTest(path) || path === "app/server/read-environment.server.ts") return undefined;
  return /\breadEnvironment\((?:process\.env\b|\{ ?\.\.\.process\.env\b)/.test(text)
    ? "reads the settings of its process without processEnvironment"
    : undefined;
};

/** Opening tags of what people have written or write, several lines of it. */
const WRITTEN = /^(?:textarea\b|[a-z]+\s[^>]*\bwhitespace-pre-(?:line|wrap)\b)/;

/** Arabic or Hebrew among Latin text stands in the wrong order without it. */
const writtenTextHasItsDirection: Rule = ({ path, text }) => {
  if (isTest(path) || !path.endsWith(".tsx")) return undefined;
  const tag = text
    .split("<")
    .slice(1)
    .find((part) => WRITTEN.test(part) && !/\bdir=/.test(part));
  return tag === undefined ? undefined : `has text of people without dir="auto": <${tag.slice(0, 60)}`;
};

export const rules: Record<string, Rule> = {
  sqlOnlyOnTheServer,
  roomKeepsItsRule,
  noServerImportsInBrowserFiles,
  noServerPackagesInBrowserFiles,
  reactOnStaffPagesOnly,
  browserScriptsWithoutPackages,
  browserScriptsWriteNoHtml,
  diagnosticsChannelOnlyInRequestHooks,
  serverObjectOnlyInRequestHooks,
  frameworkInternalsInOnePlace,
  shortFiles,
  submissionsThroughSpam,
  noBarrels,
  statusesInOneTable,
  daysThroughTheZone,
  settingsSetTheZone,
  writtenTextHasItsDirection,
  standardTerms,
};
