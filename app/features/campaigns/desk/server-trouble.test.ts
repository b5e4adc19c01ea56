import { describe, expect, it } from "vitest";
import { serverTrouble } from "./describe-campaign";

describe("serverTrouble", () => {
  it.each([
    [
      "554 5.7.1 Relay access denied",
      /^The mail server does not accept mails from this site: 554 5\.7\.1 Relay access denied\. Nobody was skipped.* Check the user name and password in SMTP_URL/,
    ],
    [
      "Invalid login: 535 5.7.8 Authentication failed",
      /^The mail server does not accept mails from this site: 535 5.* password in SMTP_URL/,
    ],
    [
      "Can't send mail - all recipients were rejected: 550 5.4.5 Daily user sending limit exceeded",
      /limit .* is used up/,
    ],
    [
      "452 4.3.1 Insufficient system storage",
      /^The mail server does not accept mails from this site: 452 .*\. Nobody was skipped; sending goes on by itself when it works again\.$/,
    ],
    [
      "connect ECONNREFUSED 10.0.0.1:587",
      /^The mail server cannot be reached: connect ECONNREFUSED .* Check the host and port in SMTP_URL/,
    ],
  ])("says of %s what it means and what to do", (error, text) => {
    expect(serverTrouble(error)).toMatch(text);
  });
});
