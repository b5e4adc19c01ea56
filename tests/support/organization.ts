/** Who runs the site, as a file says it (docs/configuration.md). */
export const organizationFile = {
  legalName: "After Automation Mutual Aid, Inc.",
  registration: { label: "EIN", number: "12-3456789" },
  taxStatus: "A public charity. Gifts are tax-deductible.",
  founded: 2023,
  people: [{ name: "Dana Ruiz", role: "Chair", consent: "2026-10-03" }],
  funders: [{ name: "Mill Street Fund", link: "https://fund.example.org/" }],
  report: { title: "Annual report 2025", link: "https://example.org/report-2025.pdf" },
  press: { name: "Lee Nowak", email: "press@example.org", phone: "+1 937 555 0100" },
  money: {
    year: 2025,
    in: [{ what: "Gifts of 312 people", amount: 41_200 }],
    out: [
      { what: "Emergency grants", amount: 24_080 },
      { what: "Website and office", amount: 6_020 },
    ],
    paid: ["$100 paid a phone bill, so that an employer could call back."],
  },
};

/** What an operator sets before a site is opened: links to places outside that are not set are hidden. */
export const organizationAddresses = {
  DONATION_URL: "https://give.example.org",
  COMMUNITY_CHAT_URL: "https://chat.example.org",
  INSTAGRAM_URL: "https://social.example.org/instagram",
  TIKTOK_URL: "https://social.example.org/tiktok",
  REDDIT_URL: "https://social.example.org/reddit",
  GENERAL_EMAIL: "hello@example.org",
  LEGAL_EMAIL: "legal@example.org",
  COMMUNITY_EMAIL: "community@example.org",
};
