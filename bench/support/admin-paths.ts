const ALL = "from=2024-11-21&to=2026-11-20";

/** Below the dashboard. */
const dashboardPages = (last: number): string[] => [
  "",
  `?${ALL}`,
  "/newsletter",
  "/newsletter?q=ai",
  "/newsletter?filter=active",
  `/newsletter?page=${last}`,
  `/newsletter?articles=${last * 2}`,
  "/survey",
  "/survey?q=lost+job",
  "/survey?impact=lost_job&industry=retail",
  `/survey?page=${last}`,
  "/volunteer",
  "/volunteer?q=ai",
  "/volunteer?q=maria&page=50",
  "/volunteer?role=peer_counselor&status=pending",
  "/volunteer?sort=email",
  `/volunteer?page=${last}`,
  "/partnership",
  "/partnership?q=works",
  "/partnership?type=Other",
  `/partnership?page=${last}`,
  "/contact",
  "/contact?q=AI",
  "/contact?q=severance",
  "/contact?q=severance&subject=media",
  "/contact?filter=overdue",
  `/contact?page=${last}`,
  "/analytics",
  `/analytics?${ALL}`,
  `/analytics?${ALL}&q=abcd`,
  `/analytics?${ALL}&form=partnership&event=complete`,
  `/analytics?${ALL}&page=1000`,
  `/analytics?${ALL}&q=a`,
  `/analytics?${ALL}&q=e`,
  `/analytics?${ALL}&q=ab`,
  `/analytics?${ALL}&q=abc`,
  `/analytics?${ALL}&sort=form_name&page=2`,
  `/analytics?${ALL}&sort=form_name&page=${last * 5}`,
  `/analytics?${ALL}&sort=-event_type&page=${last * 9}`,
  `/analytics?${ALL}&sort=created_at&page=${last * 5}`,
  "/contact?q=e",
  "/contact?q=e&page=90",
  "/contact?q=e&sort=email&page=90",
  `/contact?sort=email&page=${last}`,
  "/contact?filter=overdue&page=300",
  "/newsletter?q=a",
  `/newsletter?sort=name&page=${last}`,
  "/survey?q=o",
  `/survey?sort=-name&page=${last}`,
  `/volunteer?sort=-email&page=${Math.ceil(last * 0.7)}`,
  "/volunteer?sort=-name&q=example&page=90",
  `/volunteer?sort=location&page=${Math.ceil(last * 0.7)}`,
  `/partnership?sort=company_name&page=${Math.ceil(last * 0.7)}`,
  "/inbox",
  "/inbox?page=200",
  "/inbox?filter=unassigned",
  "/inbox?label=press",
];

const furtherPages = (last: number): string[] => [
  "/admin/search?q=ai",
  "/admin/search?q=smith+ann",
  "/admin/search?q=unicorn",
  "/admin/search/suggestions?q=ma",
  "/admin/search/suggestions?q=maria",
  "/admin/search/suggestions?q=maria+ortiz",
  "/admin/search/suggestions?q=reader1",
  "/admin/articles/all",
  "/admin/articles/all?q=e",
  `/admin/articles/all?sort=-source&page=${last}`,
  "/admin/audit",
  "/admin/trash",
];

/** With single letters, late pages, sorted lists and the whole range. @param last page of a table */
export const staffPages = (last: number): string[] => [
  ...dashboardPages(last).map((path) => `/admin/dashboard${path}`),
  ...furtherPages(last),
];

/** Below the exports. */
export const exportPaths = [
  "contact.csv",
  "contact.csv?q=severance",
  "contact.csv?q=e",
  "contact.csv?sort=email",
  "newsletter.csv",
  "survey.csv",
  "analytics.csv",
];

/** Of most or all rows. */
export const bulkChanges = [
  { name: "delete messages", path: "/contact?q=severance", intent: { "bulk-delete": "1" } },
  { name: "approve volunteers", path: "/volunteer", intent: { "bulk-status": "approved" } },
  { name: "delete subscribers", path: "/newsletter", intent: { "bulk-delete": "1" } },
];
