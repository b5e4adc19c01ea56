import { describe, expect, it } from "vitest";
import { keyedHash } from "~/lib/secrets.server";
import {
  challengeOfMinute,
  makeChallenge,
  readChallenge,
  signChallenge,
  solves,
  usageKey,
} from "./challenge.server";

const secrets = { SESSION_SECRET: "a secret of at least thirty-two characters" };
const now = new Date("2026-11-20T12:00:00Z");

describe("a challenge", () => {
  it("asks for two numbers from 1 to 10, each of which comes up", { tags: ["@public-5.5"] }, () => {
    const seen = new Set<number>();
    for (let i = 0; i < 500; i += 1) {
      const { first, second } = makeChallenge(now);
      seen.add(first).add(second);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("comes back from its token as it was, for four hours", () => {
    const challenge = makeChallenge(now);
    expect(readChallenge(secrets, signChallenge(secrets, challenge))).toEqual(challenge);
    expect(challenge.expiresAt).toEqual(new Date("2026-11-20T16:00:00Z"));
  });

  it("is never the same twice", () => {
    const nonces = Array.from({ length: 100 }, () => makeChallenge(now).nonce);
    expect(new Set(nonces).size).toBe(100);
  });

  it("is not read from a token that was changed, cut, or signed with another key or for another purpose", () => {
    const challenge = makeChallenge(now);
    const token = signChallenge(secrets, challenge);
    const payload = token.slice(0, token.lastIndexOf("."));
    const forged = [
      token.replace(/^\d+\.\d+/, "1.1"),
      token.replace(/\d{13}/, String(now.getTime() * 2)),
      token.slice(0, -1),
      `${payload}.${"A".repeat(22)}`,
      signChallenge({ SESSION_SECRET: "another secret of thirty-two characters" }, challenge),
      `${payload}.${keyedHash(secrets.SESSION_SECRET, "address", payload)}`,
      "",
      "....",
      "é".repeat(60),
    ];
    const original = `${challenge.first}.${challenge.second}` === "1.1" ? forged.slice(1) : forged;
    for (const wrong of original) expect(readChallenge(secrets, wrong)).toBeUndefined();
  });

  it("of a minute is the same for everyone in it, another one in the next, and valid for four hours from its end", () => {
    const at = (time: string) => challengeOfMinute(secrets, new Date(time));
    const first = at("2026-11-20T12:00:00.000Z");
    expect(at("2026-11-20T12:00:59.999Z")).toEqual(first);
    expect(first.expiresAt).toEqual(new Date("2026-11-20T16:01:00Z"));
    expect(readChallenge(secrets, signChallenge(secrets, first))).toEqual(first);
    const hour = Array.from({ length: 60 }, (_, minute) =>
      at(`2026-11-20T13:${String(minute).padStart(2, "0")}:30Z`),
    );
    const numbers = new Set(hour.flatMap(({ first, second }) => [first, second]));
    expect([...numbers].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(hour.map((challenge) => signChallenge(secrets, challenge))).size).toBe(60);
    const other = challengeOfMinute({ SESSION_SECRET: "another secret of thirty-two characters" }, now);
    expect(signChallenge(secrets, other)).not.toBe(signChallenge(secrets, first));
  });

  it("can be used once, or in a minute's once by each email address", () => {
    const own = makeChallenge(now);
    expect(usageKey(secrets, own, "one visitor")).toBe(usageKey(secrets, own, "another"));
    const shared = challengeOfMinute(secrets, now);
    const key = usageKey(secrets, shared, "one visitor");
    expect(usageKey(secrets, shared, "another")).not.toBe(key);
    const later = challengeOfMinute(secrets, new Date(now.getTime() + 60_000));
    expect(usageKey(secrets, later, "one visitor")).not.toBe(key);
    expect(key).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ["7", true],
    [" 7 ", true],
    ["07", true],
    ["７", true],
    ["8", false],
    ["", false],
    ["7.0", false],
    ["+7", false],
    ["seven", false],
    ["0x7", false],
  ])("3 + 4 answered with %j is %s", (answer, right) => {
    expect(solves({ ...makeChallenge(now), first: 3, second: 4 }, answer)).toBe(right);
  });
});
