import { publicPaths } from "~/content/addresses";
import { reportPage } from "./pages";

interface RouteRow {
  /** A URL of the route. */
  address: string;
  /**
   * `page` a page for visitors; `staff` a page that leads to the login screen without a session; `file` a response
   * that is not a page; `layout` surrounds other routes and has no page of its own; `probe` a health check whose status
   * depends on what runs beside the web server (tests/integration/readiness.test.ts).
   */
  kind: "page" | "staff" | "file" | "layout" | "probe";
  status?: number;
}

const files = [
  "manifest.webmanifest",
  "survey-results.csv",
  "impact-chart.csv",
  "ai-exposure.csv",
  "sitemap.xml",
  "robots.txt",
  "news.rss",
];

/** The id Remix gives a route: its folder. */
const routeId = (path: string) =>
  path === "/" ? "routes/_index" : `routes${path.replaceAll("/", ".").replace(".", "/")}`;

/** Every route of the build, by its id, with the way it is proved. A route without a row fails a test. */
export const routeRows: Readonly<Record<string, RouteRow>> = {
  root: { address: "/", kind: "layout" },
  ...Object.fromEntries(publicPaths.map((path) => [routeId(path), { address: path, kind: "page" } as const])),
  ...Object.fromEntries(
    files.map((name) => [
      `routes/${name.replace(".", "[.]")}`,
      { address: `/${name}`, kind: "file" } as const,
    ]),
  ),
  "routes/healthz": { address: "/healthz", kind: "file" },
  "routes/readyz": { address: "/readyz", kind: "probe" },
  "routes/form-events": { address: "/form-events?form=contact", kind: "file" },
  "routes/services.support-and-resources_.report": { address: reportPage, kind: "page" },
  "routes/newsletter.unsubscribe": { address: "/newsletter/unsubscribe", kind: "page", status: 404 },
  "routes/$": { address: "/no-such-page", kind: "page", status: 404 },
  "routes/admin.login": { address: "/admin/login", kind: "page" },
  "routes/admin.logout": { address: "/admin/logout", kind: "staff" },
  "routes/admin.login_.code": { address: "/admin/login/code", kind: "staff" },
  "routes/admin.account_.second-factor": { address: "/admin/account/second-factor", kind: "staff" },
  "routes/admin.forgot-password": { address: "/admin/forgot-password", kind: "page" },
  "routes/admin.reset-password": { address: "/admin/reset-password?token=used", kind: "page", status: 404 },
  "routes/admin.account": { address: "/admin/account", kind: "staff" },
  "routes/admin._index": { address: "/admin", kind: "staff" },
  "routes/admin._shell": { address: "/admin/articles/1", kind: "layout" },
  "routes/admin._shell.resources._index": { address: "/admin/resources", kind: "staff" },
  "routes/admin._shell.resources.new": { address: "/admin/resources/new", kind: "staff" },
  "routes/admin._shell.resources.import._index": { address: "/admin/resources/import", kind: "staff" },
  "routes/admin._shell.resources.import.$id": { address: "/admin/resources/import/some-id", kind: "staff" },
  "routes/admin.resources[.]csv": { address: "/admin/resources.csv", kind: "staff" },
  "routes/admin._shell.resources.$id": { address: "/admin/resources/1", kind: "staff" },
  "routes/admin._shell.system": { address: "/admin/system", kind: "staff" },
  "routes/admin._shell.audit": { address: "/admin/audit", kind: "staff" },
  "routes/admin._shell.articles.new": { address: "/admin/articles/new", kind: "staff" },
  "routes/admin._shell.articles.$id": { address: "/admin/articles/1", kind: "staff" },
  "routes/admin._shell.dashboard._index": { address: "/admin/dashboard?index", kind: "staff" },
  ...Object.fromEntries(
    ["newsletter", "survey", "volunteer", "partnership", "contact", "analytics"].map((tab) => [
      `routes/admin._shell.dashboard.${tab}`,
      { address: `/admin/dashboard/${tab}`, kind: "staff" } as const,
    ]),
  ),
  "routes/admin._shell.dashboard.$kind.$id": { address: "/admin/dashboard/contact/some-id", kind: "staff" },
  "routes/admin._shell.dashboard.changes.$kind": {
    address: "/admin/dashboard/changes/contact",
    kind: "staff",
  },
  "routes/admin.exports.$kind": { address: "/admin/exports/contact.csv", kind: "staff" },
  "routes/admin.exports.chart.$name": { address: "/admin/exports/chart/overview.csv", kind: "staff" },
  "routes/admin.dashboard.newsletter.preview": {
    address: "/admin/dashboard/newsletter/preview?of=1",
    kind: "staff",
  },
  "routes/admin.dashboard.newsletter.progress": {
    address: "/admin/dashboard/newsletter/progress?send=1",
    kind: "staff",
  },
};
