import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/support/port.mjs";
import { type Site, startSite } from "../support/server";
import { Refusal, type SmtpSink, startSmtpSink } from "../support/smtp-sink";

let site: Site;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  site = await startSite({ seed: false });
});
afterAll(async () => {
  await site.stop();
  await sink.stop();
});

async function test(smtpUrl: string) {
  const program = site.run("check-mail", ["--to", "op@example.org"], {
    SMTP_URL: smtpUrl,
    MAIL_FROM: "Site <site@example.org>",
  });
  return { code: await program.exit, output: program.output() };
}

it("hands a test mail over on a site without any article, and says what the server said", async () => {
  expect(await test(sink.url)).toEqual({
    code: 0,
    output: expect.stringMatching(/^The SMTP server \S+ took the mail: 250 /),
  });
  expect(sink.mails.map(({ mail }) => mail.to?.[0]?.address)).toEqual(["op@example.org"]);
  sink.hooks.mail = () => {
    throw new Refusal(550, "Site is not known here");
  };
  expect(await test(sink.url)).toEqual({
    code: 1,
    output: expect.stringMatching(/ did not take the mail: .*Site is not known here/),
  });
  expect(await test(`smtp://127.0.0.1:${await freePort()}`)).toEqual({
    code: 1,
    output: expect.stringMatching(/ did not take the mail: .*ECONNREFUSED/),
  });
});
