import { sitemap } from "~/features/seo/sitemap";
import { services } from "~/server/services.server";

export function loader() {
  return new Response(sitemap(services.env.SITE_URL), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
