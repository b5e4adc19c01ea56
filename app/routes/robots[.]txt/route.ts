import { robotsTxt } from "~/features/seo/sitemap";
import { services } from "~/server/services.server";

export function loader() {
  return new Response(robotsTxt(services.env.SITE_URL), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
