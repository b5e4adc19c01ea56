import { accountMails } from "~/features/staff/accounts/account-mails.server";
import { runQueue } from "~/kits/outbox/run-queue.server";
import { createMailer } from "~/mail/mailer.server";
import type { Site } from "./server";
import { startSmtpSink } from "./smtp-sink";

/** Sends the mails about accounts that wait. @returns the text of each by its address */
export async function sendAccountMails(site: Pick<Site, "db" | "url">): Promise<Map<string, string>> {
  const sink = await startSmtpSink();
  const from = "us@example.org";
  const mailer = createMailer({ smtpUrl: sink.url, from, outboxDirectory: "", perSecond: 1000 });
  await runQueue({
    db: site.db,
    mailer,
    domain: "example.org",
    kind: accountMails({ organization: "After Automation", siteUrl: site.url }),
    queue: { kind: "account", campaignId: null },
    now: () => new Date(),
    signal: new AbortController().signal,
  });
  mailer.close();
  await sink.stop();
  return new Map(sink.mails.flatMap(({ to, mail }) => to.map((address) => [address, mail.text ?? ""])));
}

/** The link with which somebody goes on. */
export const linkIn = (text: string | undefined) => /http\S+\?token=\S+/.exec(text ?? "")?.[0] ?? "no link";
