import { describe, expect, it } from "vitest";
import { defaultWords } from "~/content/news-feeds";
import { whyLeftOut } from "./import-items.server";

const wants = (keep_words: string, text: string, block_words = "") =>
  whyLeftOut(text, { keep_words, block_words }) === null;

describe("words", () => {
  it.each([
    ["AI", "ai takes over", true],
    ["AI", "said the captain", false],
    ["A.I.", "What A.I. does", true],
    ["cafe", "The CAFÉ closes", true],
    ["Café", "A cafe", true],
    ["machine learning", "Machine-learning engineers", true],
    ["machine learning", "The machine is learning", false],
    ["layoff*", "Layoffs at last", true],
    ["layoff*", "a layoff", true],
    ["layoff*", "playoffs", false],
    ["layoff", "A layoff* is no word", true],
    ["union’s", "The union's vote", true],
    ["работа", "Моя Работа", true],
    ["", "Anything", true],
    [" , \n ,, ", "Anything", true],
    ["one, two", "The second: two", true],
    ["one\ntwo", "Only two", false],
    ["one\r\ntwo", "two and one", true],
  ])("%j in %j: %j", (words, text, wanted) => expect(wants(words, text)).toBe(wanted));

  it("that are blocked leave a text out whatever else it has", () => {
    expect(wants("jobs", "Jobs at a casino", "betting\ncasino, poker")).toBe(false);
    expect(wants("", "Poker face", "betting\ncasino, poker")).toBe(false);
    expect(wants("", "Pokers", "poker")).toBe(true);
  });
});

describe("a new feed", () => {
  it.each([
    "AI is coming for entry-level jobs",
    "Amazon lays off 14,000 workers as it bets on artificial intelligence",
    "How automation changes the workplace",
    "Union wins limits on algorithmic management",
    "Will ChatGPT replace call center employees?",
    "Freelance illustrators sue over generative tools",
  ])("takes %j", (title) => expect(whyLeftOut(title, defaultWords)).toBeNull());

  it.each([
    "AI model beats humans at chess",
    "Unemployment falls to 4.1 percent",
    "Maintain your garden: paid advice",
    "The best jobs in AI: promo codes inside, sponsored",
  ])("leaves out %j", (title) => expect(whyLeftOut(title, defaultWords)).not.toBeNull());
});
