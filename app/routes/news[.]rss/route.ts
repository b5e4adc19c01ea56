import { newsFeed } from "~/features/articles/public/news-feed.server";
import { logger } from "~/lib/logger.server";
import { services } from "~/server/services.server";
import { siteSettings } from "~/server/site-settings.server";

export async function loader() {
  try {
    const rss = await newsFeed(services.db, siteSettings(services.env));
    return new Response(rss, {
      headers: {
        "Content-Type": "application/rss+xml; charset=utf-8",
        "Cache-Control": "no-cache",
      },
    });
  } catch (error) {
    logger.error("news feed not written", { error });
    return new Response("The news feed cannot be read at the moment.\n", {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "300" },
    });
  }
}
