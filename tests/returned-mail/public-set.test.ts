import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseMail } from "~/features/bounces/parse-mail.server";
import type { MailReport } from "~/features/bounces/parse-report.server";

type Kind = MailReport["kind"];

/** A copy of https://github.com/sisimai/rb-sisimai: its mails are read where they are, and are no part of this project. */
const folder = process.env.RETURNED_MAIL ?? "";
const mails = join(folder, "set-of-emails/maildir/bsd");

/**
 * What its reasons are in the terms of this site, the strict answer first. The others are as good for a newsletter: it
 * stops nobody for a mailbox that is closed for a time, and never writes to a domain that takes no mail.
 */
const kindsOf: Readonly<Record<string, readonly Kind[]>> = {
  userunknown: ["hard"],
  hostunknown: ["hard"],
  hasmoved: ["hard"],
  suspend: ["hard", "soft"],
  notaccept: ["hard", "soft"],
  // Most of these servers say that the user is unknown, after the content was sent.
  filtered: ["hard", "ours", "soft", "unknown"],
  mailboxfull: ["soft"],
  expired: ["soft"],
  networkerror: ["soft"],
  systemfull: ["soft"],
  systemerror: ["soft", "ours", "unknown"],
  mailererror: ["soft", "ours", "unknown"],
  syntaxerror: ["ours", "soft", "unknown"],
  toomanyconn: ["soft", "ours"],
  speeding: ["soft", "ours"],
  onhold: ["unknown", "soft", "ours", "ignored"],
  undefined: ["unknown", "soft", "ours", "ignored"],
  vacation: ["ignored"],
  delivered: ["ignored"],
};

interface Expected {
  name: string;
  /** Of each recipient: a mail of this site has one, so that any of them is right. */
  reasons: { reason: string; kinds: readonly Kind[] }[];
}

function readExpected(): Expected[] {
  const tests = join(folder, "test/public");
  return readdirSync(tests).flatMap((file) => {
    const entries = readFileSync(join(tests, file), "utf8").matchAll(
      /^\s*'(\d+)'\s*=>\s*((?:.*\n)*?.*\]\]),?$/gm,
    );
    return [...entries].map(([, number = "", list = ""]) => ({
      name: `${file.replace(".rb", "")}-${number}`,
      reasons: [...list.matchAll(/'([a-z]+)',\s*(?:true|false)(?:,\s*'([a-z-]*)')?/g)].map(
        ([, reason = "", feedback]) => ({
          reason: feedback ? `${reason} ${feedback}` : reason,
          kinds:
            reason === "feedback"
              ? [feedback === "auth-failure" ? ("ignored" as const) : ("complaint" as const)]
              : (kindsOf[reason] ?? (["ours"] as const)),
        }),
      ),
    }));
  });
}

const halfOf = (name: string) =>
  createHash("sha256").update(name).digest().readUInt8(0) % 2 === 0 ? "tuned on" : "held back";

describe.skipIf(folder === "")("a public set of returned mail", () => {
  it.each(["tuned on", "held back"])("is understood in the half that was %s", async (half) => {
    const counts = { mails: 0, strictly: 0, right: 0, dead: 0, stopped: 0, complaints: 0, heard: 0 };
    const misses: string[] = [];
    for (const { name, reasons } of readExpected()) {
      if (halfOf(name) !== half || !existsSync(join(mails, `${name}.eml`))) continue;
      const { kind, detail } = (await parseMail(readFileSync(join(mails, `${name}.eml`)))).report;
      const are = (expected: Kind) => reasons.every(({ kinds }) => kinds[0] === expected);
      const isRight = reasons.some(({ kinds }) => kinds.includes(kind));
      counts.mails += 1;
      if (reasons.some(({ kinds }) => kinds[0] === kind)) counts.strictly += 1;
      if (isRight) counts.right += 1;
      if (are("hard")) counts.dead += 1;
      if (are("hard") && kind === "hard") counts.stopped += 1;
      if (are("complaint")) counts.complaints += 1;
      if (are("complaint") && kind === "complaint") counts.heard += 1;
      if (!isRight)
        misses.push(`${name}: ${kind}, not ${reasons.map(({ reason }) => reason).join()}: ${detail}`);
    }
    process.stdout.write(`${half}: ${JSON.stringify(counts)}\n${misses.join("\n")}\n`);
    expect(counts.right / counts.mails).toBeGreaterThan(0.92);
    expect(counts.heard).toBe(counts.complaints);
  });
});
