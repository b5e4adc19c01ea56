import { publicPaths } from "~/content/addresses";
import type { Site } from "../../tests/support/server";
import { cookieOf, makeStaff, STAFF } from "../../tests/support/staff";
import { ACCEPT_ENCODING, type LoadRequest } from "./load";

export interface Case extends LoadRequest {
  name: string;
  /** The status of a first request. */
  expected: number;
}

const browser = { "Accept-Encoding": ACCEPT_ENCODING };
const uncompressed = { "Accept-Encoding": "identity" };

export const publicCases = (url: string, note: string): Case[] =>
  publicPaths.map((path) => ({ name: `${path}, ${note}`, url: url + path, headers: browser, expected: 200 }));

/** As a browser asks for it, like the site's pages, which all ratios compare with it; and without its compression. */
export const headingCases: readonly Omit<Case, "url">[] = [
  { name: "a heading on remix-serve", headers: browser, expected: 200 },
  { name: "a heading on remix-serve, not compressed", headers: uncompressed, expected: 200 },
];

export const bareCase: Omit<Case, "url"> = {
  name: "Home's bytes from Node",
  headers: browser,
  expected: 200,
};

/** Beside the heading page without its compression. */
export const homeUncompressed = (url: string, note: string): Case => ({
  name: `/, ${note}, not compressed`,
  url: `${url}/`,
  headers: uncompressed,
  expected: 200,
});

/** Free text is never stored. */
export const SEARCHES = [
  "/news?q=layoffs",
  "/news?q=will+AI+replace+my+job",
  "/services/support-and-resources?q=rent",
  "/services/support-and-resources?q=lost+my+job+in+Ohio",
];

const post = (name: string, url: string, body: string, expected: number): Case => ({
  name,
  url,
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: new URL(url).origin },
  body,
  expected,
});

function publicPosts(url: string): Case[] {
  const run = Date.now().toString(36);
  const signup = `form=newsletter&name=Sam&email=${run}.{n}%40example.org&wantsNews=on`;
  return [
    post("newsletter sign-up, accepted", `${url}/news`, signup, 303),
    post("newsletter sign-up, invalid", `${url}/news`, "form=newsletter&name=Sam&email=none", 400),
  ];
}

export async function otherCases(site: Site): Promise<Case[]> {
  const { headers } = await fetch(`${site.url}/`, { headers: browser });
  const cookie = await cookieOf(site, await makeStaff(site, STAFF));
  return [
    ...SEARCHES.map((path) => ({ name: path, url: site.url + path, headers: browser, expected: 200 })),
    {
      name: "/, not modified",
      url: `${site.url}/`,
      headers: { ...browser, "If-None-Match": headers.get("ETag") ?? "" },
      expected: 304,
    },
    ...publicPosts(site.url),
    {
      name: "/admin/dashboard",
      url: `${site.url}/admin/dashboard`,
      headers: { ...browser, Cookie: cookie },
      expected: 200,
    },
  ];
}
