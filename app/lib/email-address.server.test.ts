import { describe, expect, it } from "vitest";
import { normalizeEmail, senderDomain } from "./email-address.server";

describe("normalizeEmail", () => {
  it.each([
    ["Ann@Example.org", "Ann@Example.org"],
    ["ann@exämple.org", "ann@xn--exmple-cua.org"],
    ["ann@EXÄMPLE.org", "ann@xn--exmple-cua.org"],
    ["ann@exa\u0308mple.org", "ann@xn--exmple-cua.org"],
    ["ann@xn--exmple-cua.org", "ann@xn--exmple-cua.org"],
    ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
    ["info@xn--e1afmkfd.xn--p1ai", "info@xn--e1afmkfd.xn--p1ai"],
    ["info@例え。jp", "info@xn--r8jz45g.jp"],
    ["\u202aann@example.org\u202c", "ann@example.org"],
    ["ann@example.org\u200b", "ann@example.org"],
    ["\u200eann@example.org", "ann@example.org"],
    ["ann@\u2060example.org", "ann@example.org"],
    ["\u3000ann@example.org\u00a0", "ann@example.org"],
    ["\ufeffann@example.org", "ann@example.org"],
    ["mailto:ann@example.org", "ann@example.org"],
    ["MAILTO:ann@example.org?subject=Hello", "ann@example.org"],
    ["Ann Lee <ann@example.org>", "ann@example.org"],
    ['"Lee, Ann" <ann@example.org>,', "ann@example.org"],
    ["<mailto:ann@example.org>", "ann@example.org"],
    ["ann@example.org,", "ann@example.org"],
    ["ann@example.org.", "ann@example.org"],
    ["ann@example.org)", "ann@example.org"],
    ['"ann@example.org"', "ann@example.org"],
    ["ann @ example.org", "ann@example.org"],
    ["ann@ｅｘａｍｐｌｅ．ｏｒｇ", "ann@example.org"],
    ["ann@intranet", "ann@intranet"],
    ["ann@example.o", "ann@example.o"],
    ["ann＠example.org", "ann@example.org"],
    ["a!#$%&'*+-/=?^_`{|}~z@example.org", "a!#$%&'*+-/=?^_`{|}~z@example.org"],
    ["'ann'@example.org", "'ann'@example.org"],
    ["ann..lee.@example.org", "ann..lee.@example.org"],
  ])("stores %s as %s", (typed, stored) => {
    expect(normalizeEmail(typed)).toBe(stored);
  });

  it.each([
    "",
    "@",
    "ann",
    "ann@",
    "@exämple.org",
    "änn@exämple.org",
    "ann@exä mple.org",
    "ann@exämple.org/path",
    "ann@exämple.org:25",
    "ann@eve@exämple.org",
    "ann@ä..org",
    "ann@１２７.0.0.1",
    "ann@example.xn--",
    `ann@${"ä".repeat(64)}.org`,
    `ann@${"example.".repeat(40)}org`,
    "ann@exämple.org\r\nBcc: eve@evil.example",
    "ann@exämple%2eorg",
    "ann@example-.org",
    "ann@-example.org",
    "ann lee@example.org",
    "ann@example.org, bo@example.org",
    "ann@example.org <bo@example.org>",
    "Ann\r\n<ann@example.org>",
    "<ann@example.org> x",
    `${"a".repeat(65)}@example.org`,
  ])("rejects %j", (typed) => {
    expect(normalizeEmail(typed)).toBeUndefined();
  });
});

describe("senderDomain", () => {
  it.each([
    ["news@aa.org", "aa.org"],
    ["After Automation <news@aa.org>", "aa.org"],
    ['"News @home <news@x.org>" <news@aa.org>', "aa.org"],
    ["News @home <news@aa.org>", "aa.org"],
    ["News <news@exämple.org>", "xn--exmple-cua.org"],
    ["News", undefined],
    ["News <news>", undefined],
  ])("of %s is %s", (from, domain) => {
    expect(senderDomain(from)).toBe(domain);
  });
});
