import { expect, it } from "vitest";
import { cutAtWord, firstSentence, searchWords, sentenceCase, wrapLines } from "./words";

it.each([
  ["short enough", 12, "short enough"],
  ["Canteen saved, and more", 18, "Canteen saved…"],
  ["Canteen saved and more", 15, "Canteen saved…"],
  ["The robots – they said", 14, "The robots…"],
  ["I Donaudampfschifffahrtsgesellschaft", 12, "I Donaudamp…"],
  ["abcdefgh😀😀", 10, "abcdefgh…"],
])("%j of at most %i characters is %j", (text, length, expected) => {
  expect(cutAtWord(text, length)).toBe(expected);
});

it.each([
  ["Pays rent. Call first.", "Pays rent."],
  ["Pays rent.\n\nCall first.", "Pays rent."],
  ["Open from 10 a.m. to 10 p.m. Eastern. Call first.", "Open from 10 a.m. to 10 p.m. Eastern."],
  ["A U.S. office in St. Louis! It pays rent.", "A U.S. office in St. Louis!"],
  ["Call 211 (any hour.) 988 is for a crisis.", "Call 211 (any hour.)"],
  ["Use 211.org to find it, e.g. rent, or U.S. help", "Use 211.org to find it, e.g. rent, or U.S. help"],
  ["¿Necesita ayuda? ¡Llame!", "¿Necesita ayuda?"],
  ["", ""],
])("takes from %j the first sentence", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

it.each([
  ["policy_advocate", "Policy advocate"],
  ["media", "Media"],
  ["Corporate Sponsorship", "Corporate Sponsorship"],
  ["", ""],
])("writes %j as %j", (code, text) => {
  expect(sentenceCase(code)).toBe(text);
});

it.each([
  ["at spaces", "one two three four", "one two\nthree four"],
  ["each line for itself", "one two three\n\nfour", "one two\nthree\n\nfour"],
  ["no URL", "see https://example.org/a/long/path now", "see\nhttps://example.org/a/long/path\nnow"],
  ["items below their first word", "- one two three\n10. one two", "- one two\n  three\n10. one\n    two"],
  ["nothing that is short", "  one\n", "  one\n"],
])("wraps %s", (_, text, expected) => {
  expect(wrapLines(text, 10)).toBe(expected);
});

it.each([
  ["maria", ["maria"]],
  ["  Maria   Lopez ", ["maria", "lopez"]],
  ["maria Maria", ["maria"]],
  ['"maria lopez" 100%', ['"maria', 'lopez"', "100%"]],
  ["a b c", ["a", "b", "c"]],
  ["a b c d", ["a b c d"]],
  ["one two three four five six seven eight nine", ["one two three four five six seven eight nine"]],
  ["", []],
])("splits %j into %j", (q, words) => {
  expect(searchWords(q)).toEqual(words);
});
