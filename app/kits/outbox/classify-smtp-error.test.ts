import { describe, expect, it } from "vitest";
import { enhancedStatus } from "~/mail/mail-error.server";
import { classifySmtpError, type SmtpErrorClass } from "./classify-smtp-error";

type Failure = Parameters<typeof classifySmtpError>[0];

const failure = (parts: Partial<Failure>): Failure => ({
  phase: "handing over",
  connection: undefined,
  replyCode: undefined,
  enhanced: undefined,
  reply: undefined,
  command: undefined,
  code: undefined,
  message: "",
  ...parts,
});

const replied = (reply: string, command: string, phase: Failure["phase"] = "handing over") =>
  failure({ phase, reply, command, replyCode: Number(reply.slice(0, 3)), enhanced: enhancedStatus(reply) });

describe("classifySmtpError", () => {
  it.each<[string, Partial<Failure>, SmtpErrorClass]>([
    ["no connection", { phase: "waiting", connection: "not opened", code: "ESOCKET" }, "connection"],
    ["a connection closed before the content", { connection: "closed" }, "connection"],
    ["421 in the middle of a mail", { command: "DATA", replyCode: 421 }, "connection"],
    ["a mail that cannot be composed", { phase: "waiting" }, "failing"],
    ["an impossible address", { command: "API", code: "EENVELOPE" }, "no address"],
    ["a connection lost in the content", { code: "ECONNECTION", command: "CONN" }, "failing"],
    ["a connection lost after the dot", { phase: "after dot", code: "ECONNECTION" }, "uncertain"],
    ["silence after the dot", { phase: "after dot", code: "ETIMEDOUT" }, "uncertain"],
  ])("%s", (_, parts, expected) => {
    expect(classifySmtpError(failure(parts))).toBe(expected);
  });

  it.each<[SmtpErrorClass, string[]]>([
    [
      "mailbox",
      [
        "550 5.1.1 No such user",
        "550-5.1.1 The account does not exist.\n550-5.1.1 Please check\n550 5.1.1 the address",
        "550 5.1.10 RESOLVER.ADR.RecipientNotFound",
        "553 5.1.2 We do not know that domain",
        "550 5.2.1 The account is disabled",
      ],
    ],
    ["perhaps mailbox", ["550 No such user here", "551 User not local", "553 Mailbox name invalid"]],
    [
      "policy",
      [
        "554 5.7.1 <ann@example.org>: Relay access denied",
        "550 Relaying denied",
        "550 5.4.5 Daily user sending limit exceeded",
        "550 Quota exceeded",
        "550 5.7.1 Our system has detected an unusual rate of mail",
        "554 Blocked, see https://blocklist.example",
        "553 5.1.8 Sender address does not exist",
        "550 5.1.0 Sender address rejected: Domain not found",
        "552 5.3.4 Message too big",
        "554 5.5.1 Error: no valid recipients",
        "451 4.7.1 Service unavailable, try again later",
        "450 4.7.28 Gmail has detected an unusual rate",
        "452 4.3.1 Insufficient system storage",
        "451 Rate limit exceeded",
        "503 Bad sequence of commands",
      ],
    ],
    [
      "put off",
      [
        "452 4.2.2 The mailbox is full",
        "552 5.2.2 Mailbox full",
        "552 Requested mail action aborted: exceeded storage allocation",
        "452 Recipient over quota",
        "450 4.2.0 Greylisted",
        "451 4.7.1 Greylisting in action, please come back later",
        "450 Mailbox busy",
        "451 4.4.1 The recipient's server does not answer",
      ],
    ],
    ["sender", ["530 5.7.0 Authentication required", "535 5.7.8 Wrong password"]],
  ])("%s, as the reply to a recipient", (expected, replies) => {
    const classes = replies.map((reply) => `${reply}: ${classifySmtpError(replied(reply, "RCPT TO"))}`);
    expect(classes).toEqual(replies.map((reply) => `${reply}: ${expected}`));
  });

  it.each<[string, string, SmtpErrorClass]>([
    ["MAIL FROM", "550 5.1.0 No such sender", "sender"],
    ["MAIL FROM", "451 Try again", "sender"],
    ["DATA", "554 5.7.1 Rejected as spam", "policy"],
    ["DATA", "550 No", "policy"],
    ["DATA", "550 5.1.1 No such user", "mailbox"],
    ["DATA", "452 4.2.2 Mailbox full", "put off"],
    ["DATA", "451 Local error", "failing"],
    ["DATA", "451 4.7.0 Greylisted", "put off"],
    ["DATA", "451 4.7.0 Too fast", "policy"],
  ])("the reply to %s: %s", (command, reply, expected) => {
    expect(classifySmtpError(replied(reply, command, "after dot"))).toBe(expected);
  });
});
