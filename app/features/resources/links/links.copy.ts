/** What staff read about a link; the reason is stored with the entry. */
export const linkReasons = {
  gone: (status: number) => `The page is not there any more (${status}).`,
  clientError: (status: number) => `The site rejects the link (${status}).`,
  serverError: (status: number) => `The site has a fault (${status}).`,
  noPrograms: (status: number) => `The site does not let programs in (${status}): open the link yourself.`,
  noSite: "There is no site with this name.",
  noConnection: (code: string) => `The site cannot be connected to (${code}).`,
  certificate: (code: string) => `The site's certificate could not be verified (${code}).`,
  timeout: (seconds: number) => `The site did not respond within ${seconds} seconds.`,
  privateAddress: "The link leads into a private network.",
  notWeb: "The link leads to something that is not a web page.",
  tooManyRedirects: (most: number) => `The link redirects more than ${most} times.`,
  moved: (to: string) => `Now at ${to}`,
} as const;
