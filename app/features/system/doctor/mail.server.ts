import { Resolver } from "node:dns/promises";
import { configuredMailer } from "~/kits/outbox/configured-mailer.server";
import { newMessageId } from "~/kits/outbox/deliver-mail.server";
import { senderDomain } from "~/lib/email-address.server";
import { renderMail } from "~/mail/mail-page.server";
import { type DkimKey, dkimRecord } from "~/mail/sign-mail.server";
import { openSmtpConnection } from "~/mail/smtp-connection.server";
import type { Environment } from "~/server/read-environment.server";
import { type Finding, reasonOf } from "./finding";

/** The texts of a name, each as one string; none where there is no such name. @throws where no resolver answers */
type LookUp = (name: string) => Promise<string[]>;

const TIMEOUT_MS = 3_000;
const MISSING = new Set(["ENOTFOUND", "ENODATA"]);

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** By the resolvers of this machine, or those that are named. */
export function textRecords(servers?: readonly string[], timeout = TIMEOUT_MS): LookUp {
  const resolver = new Resolver({ timeout, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      if (MISSING.has(codeOf(error))) return [];
      throw error;
    }
  };
}

function spfProblem(domain: string, records: readonly string[]): string | undefined {
  const advice = `one TXT record of ${domain} such as "v=spf1 include:<what the mail server's provider names> -all"`;
  const [record, ...others] = records;
  if (record === undefined) return `there is none: publish ${advice}.`;
  if (others.length > 0)
    return `there are ${records.length}, which counts as none: join them into ${advice}.`;
  return / \+?all(?: |$)/i.test(record) ? 'its "all" lets anybody send: write "-all".' : undefined;
}

async function checkSpf(domain: string, lookUp: LookUp): Promise<Finding> {
  const records = (await lookUp(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  return { name: `SPF of ${domain}`, problem: spfProblem(domain, records) };
}

const publicKeyOf = (record: string) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, "");

async function checkDkim(key: DkimKey, lookUp: LookUp): Promise<Finding> {
  const { name, value } = dkimRecord(key);
  const published = (await lookUp(name)).map(publicKeyOf);
  const isRight = published.includes(publicKeyOf(value));
  const state = published.length === 0 ? "there is none" : "it has another key";
  const problem = isRight ? undefined : `${state}: publish the TXT record ${name} with ${value}`;
  return { name: `DKIM at ${name}`, problem };
}

/** A domain without a record of its own has the one of the domain above it (RFC 7489, 6.6.3). */
async function checkDmarc(domain: string, lookUp: LookUp): Promise<Finding> {
  const labels = domain.split(".");
  const asked = labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join(".")}`);
  for (const name of asked) {
    const isThere = (await lookUp(name)).some((text) => /^v=DMARC1\s*;/i.test(text));
    if (isThere) return { name: `DMARC at ${name}`, problem: undefined };
  }
  const problem = `there is none: publish the TXT record _dmarc.${domain}, at first "v=DMARC1; p=none; rua=mailto:<who reads the reports>".`;
  return { name: `DMARC of ${domain}`, problem };
}

/**
 * What the domain of the mails publishes. Gmail and others refuse bulk mail that lacks one of the three.
 *
 * @returns one finding without a problem where no resolver answers: nothing is known then
 */
export async function checkMailRecords(
  { MAIL_FROM, BOUNCE_ADDRESS, dkim }: Pick<Environment, "MAIL_FROM" | "BOUNCE_ADDRESS" | "dkim">,
  lookUp: LookUp,
): Promise<Finding[]> {
  const domain = senderDomain(MAIL_FROM);
  if (!domain) return [];
  // The server that receives a mail asks for SPF by the return path.
  const returnDomain = (BOUNCE_ADDRESS && senderDomain(BOUNCE_ADDRESS)) ?? domain;
  try {
    return [
      await checkSpf(returnDomain, lookUp),
      ...(dkim ? [await checkDkim(dkim, lookUp)] : []),
      await checkDmarc(domain, lookUp),
    ];
  } catch (error) {
    return [{ name: `SPF, DKIM and DMARC of ${domain} (not known: ${reasonOf(error)})`, problem: undefined }];
  }
}

const UNSET =
  "SMTP_URL is not set: mails are files in the folder outbox beside the database, and reach nobody.";

/** Connects, encrypts and signs in as every mail does, and sends none. */
export async function checkMailServer({ SMTP_URL }: Pick<Environment, "SMTP_URL">): Promise<Finding> {
  if (!SMTP_URL) return { name: "a mail server", problem: UNSET };
  const { host, username } = new URL(SMTP_URL);
  const name = `${username ? "signing in at" : "connecting to"} the SMTP server ${host}`;
  try {
    (await openSmtpConnection(SMTP_URL)).quit();
    return { name, problem: undefined };
  } catch (cause) {
    return { name, problem: `${reasonOf(cause)}. SMTP_URL has its address, port, user and password.` };
  }
}

/** A short mail, also on a site without a database. */
export async function sendTestMail(env: Environment, address: string): Promise<Finding> {
  const words = `A test of the mail settings of ${env.SITE_URL}. Nothing else is in this mail.`;
  const mailer = configuredMailer(env);
  const name = `a test mail to ${address}`;
  try {
    const answer = await mailer.send({
      to: { name: "", address },
      subject: `Test mail of ${env.ORGANIZATION_NAME}`,
      html: renderMail("Test mail", words),
      text: `${words}\n`,
      messageId: newMessageId(senderDomain(env.MAIL_FROM) ?? "localhost"),
      headers: { "Auto-Submitted": "auto-generated" },
    });
    const taken = mailer.writesFiles ? `is one of the ${mailer.destination}` : `was taken: ${answer}`;
    return { name: `${name} ${taken}`, problem: undefined };
  } catch (cause) {
    return { name, problem: `the ${mailer.destination} did not take it: ${reasonOf(cause)}` };
  } finally {
    mailer.close();
  }
}
