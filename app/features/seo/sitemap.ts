import { publicPaths } from "~/content/addresses";
import { pathIn } from "~/content/page";
import { statePaths } from "~/content/resources/states";
import { topicPages } from "~/content/statistics-page";
import { rolePages } from "~/content/volunteer";

const paths: readonly string[] = [
  ...publicPaths,
  ...[...Object.values(topicPages), ...Object.values(rolePages)].map(({ path }) => path),
  ...statePaths,
  ...statePaths.map((path) => pathIn("es", path)),
];

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

/** Protocol 0.9 of sitemaps.org. @param siteUrl without a slash at the end */
export function sitemap(siteUrl: string): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** What robots may read (RFC 9309): everything but staff pages, the counting of forms, and personal links. */
export function robotsTxt(siteUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /form-events",
    "Disallow: /newsletter/confirm",
    "Disallow: /newsletter/preferences",
    "Disallow: /newsletter/unsubscribe",
    "Disallow: /es/newsletter/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
