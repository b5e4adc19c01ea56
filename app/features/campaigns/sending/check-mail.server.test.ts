import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { mailSender } from "~/kits/outbox/configured-mailer.server";
import { readEnvironment } from "~/server/read-environment.server";
import { checkMail, sampleNewsletter } from "./check-mail.server";
import { newsletterSettings } from "./settings.server";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const dkim = {
  DKIM_DOMAIN: "example.org",
  DKIM_SELECTOR: "mail",
  DKIM_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
};

async function sample(given: Record<string, string>): Promise<Buffer> {
  const env = readEnvironment({ SESSION_SECRET: "s".repeat(32), SITE_URL: "https://aa.example", ...given });
  const db = await openTestDatabase();
  const { content } = await sampleNewsletter(db, newsletterSettings(env), mailSender(env), new Date());
  await db.destroy();
  return content;
}

const problemsOf = async (content: Buffer) =>
  (await checkMail(content)).flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []));

it("finds nothing wrong with the newsletter, signed", async () => {
  expect(await problemsOf(await sample(dkim))).toEqual([]);
});

it("says what is wrong with a mail", async () => {
  const content = await sample({ SITE_URL: "http://aa.example" });
  const broken = content
    .toString("latin1")
    .replace(/^Precedence: bulk\r\n/m, "")
    .replace(/<html[^>]*>/, '<html><img src=3D"https://tracker.example/">');
  expect(await problemsOf(Buffer.from(broken, "latin1"))).toEqual([
    "the headers of a newsletter: Precedence",
    expect.stringMatching(/^one click unsubscribes \(RFC 8058\): List-Unsubscribe is <http:/),
    "a language: <html> has no lang",
    "loads nothing: <img",
    "DKIM signs both headers by which readers leave: not signed here: the mail server has to",
  ]);
});
