import { createServer } from "node:http";

export interface FeedEntry {
  title: string;
  link: string;
  summary?: string;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** RSS 2.0, the first entry the newest, an hour apart. */
export function rss(entries: readonly FeedEntry[], now = Date.now()): string {
  const items = entries.map(
    ({ title, link, summary = "" }, place) => `<item><title>${escaped(title)}</title>
      <link>${escaped(link)}</link><description>${escaped(summary)}</description>
      <pubDate>${new Date(now - (place + 1) * 3_600_000).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>The Wire</title>${items.join("")}</channel></rss>`;
}

export interface FeedServer {
  url: string;
  stop: () => Promise<void>;
}

/** Serves one feed at every path, on a free port of 127.0.0.1. */
export async function startFeedServer(feed: string): Promise<FeedServer> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "application/rss+xml; charset=utf-8" }).end(feed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/feed`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
