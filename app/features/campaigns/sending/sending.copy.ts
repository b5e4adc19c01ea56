export const sendingBlocked = {
  heading: "Nothing can be sent until the settings of the site are complete:",
  siteUrlUnset: "SITE_URL is not set, so no link in a mail would work, nor would unsubscribing.",
  siteUrlLocal: (url: string) =>
    `SITE_URL is ${url}, an address of this machine, so no link in a mail would work, nor would unsubscribing.`,
  siteUrlPlain: (url: string) =>
    `SITE_URL is ${url}, which does not begin with https://; mail programs ask for that before they offer to unsubscribe.`,
  mailFromUnset: "MAIL_FROM is not set, so mails would come from an example address.",
  postalAddressUnset: "POSTAL_ADDRESS is not set, so mails would show an example postal address.",
  text: (reasons: readonly string[]) => `${sendingBlocked.heading} ${reasons.join(" ")}`,
};

export const testSubject = (subject: string) => `[Test] ${subject}`;
