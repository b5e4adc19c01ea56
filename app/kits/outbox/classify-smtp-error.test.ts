import { describe, expect, it } from "vitest";
import { classifySmtpError } from "./classify-smtp-error";

type Failure = Parameters<typeof classifySmtpError>[0];

const failure = (parts: Partial<Failure>): Failure => ({
  phase: "handing over",
  replyCode: undefined,
  command: undefined,
  code: undefined,
  ...parts,
});

describe("classifySmtpError", () => {
  it.each<[string, Partial<Failure>, string, boolean]>([
    ["no connection", { phase: "waiting", code: "ESOCKET", command: "CONN" }, "untouched", true],
    ["no such host", { phase: "waiting", code: "EDNS" }, "untouched", true],
    ["a wrong password", { phase: "waiting", code: "EAUTH", replyCode: 535 }, "untouched", true],
    ["a 554 greeting", { phase: "waiting", code: "EPROTOCOL", replyCode: 554 }, "untouched", true],
    ["a mail that cannot be composed", { phase: "waiting" }, "retry", true],
    ["our sender refused", { command: "MAIL FROM", code: "EENVELOPE", replyCode: 553 }, "untouched", true],
    ["an unknown mailbox", { command: "RCPT TO", code: "EENVELOPE", replyCode: 550 }, "failed", false],
    ["a full mailbox", { command: "RCPT TO", code: "EENVELOPE", replyCode: 452 }, "retry", false],
    ["421 to the recipient", { command: "RCPT TO", code: "EENVELOPE", replyCode: 421 }, "retry", true],
    ["an impossible address", { command: "API", code: "EENVELOPE" }, "failed", false],
    ["DATA refused", { command: "DATA", code: "EENVELOPE", replyCode: 554 }, "failed", true],
    ["lost before the dot", { code: "ECONNECTION", command: "CONN" }, "retry", true],
    ["lost after the dot", { phase: "after dot", code: "ECONNECTION", command: "CONN" }, "uncertain", true],
    ["silence after the dot", { phase: "after dot", code: "ETIMEDOUT", command: "CONN" }, "uncertain", true],
    [
      "content refused",
      { phase: "after dot", code: "EMESSAGE", command: "DATA", replyCode: 554 },
      "failed",
      true,
    ],
    [
      "content deferred",
      { phase: "after dot", code: "EMESSAGE", command: "DATA", replyCode: 451 },
      "retry",
      true,
    ],
    ["closing after the dot", { phase: "after dot", code: "ECONNECTION", replyCode: 421 }, "retry", true],
    ["a bad sequence", { command: "RCPT TO", code: "EENVELOPE", replyCode: 503 }, "retry", false],
  ])("%s", (_, parts, outcome, serverWide) => {
    expect(classifySmtpError(failure(parts))).toEqual({ outcome, serverWide });
  });
});
