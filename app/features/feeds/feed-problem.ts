/** What is wrong with a feed, in words for staff. */
export class FeedProblem extends Error {
  constructor(
    message: string,
    /** How long the site asks us to wait. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
