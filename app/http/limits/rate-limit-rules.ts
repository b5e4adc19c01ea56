export interface RateLimitRule {
  limit: number;
  windowSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Every rate limit of the site. An IP address is a public one by `clientIpBlock`, IPv6 by its /64; behind a proxy that
 * CLIENT_ADDRESS_HEADER does not name, limits by IP address do not apply. What goes beyond gets status 429 with
 * Retry-After, a form with all that was typed. A library's visitors share one IP address.
 */
export const rateLimitRules = {
  /** By form and IP address. */
  formPosts: { limit: 200, windowSeconds: 10 * MINUTE },
  /** By form, IP address and email address: no one can keep another person from a form. */
  formPostsOfEmail: { limit: 10, windowSeconds: HOUR },
  /** By IP address; beyond it, the response does not tell whether an email address is subscribed. */
  subscribedAnswers: { limit: 30, windowSeconds: HOUR },
  /** By IP address; beyond it, events are dropped. */
  formEvents: { limit: 3000, windowSeconds: 10 * MINUTE },
  /**
   * By form, IP address and kind of event, of what a tab reports once: no client decides the rates of a form. Where more
   * people share an IP address within an hour, the others are left out of the figures, which say so.
   */
  onceEventsOfForm: { limit: 20, windowSeconds: HOUR },
  /** By form and IP address: a person opens several pages with the same form. */
  viewsOfForm: { limit: 200, windowSeconds: HOUR },
  /** Of all visitors whose IP address is unknown; some 100 MB a day. */
  formEventsOfAll: { limit: 20_000, windowSeconds: HOUR },

  /** By IP address, for all accounts. An office shares one. */
  signIns: { limit: 100, windowSeconds: 15 * MINUTE },
  /** By account and IP address. */
  signInsToAccount: { limit: 10, windowSeconds: 15 * MINUTE },
  /** By account, from anywhere: slow, and a known browser is exempt. */
  signInsFromAnywhere: { limit: 50, windowSeconds: HOUR },
  /** By known browser, instead of the three before. */
  signInsOfDevice: { limit: 10, windowSeconds: 15 * MINUTE },
  /** By account: more wrong passwords than these are not its owner's, who gets a mail. */
  wrongPasswords: { limit: 19, windowSeconds: HOUR },
  /** By account: three of a million codes are right at any moment. */
  codes: { limit: 10, windowSeconds: HOUR },
  /** By account. */
  codeWarnings: { limit: 1, windowSeconds: HOUR },
  /** By IP address. */
  passwordResets: { limit: 30, windowSeconds: HOUR },
  /** By email address: enough for a user who does not find the mail among spam. */
  passwordResetsOfEmail: { limit: 4, windowSeconds: HOUR },

  /** By owner: each is a mail to an address that the site does not know. */
  invitations: { limit: 20, windowSeconds: HOUR },
  /** By invited address. */
  invitationsOfEmail: { limit: 4, windowSeconds: HOUR },

  /** By IP address: what is searched, filtered or paged so that its page is not stored. */
  searches: { limit: 600, windowSeconds: 10 * MINUTE },
  /** By IP address: CSV files. */
  exports: { limit: 100, windowSeconds: 10 * MINUTE },
  /** By IP address: links of a mail to what is stored about a person. */
  personalPages: { limit: 120, windowSeconds: 10 * MINUTE },
  /** By IP address: all other requests that are not answered from memory. */
  otherReads: { limit: 1800, windowSeconds: 10 * MINUTE },
  /** By IP address: all that is not a read, beside the limits of the form. */
  otherWrites: { limit: 600, windowSeconds: 10 * MINUTE },
} satisfies Record<string, RateLimitRule>;

/**
 * Of the whole site, by kind of mail, to addresses that anybody may have typed: many addresses and programs together
 * cannot make the sender known for mail that nobody asked for. The others wait and go out later, and the System page
 * says so. Welcome mails have one where the operator wants no confirmation; links to a person's data have their own, so
 * that many sign-ups keep nobody from their data.
 */
export const mailCeilings = {
  confirmation: { limit: 300, windowSeconds: HOUR },
  welcome: { limit: 300, windowSeconds: HOUR },
  data_request: { limit: 300, windowSeconds: HOUR },
} as const satisfies Record<string, RateLimitRule>;
