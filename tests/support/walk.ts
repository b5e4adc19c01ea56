import { publicPaths } from "~/content/addresses";

interface Page {
  status: number;
  ids: Set<string>;
  links: string[];
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map((match) =>
    (match[1] ?? "").replaceAll("&amp;", "&"),
  );

async function read(address: string): Promise<Page> {
  const response = await fetch(address);
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  const html = isPage ? await response.text() : "";
  if (!isPage) await response.arrayBuffer();
  return { status: response.status, ids: new Set(attributes(html, "id")), links: attributes(html, "href") };
}

/**
 * Staff pages lead to the login screen; a pager's pages and a filter's further answers are the same page again, and so are the pages
 * of the states, of reports about an entry and of searches for a tag, but one.
 */
const isWorthFollowing = (address: string) =>
  !/^\/admin|[?&]page=|[?&]entry=(?!1\b)|[?&]show=|[?&]q=(?!crisis(?:#|$))|[?&]state=(?!OH)|^(?:\/es)?\/help\/(?!ohio\b)/.test(
    address,
  );

export interface Walk {
  pages: ReadonlyMap<string, Page>;
  /** Links that lead to no page, or to no place on it, each with the page they stand on. */
  broken: string[];
  visited: number;
  /** Addresses of other sites and mailboxes that pages lead to. */
  outside: Set<string>;
}

/**
 * Follows every link from every public page.
 *
 * @param before what was read on a site of the same content: only the public pages themselves are read anew
 */
export async function walk(siteUrl: string, before?: Walk["pages"]): Promise<Walk> {
  const pages = new Map<string, Page>(before);
  for (const path of publicPaths) pages.delete(path);
  const queue: { address: string; from: string }[] = publicPaths.map((path) => ({ address: path, from: "" }));
  const broken: string[] = [];
  const outside = new Set<string>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { pathname, search, hash } = new URL(next.address, siteUrl);
    const address = pathname + search;
    const known = pages.get(address);
    const page = known ?? (await read(siteUrl + address));
    pages.set(address, page);
    if (page.status !== 200) broken.push(`${next.from} → ${next.address}: ${page.status}`);
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor && anchor !== "top" && page.ids.size > 0 && !page.ids.has(anchor)) {
      broken.push(`${next.from} → ${next.address}: no such anchor`);
    }
    if (known) continue;
    for (const link of page.links) {
      const target = new URL(link, siteUrl + address);
      if (target.origin !== new URL(siteUrl).origin) {
        outside.add(link);
        continue;
      }
      const onward = target.pathname + target.search + target.hash;
      if (isWorthFollowing(onward)) queue.push({ address: onward, from: address });
    }
  }
  return { pages, broken, visited: pages.size, outside };
}
