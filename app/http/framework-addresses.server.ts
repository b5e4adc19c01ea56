/** Longer than every address of the site with the longest search and filters; Node itself accepts some 16,000. */
const MAX_TARGET = 8192;
/** Remix compares a path with each route, and takes longer for each of its parts. */
const MAX_PATH = 1024;
const MAX_PARTS = 32;

interface FrameworkAddress {
  /** As it stands in a request. */
  address: string;
  /** What Remix does with it, and what bounds that here. */
  answer: string;
}

/**
 * What Remix answers by itself, beside the pages of the routes. All of it is for hydrated pages, which only staff have:
 * elsewhere each counts as a search. Every address is bounded by `isTooLong`.
 */
export const frameworkAddresses: readonly FrameworkAddress[] = [
  {
    address: "/__manifest?p=/about",
    answer: "Routes near a page. Lazy discovery is off, so that it is an unknown page.",
  },
  {
    address: "/about.data",
    answer: "The data of a page's loaders, as costly as the page, and not stored.",
  },
  {
    address: "/about.data?_routes=routes/about",
    answer: "The data of some loaders. Unknown names match nothing.",
  },
  {
    address: "/about?_data=routes/about",
    answer: "From before single fetch: removed from the address before Remix sees it.",
  },
  {
    address: "/?index",
    answer: "Which of two routes of one address takes a post.",
  },
];

/** What Remix answers instead of a page; `requestClassOf` counts it with what has a query. */
export const isFrameworkPath = (path: string): boolean => path === "/__manifest" || path.endsWith(".data");

function countParts(path: string): number {
  let parts = 0;
  for (let at = path.indexOf("/"); at >= 0 && parts <= MAX_PARTS; at = path.indexOf("/", at + 1)) parts += 1;
  return parts;
}

export function isTooLong(target: string): boolean {
  if (target.length > MAX_TARGET) return true;
  const end = target.indexOf("?");
  const path = end < 0 ? target : target.slice(0, end);
  return path.length > MAX_PATH || countParts(path) > MAX_PARTS;
}
