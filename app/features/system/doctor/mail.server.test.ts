import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { dkimRecord } from "~/mail/sign-mail.server";
import { freePort } from "../../../../scripts/support/port.mjs";
import { checkMailRecords, textRecords } from "./mail.server";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const dkim = {
  domain: "news.example.org",
  selector: "mail2026",
  privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
};
const env = { MAIL_FROM: "News <a@news.example.org>", BOUNCE_ADDRESS: undefined, dkim };
const { name: dkimName, value: dkimValue } = dkimRecord(dkim);

const problems = async (records: Record<string, string[]>, given: Partial<typeof env> = {}) => {
  const findings = await checkMailRecords({ ...env, ...given }, async (name) => records[name] ?? []);
  return findings.map(({ problem }) => problem);
};

it("is content with an SPF record, the signing key and the DMARC record of a domain above", async () => {
  const records = {
    "news.example.org": ["google-site-verification=1", "v=spf1 include:spf.example.net -all"],
    [dkimName]: [dkimValue.replace("k=rsa; ", "")],
    "_dmarc.example.org": ["v=DMARC1; p=none"],
  };
  expect(await problems(records)).toEqual([undefined, undefined, undefined]);
});

it("says which record to publish", async () => {
  expect(await problems({})).toEqual([
    expect.stringMatching(/^there is none: publish one TXT record of news\.example\.org such as "v=spf1/),
    `there is none: publish the TXT record ${dkimName} with ${dkimValue}`,
    expect.stringMatching(/^there is none: publish the TXT record _dmarc\.news\.example\.org/),
  ]);
  const wrong = {
    "news.example.org": ["v=spf1 -all", "v=spf1 +all"],
    [dkimName]: ["v=DKIM1; p=AAAA"],
  };
  expect(await problems(wrong)).toEqual([
    expect.stringMatching(/^there are 2, which counts as none/),
    expect.stringMatching(/^it has another key/),
    expect.anything(),
  ]);
  expect((await problems({ "news.example.org": ["v=spf1 include:a.example +all"] }))[0]).toContain('"-all"');
});

it("says that nothing is known where no resolver answers", async () => {
  const lookUp = textRecords([`127.0.0.1:${await freePort()}`], 200);
  expect(await checkMailRecords(env, lookUp)).toEqual([
    {
      name: expect.stringMatching(/^SPF, DKIM and DMARC of news\.example\.org \(not known: /),
      problem: undefined,
    },
  ]);
});
