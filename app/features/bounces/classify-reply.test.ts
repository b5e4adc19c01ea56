import { describe, expect, it } from "vitest";
import { classifyReply, type ReplyKind, statusOf } from "./classify-reply";

describe("a mail server's reply", () => {
  it.each<[ReplyKind | undefined, string]>([
    [
      "hard",
      "550 5.1.1 <ann@example.net>: Recipient address rejected: User unknown in virtual mailbox table",
    ],
    ["hard", "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup"],
    ["hard", "550 5.2.1 The email account that you tried to reach is disabled"],
    ["hard", "550 5.1.2 Host or domain name not found"],
    ["hard", "550 No such user here"],
    ["soft", "552 5.2.2 The email account that you tried to reach is over quota"],
    ["soft", "452 4.2.2 Mailbox full"],
    ["soft", "450 4.7.1 Greylisted, please try again later"],
    ["soft", "5.4.7 Delivery expired (message too old)"],
    ["ours", "550 5.7.1 Relay access denied"],
    ["ours", "550 5.7.26 This mail has been blocked because the sender is unauthenticated (DMARC)"],
    ["ours", "550 5.1.1 Message rejected as spam"],
    ["ours", "550 5.4.5 Daily user sending limit exceeded"],
    ["ours", "553 5.1.8 Sender address rejected: Domain not found"],
    ["ours", "554 Mailbox unavailable: blocked by our blocklist"],
    [undefined, "550 Requested action not taken"],
    [undefined, "Version 10.5.1.12 of the mail program"],
  ])("is about %s: %s", (kind, text) => {
    expect(classifyReply(statusOf(undefined, text), text)).toBe(kind);
  });
});
