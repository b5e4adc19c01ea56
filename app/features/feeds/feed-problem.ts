/** What is wrong with a feed, in words for staff. */
export class FeedProblem extends Error {
  constructor(
    message: string,
    /** How long the site asks us to wait. */
    readonly retryAfterMs: number | null = null,
    { namedFeed = null, ...options }: ErrorOptions & { namedFeed?: string | null } = {},
  ) {
    super(message, options);
    this.namedFeed = namedFeed;
  }

  /** The address of the feed that the web page at the address names. */
  readonly namedFeed: string | null;
}

/** Why a feed could not be read, for staff; stored with the feed. */
export const feedProblems = {
  gone: (status: number) => `The address answered ${status}: there is no feed there any more.`,
  noPrograms: (status: number) => `The address answered ${status}: the site does not let programs in.`,
  tooOften: (status: number) => `The address answered ${status}: the site asks us to come less often.`,
  clientError: (status: number) => `The address answered ${status}: the site rejects the request.`,
  serverError: (status: number) => `The address answered ${status}: the site has a fault.`,
  strangeStatus: (status: number) => `The address answered ${status}, which is no feed.`,
  noSite: "There is no site with this name.",
  offline: "The site's name could not be looked up. Perhaps this server is offline.",
  noConnection: (code: string) => `The site could not be connected to (${code}).`,
  certificate: (code: string) => `The site's certificate could not be verified (${code}).`,
  brokenOff: "The connection ended before the feed was complete.",
  notHttp: "What answers at the address does not speak HTTP as it should.",
  timeout: (seconds: number) => `The site did not send the feed within ${seconds} seconds.`,
  tooLarge: (megabytes: number) => `The feed is larger than ${megabytes} MB.`,
  badCompression: "The feed arrived damaged: it could not be decompressed.",
  unknownCompression: (name: string) => `The feed is compressed in a way we did not ask for (${name}).`,
  privateAddress: "The address leads into a private network.",
  notWeb: "The address leads to something that is neither http nor https.",
  tooManyRedirects: (most: number) => `The address redirects more than ${most} times.`,
  empty: "The address answered with nothing.",
  webPage: "There is a web page at the address, not a feed, and the page names no feed.",
  siteOfFeed: (feed: string) =>
    `There is a web page at the address, not a feed. The page names its feed: ${feed}`,
  notFeed: "What is at the address could not be read as RSS, Atom or JSON Feed.",
  ours: "Its articles could not be stored. The log says why.",
  tooSlow: "The feed could not be read in time: it is too large or not made well.",
} as const;
