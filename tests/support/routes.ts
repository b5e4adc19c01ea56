import { publicPaths } from "~/content/addresses";
import { posterPage, reportPage, spanishReportPage } from "./pages";

interface RouteRow {
  /** A URL path of the route. */
  path: string;
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
  "statistics.csv",
  "sitemap.xml",
  "robots.txt",
  "news.rss",
];

/** The id Remix gives a route: its folder. */
const routeId = (path: string) =>
  ["/newsletter", "/work", "/help", "/es/help"].includes(path)
    ? `routes${path.replaceAll("/", ".").replace(".", "/")}._index`
    : path.startsWith("/work/")
      ? "routes/work.$trade"
      : path === "/"
        ? "routes/_index"
        : path.endsWith("/first-week/dates")
          ? `routes${path.replaceAll("/", ".").replace(".", "/").replace(".dates", "_.dates")}`
          : path === "/es"
            ? "routes/es._index"
            : `routes${path.replaceAll("/", ".").replace(".", "/")}`;

/** Every route of the build, by its id, with the way it is proved. A route without a row fails a test. */
export const routeRows: Readonly<Record<string, RouteRow>> = {
  root: { path: "/", kind: "layout" },
  ...Object.fromEntries(
    publicPaths.map((path) => [routeId(path), { path, kind: "page" } satisfies RouteRow]),
  ),
  ...Object.fromEntries(
    files.map((name) => [
      `routes/${name.replace(".", "[.]")}`,
      { path: `/${name}`, kind: "file" } satisfies RouteRow,
    ]),
  ),
  "routes/healthz": { path: "/healthz", kind: "file" },
  "routes/readyz": { path: "/readyz", kind: "probe" },
  "routes/metrics": { path: "/metrics", kind: "probe" },
  "routes/form-events": { path: "/form-events?form=contact", kind: "file" },
  "routes/services.support-and-resources_.report": { path: reportPage, kind: "page" },
  "routes/es.services.support-and-resources_.report": { path: spanishReportPage, kind: "page" },
  "routes/help.$state": { path: "/help/ohio", kind: "page" },
  "routes/es.help.$state": { path: "/es/help/ohio", kind: "page" },
  "routes/first-week_.dates[.]ics": { path: "/first-week/dates.ics", kind: "page" },
  "routes/es.first-week_.dates[.]ics": { path: "/es/first-week/dates.ics", kind: "page" },
  "routes/posters.$name": { path: posterPage, kind: "page" },
  "routes/newsletter.$id": { path: "/newsletter/1", kind: "page", status: 404 },
  "routes/newsletter.confirm": { path: "/newsletter/confirm", kind: "page", status: 404 },
  "routes/newsletter.preferences": { path: "/newsletter/preferences", kind: "page", status: 404 },
  "routes/newsletter.unsubscribe": { path: "/newsletter/unsubscribe", kind: "page", status: 404 },
  "routes/es.newsletter.confirm": { path: "/es/newsletter/confirm", kind: "page", status: 404 },
  "routes/es.newsletter.preferences": { path: "/es/newsletter/preferences", kind: "page", status: 404 },
  "routes/es.newsletter.unsubscribe": { path: "/es/newsletter/unsubscribe", kind: "page", status: 404 },
  "routes/your-data": { path: "/your-data", kind: "page" },
  "routes/your-data_.open": { path: "/your-data/open", kind: "page", status: 404 },
  "routes/your-data_.download": { path: "/your-data/download", kind: "page", status: 404 },
  "routes/es.your-data": { path: "/es/your-data", kind: "page" },
  "routes/es.your-data_.open": { path: "/es/your-data/open", kind: "page", status: 404 },
  "routes/es.your-data_.download": { path: "/es/your-data/download", kind: "page", status: 404 },
  "routes/$": { path: "/no-such-page", kind: "page", status: 404 },
  "routes/admin.login": { path: "/admin/login", kind: "page" },
  "routes/admin.logout": { path: "/admin/logout", kind: "staff" },
  "routes/admin.login_.code": { path: "/admin/login/code", kind: "staff" },
  "routes/admin.account_.second-factor": { path: "/admin/account/second-factor", kind: "staff" },
  "routes/admin.forgot-password": { path: "/admin/forgot-password", kind: "page" },
  "routes/admin.reset-password": { path: "/admin/reset-password?token=used", kind: "page", status: 404 },
  "routes/admin.invitation": { path: "/admin/invitation?token=used", kind: "page", status: 404 },
  "routes/admin._shell.staff._index": { path: "/admin/staff", kind: "staff" },
  "routes/admin._shell.staff.$id": { path: "/admin/staff/some-id", kind: "staff" },
  "routes/admin.account": { path: "/admin/account", kind: "staff" },
  "routes/admin._index": { path: "/admin", kind: "staff" },
  "routes/admin._shell": { path: "/admin/articles/1", kind: "layout" },
  "routes/admin._shell.resources._index": { path: "/admin/resources", kind: "staff" },
  "routes/admin._shell.resources.new": { path: "/admin/resources/new", kind: "staff" },
  "routes/admin._shell.resources.import._index": { path: "/admin/resources/import", kind: "staff" },
  "routes/admin._shell.resources.import.$id": { path: "/admin/resources/import/some-id", kind: "staff" },
  "routes/admin.resources[.]csv": { path: "/admin/resources.csv", kind: "staff" },
  "routes/admin._shell.states._index": { path: "/admin/states", kind: "staff" },
  "routes/admin._shell.states.new": { path: "/admin/states/new", kind: "staff" },
  "routes/admin._shell.states.$id": { path: "/admin/states/1", kind: "staff" },
  "routes/admin._shell.resources.$id": { path: "/admin/resources/1", kind: "staff" },
  "routes/admin._shell.dashboard.newsletter_.undeliverable": {
    path: "/admin/dashboard/newsletter/undeliverable",
    kind: "staff",
  },
  "routes/admin._shell.dashboard.newsletter_.unconfirmed": {
    path: "/admin/dashboard/newsletter/unconfirmed",
    kind: "staff",
  },
  "routes/admin._shell.dashboard.newsletter_.$id": {
    path: "/admin/dashboard/newsletter/some-id",
    kind: "staff",
  },
  "routes/admin._shell.subscribers.import._index": { path: "/admin/subscribers/import", kind: "staff" },
  "routes/admin._shell.subscribers.import.$id": {
    path: "/admin/subscribers/import/some-id",
    kind: "staff",
  },
  "routes/admin._shell.subscribers.new": { path: "/admin/subscribers/new", kind: "staff" },
  "routes/admin._shell.search": { path: "/admin/search?q=ann", kind: "staff" },
  "routes/admin.search.suggestions": { path: "/admin/search/suggestions?q=ann", kind: "staff" },
  "routes/admin._shell.people.$kind.$id": { path: "/admin/people/contact/some-id", kind: "staff" },
  "routes/admin._shell.data-requests": { path: "/admin/data-requests", kind: "staff" },
  "routes/admin.data-requests.download": { path: "/admin/data-requests/download", kind: "staff" },
  "routes/admin._shell.dashboard.inbox": { path: "/admin/dashboard/inbox", kind: "staff" },
  "routes/admin._shell.templates._index": { path: "/admin/templates", kind: "staff" },
  "routes/admin._shell.templates.new": { path: "/admin/templates/new", kind: "staff" },
  "routes/admin._shell.templates.$id": { path: "/admin/templates/1", kind: "staff" },
  "routes/admin._shell.system": { path: "/admin/system", kind: "staff" },
  "routes/admin._shell.trash._index": { path: "/admin/trash", kind: "staff" },
  "routes/admin._shell.trash.$id": { path: "/admin/trash/some-id", kind: "staff" },
  "routes/admin._shell.audit": { path: "/admin/audit", kind: "staff" },
  "routes/admin._shell.articles._index": { path: "/admin/articles", kind: "staff" },
  "routes/admin._shell.articles.feeds._index": { path: "/admin/articles/feeds", kind: "staff" },
  "routes/admin._shell.articles.feeds.new": { path: "/admin/articles/feeds/new", kind: "staff" },
  "routes/admin._shell.articles.feeds.$id": { path: "/admin/articles/feeds/1", kind: "staff" },
  "routes/admin._shell.articles.all": { path: "/admin/articles/all?q=night&sort=title", kind: "staff" },
  "routes/admin._shell.articles.new": { path: "/admin/articles/new", kind: "staff" },
  "routes/admin._shell.articles.$id": { path: "/admin/articles/1", kind: "staff" },
  "routes/admin._shell.dashboard._index": { path: "/admin/dashboard?index", kind: "staff" },
  ...Object.fromEntries(
    ["newsletter", "survey", "volunteer", "partnership", "contact", "analytics", "spam"].map((tab) => [
      `routes/admin._shell.dashboard.${tab}`,
      { path: `/admin/dashboard/${tab}`, kind: "staff" } satisfies RouteRow,
    ]),
  ),
  "routes/admin._shell.dashboard.$kind.$id": { path: "/admin/dashboard/contact/some-id", kind: "staff" },
  "routes/admin._shell.dashboard.changes.$kind": {
    path: "/admin/dashboard/changes/contact",
    kind: "staff",
  },
  "routes/admin.exports.$kind": { path: "/admin/exports/contact.csv", kind: "staff" },
  "routes/admin.answers.$id.$position": { path: "/admin/answers/none/0", kind: "staff" },
  "routes/admin.exports.chart.$name": { path: "/admin/exports/chart/overview.csv", kind: "staff" },
  "routes/admin.dashboard.newsletter.preview": {
    path: "/admin/dashboard/newsletter/preview?of=1",
    kind: "staff",
  },
  "routes/admin.dashboard.newsletter.progress": {
    path: "/admin/dashboard/newsletter/progress?campaign=1",
    kind: "staff",
  },
  "routes/admin.newsletter.live-preview": { path: "/admin/newsletter/live-preview", kind: "staff" },
  "routes/admin._shell.newsletter.draft": { path: "/admin/newsletter/draft", kind: "staff" },
  "routes/admin._shell.newsletter.preview": { path: "/admin/newsletter/preview?of=1", kind: "staff" },
  "routes/admin._shell.dashboard.newsletter_.campaigns.$id": {
    path: "/admin/dashboard/newsletter/campaigns/1",
    kind: "staff",
  },
  "routes/admin.dashboard.newsletter.sends.$": {
    path: "/admin/dashboard/newsletter/sends/1",
    kind: "staff",
    status: 301,
  },
  "routes/admin.dashboard.newsletter.campaigns.$id.addresses[.]csv": {
    path: "/admin/dashboard/newsletter/campaigns/1/addresses.csv",
    kind: "staff",
  },
};
