import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readPhones } from "./read-phones.server";

function hrefs(text: string, country?: string): string[] {
  return readPhones(text, country).flatMap((part) => (typeof part === "string" ? [] : part.href));
}

describe("telephone numbers in a text", () => {
  it.each<[string, ...string[]]>([
    ["211", "tel:211"],
    ["2-1-1", "tel:211"],
    ["988, then press 1", "tel:988"],
    ["Call 211", "tel:211"],
    ["116 123", "tel:116123"],
    ["988 (24/7)", "tel:988"],
    ["Call or text 988", "tel:988"],
    ["1-800-662-4357", "tel:+18006624357"],
    ["1 (800) 662-4357", "tel:+18006624357"],
    ["(415) 864-8848", "tel:+14158648848"],
    ["4158648848", "tel:+14158648848"],
    ["415.864.8848", "tel:+14158648848"],
    ["415/864-8848", "tel:+14158648848"],
    ["+1 415 864 8848", "tel:+14158648848"],
    ["(+1) 415 864 8848", "tel:+14158648848"],
    ["Phone: 415 864 8848", "tel:+14158648848"],
    ["415–555–0100", "tel:+14155550100"],
    ["（415）555-0100", "tel:+14155550100"],
    ["\u202a(415) 555\u20110100\u202c", "tel:+14155550100"],
    ["+44 20 7946 0000", "tel:+442079460000"],
    ["+44 (0)20 7946 0000", "tel:+442079460000"],
    ["+49 (0)30 901820", "tel:+4930901820"],
    ["+44 (0)7700 900123", "tel:+447700900123"],
    ["+1 (0) 415 555 0100", "tel:+14155550100"],
    ["Emergency: 911", "tel:911"],
    ["Text your zip code to 898-211", "sms:898211"],
    ["216 - 436 - 2000", "tel:+12164362000"],
    ["011 44 20 7946 0000", "tel:+442079460000"],
    ["00 44 20 7946 0000", "tel:+442079460000"],
    ["+39 06 1234 5678", "tel:+390612345678"],
    ["(415) 555-0100 (9-5)", "tel:+14155550100"],
    ["415-555-0100 9am-5pm", "tel:+14155550100"],
    ["415 555 0100 24/7", "tel:+14155550100"],
    ["Mon-Fri 9-5: 415-555-0100", "tel:+14155550100"],
    ["9-5 415-555-0100", "tel:+14155550100"],
    ["1-800-662-4357 (press 2)", "tel:+18006624357"],
    ["1-800-555-0100 (TTY: 711)", "tel:+18005550100", "tel:711"],
    ["1-800-799-7233, 1-800-787-3224 (TTY)", "tel:+18007997233", "tel:+18007873224"],
    ["1-800-555-0100 (24/7)", "tel:+18005550100"],
    ["415-555-0100, Fax 415-555-0199", "tel:+14155550100"],
    ["Voice/TTY: 415-555-0100", "tel:+14155550100"],
    ["ph 415 555 0100, fx 415 555 0199", "tel:+14155550100"],
    ["P: 415.555.0100 F: 415.555.0199", "tel:+14155550100"],
    ["M-F: 415-555-0100", "tel:+14155550100"],
    ["415.555.0100/0101", "tel:+14155550100"],
    ["Toll free 1 (888) 555-0123; local 415-555-0100", "tel:+18885550123", "tel:+14155550100"],
    ["+52 1 55 5259 8121", "tel:+525552598121"],
    ["1-800-662-4357 ext. 12", "tel:+18006624357;ext=12"],
    ["1-800-662-4357 x12", "tel:+18006624357;ext=12"],
    ["1-800-662-4357x12", "tel:+18006624357;ext=12"],
    ["1-800-662-4357 #12", "tel:+18006624357;ext=12"],
    ["604-555-0100 local 212", "tel:+16045550100;ext=212"],
    ["(415) 555-0100, extension 12", "tel:+14155550100;ext=12"],
    ["(415) 555-0100 (ext. 12)", "tel:+14155550100;ext=12"],
    ["1-800-662-HELP (4357)", "tel:+18006624357"],
    ["1-800-GAMBLER", "tel:+18004262537"],
    ["1-800-4-A-CHILD", "tel:+18004224453"],
    ["(800) 273-TALK", "tel:+18002738255"],
    ["1-888-NEW LIFE", "tel:+18886395433"],
    ["1-800-MATTRESS", "tel:+18006288737"],
    ["555-0100 555-0199"],
    ["1-800-662-4357 or 1-800-950-6264", "tel:+18006624357", "tel:+18009506264"],
    ["415-555-0100 415-555-0199", "tel:+14155550100", "tel:+14155550199"],
    ["415 555 0100 415 555 0199", "tel:+14155550100", "tel:+14155550199"],
    ["415-555-0100/415-555-0199", "tel:+14155550100", "tel:+14155550199"],
    ["415-555-0100; +44 20 7946 0000", "tel:+14155550100", "tel:+442079460000"],
    ["(415) 555-0100 (415) 555-0199", "tel:+14155550100", "tel:+14155550199"],
    ["Text HOME to 741741", "sms:741741?&body=HOME"],
    ["text “hello” to 85258", "sms:85258?&body=hello"],
    ["Text 988", "sms:988"],
    ["Call 988 or text HOME to 741741", "tel:988", "sms:741741?&body=HOME"],
    ["Text 415-555-0100", "sms:+14155550100"],
    [""],
    ["12"],
    ["See the website"],
    ["Text us"],
    ["1234567890123456"],
    ["415 555 0100 0"],
    ["(123) 456-7890"],
    ["44 20 7946 0000"],
    ["+44 20 79"],
    ["Suite 211"],
    ["211 Main Street"],
    ["https://988lifeline.org"],
    ["help@211.org"],
  ])("%j opens %j %j", (text, ...links) => expect(hrefs(text)).toEqual(links.filter(Boolean)));

  it("belong to the country of their entry", () => {
    expect(hrefs("0800 328 5644", "GB")).toEqual(["tel:+448003285644"]);
    expect(hrefs("13 11 14", "AU")).toEqual(["tel:131114"]);
    expect(hrefs("0800 328 5644")).toEqual([]);
  });

  it("of the first directory all open", () => {
    const seeds = z.object({
      resources: z.array(z.object({ phone_number: z.string().optional(), country: z.string().optional() })),
    });
    const { resources } = seeds.parse(JSON.parse(readFileSync("seeds/resources.json", "utf8")));
    const dead = resources.filter(
      ({ phone_number, country }) => phone_number && hrefs(phone_number, country).length !== 1,
    );
    expect(resources.length).toBeGreaterThan(100);
    expect(dead).toEqual([]);
  });

  it("to text hold the word to send", () => {
    expect(readPhones("988, or text “HOME” to 741741 (free)")).toEqual([
      { text: "988", href: "tel:988" },
      ", or ",
      { text: "text “HOME” to 741741", href: "sms:741741?&body=HOME" },
      " (free)",
    ]);
  });

  it("lose nothing of what was typed", () => {
    const text = "Call (415) 555-0100, extension 12 (9-5) or 1-800-662-HELP";
    expect(readPhones(text)).toEqual([
      "Call ",
      { text: "(415) 555-0100, extension 12", href: "tel:+14155550100;ext=12" },
      " (9-5) or ",
      { text: "1-800-662-HELP", href: "tel:+18006624357" },
    ]);
  });
});
