import { parseMail } from "~/features/bounces/parse-mail.server";
import type { MailReaders } from "~/features/bounces/read-bounces.server";

/** What mail servers send back, after the forms of the servers they are named by; `id` is the Message-ID of the mail. */

const lines = (...parts: string[]) => parts.join("\r\n");

interface Dsn {
  id: string;
  action?: string;
  status: string;
  diagnostic?: string;
  to?: string;
}

/** RFC 3464, as Postfix sends it. */
export function deliveryReport({
  id,
  action = "failed",
  status,
  diagnostic,
  to = "ann@example.net",
}: Dsn): string {
  return lines(
    "Return-Path: <>",
    "From: MAILER-DAEMON@mx.example.net (Mail Delivery System)",
    "To: news@example.org",
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="AB/mx"',
    "",
    "--AB/mx",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "This is the mail system at host mx.example.net.",
    "",
    "I'm sorry to have to inform you that your message could not",
    "be delivered to one or more recipients.",
    "",
    `<${to}>: ${diagnostic ?? "see below"}`,
    "",
    "--AB/mx",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.net",
    "Arrival-Date: Mon, 16 Nov 2026 09:00:03 +0000 (UTC)",
    "",
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic ? [`Diagnostic-Code: smtp; ${diagnostic}`] : []),
    "",
    "--AB/mx",
    "Content-Type: text/rfc822-headers",
    "",
    "From: News <news@example.org>",
    `Message-ID: ${id}`,
    "Subject: This week",
    "",
    "--AB/mx--",
    "",
  );
}

/** RFC 5965, as feedback loops send it; recipients are often taken out. */
export function complaint(id: string, type = "abuse"): string {
  return lines(
    "From: <staff@feedback.example.com>",
    "To: news@example.org",
    "Subject: FW: This week",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=feedback-report; boundary="arf"',
    "",
    "--arf",
    "Content-Type: text/plain",
    "",
    "This is an email abuse report for an email message received from IP 192.0.2.1",
    "",
    "--arf",
    "Content-Type: message/feedback-report",
    "",
    `Feedback-Type: ${type}`,
    "User-Agent: SomeGenerator/1.0",
    "Version: 1",
    "",
    "--arf",
    "Content-Type: message/rfc822",
    "",
    "From: News <news@example.org>",
    "To: <redacted@example.com>",
    `Message-ID: ${id}`,
    "Subject: This week",
    "",
    "News",
    "--arf--",
    "",
  );
}

const plain = (headers: string[], text: string) =>
  lines(...headers, "To: news@example.org", "Content-Type: text/plain; charset=utf-8", "", text, "");

export const freeText = {
  qmail: (id: string, reason = "Sorry, no mailbox here by that name. (#5.1.1)") =>
    plain(
      ["Return-Path: <>", "From: MAILER-DAEMON@mail.example.net", "Subject: failure notice"],
      lines(
        "Hi. This is the qmail-send program at mail.example.net.",
        "I'm afraid I wasn't able to deliver your message to the following addresses.",
        "This is a permanent error; I've given up. Sorry it didn't work out.",
        "",
        "<ann@example.net>:",
        reason,
        "",
        "--- Below this line is a copy of the message.",
        "",
        "From: News <news@example.org>",
        `Message-ID: ${id}`,
      ),
    ),
  exim: (id: string) =>
    plain(
      [
        "Return-path: <>",
        "X-Failed-Recipients: ann@example.net",
        "Auto-Submitted: auto-replied",
        "From: Mail Delivery System <Mailer-Daemon@mail.example.net>",
        "Subject: Mail delivery failed: returning message to sender",
      ],
      lines(
        "This message was created automatically by mail delivery software.",
        "",
        "A message that you sent could not be delivered to one or more of its",
        "recipients.",
        "",
        "  ann@example.net",
        "    Unrouteable address",
        "",
        "------ This is a copy of the message, including all the headers. ------",
        "",
        `Message-Id: ${id}`,
      ),
    ),
  vacation: (id: string) =>
    plain(
      [
        "From: Ann <ann@example.net>",
        "Subject: Out of office",
        "Auto-Submitted: auto-replied",
        `In-Reply-To: ${id}`,
      ],
      "I am away. The user unknown to you is me; my mailbox is full.",
    ),
  reply: (id: string) =>
    plain(
      ["From: Ann <ann@example.net>", "Subject: Re: This week", `In-Reply-To: ${id}`],
      "My sister's mailbox does not exist any more.",
    ),
};

/** Reads reports alone. */
export const noAnswers: MailReaders = { parse: parseMail, takeAnswer: async () => false };
