import { expect, it } from "vitest";
import { telHref } from "./tel-href";

it.each([
  ["211", "tel:211"],
  ["988", "tel:988"],
  ["988, then press 1", "tel:988"],
  ["1-800-662-4357", "tel:+18006624357"],
  ["1 (800) 662-4357", "tel:+18006624357"],
  ["(415) 864-8848", "tel:4158648848"],
  ["+1 415 864 8848", "tel:+14158648848"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["116 123", "tel:116123"],
  ["0800 328 5644", "tel:08003285644"],
  ["1-800-662-4357 ext. 12", "tel:+18006624357;ext=12"],
  ["1-800-662-4357 x12", "tel:+18006624357;ext=12"],
  ["1-800-662-4357 (press 2)", "tel:+18006624357"],
  ["Call 211", "tel:211"],
  ["Text HOME to 741741", "sms:741741?&body=HOME"],
  ["text “hello” to 85258", "sms:85258?&body=hello"],
  ["Text 988", "sms:988"],
  ["", null],
  ["12", null],
  ["See the website", null],
  ["1-800-662-4357 or 1-800-950-6264", null],
  ["1-800-GAMBLER", null],
  ["Text us", null],
  ["1234567890123456", null],
])("%j opens %j", (phone, href) => expect(telHref(phone)).toBe(href));
