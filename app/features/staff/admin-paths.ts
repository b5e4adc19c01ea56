export const adminPaths = {
  login: "/admin/login",
  loginCode: "/admin/login/code",
  logout: "/admin/logout",
  forgotPassword: "/admin/forgot-password",
  resetPassword: "/admin/reset-password",
  dashboard: "/admin/dashboard",
  inbox: "/admin/dashboard/inbox",
  invitation: "/admin/invitation",
  account: "/admin/account",
  secondFactor: "/admin/account/second-factor",
  articles: "/admin/articles",
  allArticles: "/admin/articles/all",
  feeds: "/admin/articles/feeds",
  resources: "/admin/resources",
  states: "/admin/states",
  templates: "/admin/templates",
  staff: "/admin/staff",
  trash: "/admin/trash",
  audit: "/admin/audit",
  system: "/admin/system",
  dataRequests: "/admin/data-requests",
  search: "/admin/search",
  subscribers: "/admin/subscribers",
  people: "/admin/people",
  suspected: "/admin/dashboard/spam",
  answerFiles: "/admin/answers",
  newsletterDraft: "/admin/newsletter/draft",
  newsletterPreview: "/admin/newsletter/preview",
  undeliverable: "/admin/dashboard/newsletter/undeliverable",
  unconfirmed: "/admin/dashboard/newsletter/unconfirmed",
} as const;

/** The form on the account page. */
export const PASSWORD_ANCHOR = "password";

/** With one row open, which `parseKey` of the inbox reads. */
export function inboxRowPath(kind: string, id: string): `/admin/${string}` {
  return `${adminPaths.inbox}?${new URLSearchParams({ row: `${kind}:${id}` })}`;
}

/** The only staff pages that need no session. Every other one begins with `requireStaff`. */
export const publicStaffPaths: readonly string[] = [
  adminPaths.login,
  adminPaths.loginCode,
  adminPaths.logout,
  adminPaths.forgotPassword,
  adminPaths.resetPassword,
  adminPaths.invitation,
];

/** Base for parsing only: any other origin is rejected. */
const HERE = "http://here.invalid";

/** The page that offers a file, so that signing in leads to a page and not to a download. */
function pageOfFile(pathname: string): string {
  if (pathname.endsWith("/addresses.csv")) return pathname.slice(0, -"/addresses.csv".length);
  const name = /^\/admin\/(?:exports\/(?:chart\/)?)?([a-z]+)\.csv$/.exec(pathname)?.[1];
  if (name === undefined) return pathname;
  if (name === "resources") return adminPaths.resources;
  if (name === "articles") return adminPaths.allArticles;
  if (name === "overview") return adminPaths.dashboard;
  return `${adminPaths.dashboard}/${name === "article" ? "newsletter" : name}`;
}

/** Prevents open redirects: browsers read "//evil" and "/\evil" as other sites. @returns a path from "/admin/" on */
export function pathAfterLogin(requested: string | null | undefined): string {
  if (!requested?.startsWith("/") || !URL.canParse(requested, HERE)) return adminPaths.dashboard;
  const { origin, pathname, search } = new URL(requested, HERE);
  const isStaffPage =
    origin === HERE && pathname.startsWith("/admin/") && !publicStaffPaths.includes(pathname);
  return isStaffPage ? pageOfFile(pathname) + search : adminPaths.dashboard;
}

/**
 * Login URL that returns to the requested page. A post is not repeated, only its page is opened; that of the inbox with
 * its row and filter, because what was typed there waits in that row.
 */
export function loginPathFor(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const next = isRead || pathname === adminPaths.inbox ? pathname + search : pathname;
  return `${adminPaths.login}?${new URLSearchParams({ next })}`;
}
