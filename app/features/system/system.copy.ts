import type { MailKindName } from "~/database/schema/schema.server";

export const mailKindNames: Record<MailKindName, string> = {
  newsletter: "Newsletter",
  team_update: "Team updates",
  notification: "To staff about submissions",
  account: "About staff accounts",
  confirmation: "Sign-up confirmations",
  welcome: "Welcome mails",
  test: "Test mails",
  data_request: "Links to a person's own data",
  reply: "Replies to people",
};
