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
