import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addSubscriber } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import { heldPage } from "~/content/your-data";
import { selectExpired } from "~/features/backups/prune";
import type { Language } from "~/lib/contexts";
import type { PublicServices } from "~/server/services.server";
import { readRequest, signRequest } from "./data-link.server";
import { dataRequestMails } from "./data-request-mails.server";
import { dataRequestHandler } from "./request-link.server";

const now = new Date("2026-11-20T12:00:00Z");
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);
const email = "Sam@example.org";

let services: PublicServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.db.destroy());

async function ask(address = email, language?: Language) {
  const form = dataRequestHandler(services.db, language).validate(new Map([["email", address]]));
  if (!form.ok) throw new Error("Invalid");
  return await form.save({ now, visitor: "", sender: "" });
}

const mails = () => services.db.selectFrom("mails").selectAll().orderBy("id").execute();

async function linkOf() {
  await ask();
  const [mail] = await mails();
  if (!mail) throw new Error("No mail");
  return { mail, token: signRequest(services.env, mail) };
}

describe("asking for the link", () => {
  it("mails an address three times a day, with the same answer each time", async () => {
    const answers = [];
    for (let time = 0; time < 5; time++)
      answers.push(await ask(time % 2 === 0 ? email : email.toLowerCase()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mails()).toHaveLength(3);
  });

  it("mails the link where something is stored, and else that nothing is", async () => {
    await ask();
    const [mail] = await mails();
    const text = async () =>
      (mail && (await dataRequestMails(services.env).render(services.db, mail, now)))?.text;
    expect(await text()).not.toContain("token=");
    await addSubscriber(services.db, "sam@example.org");
    expect(await text()).toContain("/your-data/open?token=1.");
  });

  it("mails who asks in Spanish in Spanish, with the link to the page in Spanish", async () => {
    await ask(email, "es");
    const [mail] = await mails();
    const render = async () =>
      mail ? await dataRequestMails(services.env).render(services.db, mail, now) : undefined;
    expect((await render())?.text).toMatch(/No guardamos nada.*\/es\/your-data\n/s);
    await addSubscriber(services.db, "sam@example.org");
    expect(await render()).toMatchObject({
      subject: expect.stringMatching(/^Sus datos – /),
      html: expect.stringContaining('<html lang="es-US">'),
      text: expect.stringContaining("/es/your-data/open?token=1."),
    });
  });
});

describe("the link", () => {
  it("is the address's for a day", async () => {
    const { token } = await linkOf();
    expect(await readRequest(services, token, hoursLater(23.9))).toBe(email);
    expect(await readRequest(services, token, hoursLater(24))).toBeUndefined();
    expect(await readRequest(services, null, now)).toBeUndefined();
  });

  it("is rejected when forged, of another kind of mail, or of an id that was used again", async () => {
    const { mail, token } = await linkOf();
    await ask("other@example.org");
    for (const forged of [
      `${token}x`,
      token.slice(0, -1),
      token.replace("1.", "2."),
      "1.",
      `1.${"x".repeat(22)}`,
    ])
      expect(await readRequest(services, forged, now), forged).toBeUndefined();
    await services.db.deleteFrom("mails").execute();
    const { id, created_at } = mail;
    const other = { id, recipient: "other@example.org", created_at, next_attempt_at: created_at };
    await services.db
      .insertInto("mails")
      .values({ ...other, kind: "data_request" })
      .execute();
    expect(await readRequest(services, token, now)).toBeUndefined();
    await services.db.deleteFrom("mails").execute();
    await services.db
      .insertInto("mails")
      .values({ ...other, recipient: email, kind: "welcome" })
      .execute();
    expect(await readRequest(services, token, now)).toBeUndefined();
  });
});

it("the page after erasing says for how long backups have what was erased", () => {
  const daily = Array.from({ length: 800 }, (_, days) => ({ name: `${days}`, time: hoursLater(-24 * days) }));
  const expired = new Set(selectExpired(daily, now));
  const oldest = daily.findLast((backup) => !expired.has(backup));
  const months = (now.getTime() - (oldest?.time.getTime() ?? 0)) / (30.5 * 24 * 60 * 60_000);
  const said = /Backups, for up to (\d+) months/.exec(heldPage.erased.list.join())?.[1];
  expect(Math.ceil(months)).toBeLessThanOrEqual(Number(said));
});
