import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { shortIssue } from "#tests/support/newsletter";
import { startSmtpSink } from "#tests/support/smtp-sink";
import { runCampaign } from "~/features/newsletter/campaigns/campaign-mails.server";
import { createCampaign } from "~/features/newsletter/campaigns/create-campaign.server";
import { createMailer } from "~/server/mailer.server";
import type { Database } from "~/server/open-database.server";
import { alreadySubscribed, newsletterForm } from "./signup.form";
import { newsletterHandler, signUp } from "./signup.server";

const now = new Date("2026-11-20T12:00:00Z");
const sam = { email: "Sam@example.org", name: "Sam", wantsNews: true, wantsTeamUpdates: false };

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const subscribers = () => db.selectFrom("newsletter_subscribers").selectAll().execute();

describe("signUp", () => {
  it("saves the email address and what was asked for", {
    tags: ["@public-3.2", "@public-7.4", "@staff-3.1"],
  }, async () => {
    expect((await signUp(db, sam, now)).kind).toBe("new");
    expect(await subscribers()).toMatchObject([
      { email: "Sam@example.org", name: "Sam", is_active: 1, wants_news: 1, wants_team_updates: 0 },
    ]);
  });

  it("changes nothing for a subscribed email address, whatever its capitals", async () => {
    await signUp(db, sam, now);
    const again = { ...sam, email: "SAM@EXAMPLE.ORG", name: "Mallory", wantsNews: false };
    expect(await signUp(db, again, now)).toEqual({ kind: "known" });
    expect(await subscribers()).toMatchObject([{ name: "Sam", wants_news: 1 }]);
  });

  it("subscribes someone again who had unsubscribed, as one row", async () => {
    await signUp(db, sam, now);
    await db
      .updateTable("newsletter_subscribers")
      .set({ is_active: 0, unsubscribed_at: "2026-11-01" })
      .execute();
    expect((await signUp(db, { ...sam, wantsTeamUpdates: true }, now)).kind).toBe("returned");
    expect(await subscribers()).toMatchObject([
      { is_active: 1, wants_team_updates: 1, unsubscribed_at: null },
    ]);
  });

  it("makes one row of many posts at once", async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => signUp(db, sam, now)));
    expect(results.filter((result) => result.kind === "new")).toHaveLength(1);
    expect(await subscribers()).toHaveLength(1);
  });
});

describe("an internationalized address", () => {
  async function post(email: string) {
    const checked = newsletterHandler(db).validate(
      new Map([
        ["name", "Ann"],
        ["email", email],
        ["wantsNews", "on"],
      ]),
    );
    if (!checked.ok) return checked;
    return await checked.save({ now, visitor: "v" });
  }

  it("is one subscriber in either spelling, and is mailed in the one that mail servers know", async () => {
    expect(await post("ann@Exämple.org")).toMatchObject({ ok: true });
    for (const again of ["ann@exämple.org", "ANN@XN--EXMPLE-CUA.ORG"])
      expect(await post(again)).toEqual({ ok: false, errors: { email: alreadySubscribed } });
    const request = {
      kind: "newsletter",
      scheduledFor: null,
      createdBy: null,
    } as const;
    const campaign = await createCampaign(db, { ...request, now, write: async () => shortIssue });
    if (campaign.result !== "created") throw new Error(campaign.result);

    const sink = await startSmtpSink({}, { login: true });
    const mailer = createMailer({
      smtpUrl: sink.url,
      from: "a@aa.example",
      outboxDirectory: "",
      perSecond: 1000,
    });
    const { signal } = new AbortController();
    const outbox = { db, mailer, domain: "aa.example", now: () => now, signal };
    await runCampaign({ ...outbox, campaignId: campaign.id, siteUrl: "https://aa.example" });
    mailer.close();
    await sink.stop();
    expect(sink.mails).toHaveLength(1);
    expect(sink.received()).toMatch(/^RCPT TO:<ann@xn--exmple-cua\.org>\r$/m);
  });
});

describe("the newsletter form", () => {
  it("has the specification's wording, with both boxes ticked", {
    tags: ["@public-4.3", "@public-5.2", "@public-8.1"],
  }, () => {
    expect(newsletterForm.submit.busy).toBe("Subscribing...");
    expect(newsletterForm.messages).toEqual({
      success:
        "Thank you for subscribing! You'll receive our weekly newsletter with the latest AI job displacement news.",
      failure: "Something went wrong. Please try again.",
    });
    expect(alreadySubscribed).toBe("This email is already subscribed to our newsletter.");
    const boxes = newsletterForm.fields.filter((field) => field.type === "checkbox");
    expect(boxes.map(({ initially }) => initially)).toEqual([true, true]);
  });

  it("asks for name and email", { tags: ["@public-5.2"] }, () => {
    const checked = newsletterHandler(db).validate(new Map([["wantsNews", "on"]]));
    expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(["name", "email"]);
  });

  it("says who is subscribed only so often to one visitor", { tags: ["@public-8.1"] }, async () => {
    await signUp(db, sam, now);
    const sent = new Map([
      ["name", "Sam"],
      ["email", "sam@example.org"],
      ["wantsNews", "on"],
    ]);
    const handler = newsletterHandler(db);
    const answers: boolean[] = [];
    for (let i = 0; i < 31; i += 1) {
      const checked = handler.validate(sent);
      if (!checked.ok) throw new Error("invalid");
      answers.push((await checked.save({ now, visitor: "v" })).ok);
    }
    expect(answers.filter((ok) => !ok)).toHaveLength(30);
    expect(answers.at(-1)).toBe(true);
  });
});
