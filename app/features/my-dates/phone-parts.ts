import type { PhonePart } from "~/lib/phone/phone-text";

/** Holds the ten digits of each state's office, by the state's code. */
export type OfficePhones = Readonly<Record<string, string>>;

const DIGITS = 10;

/** Puts the numbers into one text without their names, in the order of a list of states. */
export const phonesInOrder = (phones: OfficePhones, states: readonly { value: string }[]): string =>
  states.map(({ value }) => phones[value] ?? " ".repeat(DIGITS)).join("");

/** "8005550100" becomes "1-800-555-0100". */
export const withHyphens = (digits: string): string => digits.replace(/(\d{3})(\d{3})/, "1-$1-$2-").trim();

/** Finds a number in that text; it is empty where there is none. @param place in the list, from 1 */
export const phoneAt = (phones: string, place: number): string =>
  withHyphens(phones.slice(DIGITS * (place - 1), DIGITS * place));

/** Keeps the hyphens (RFC 3966), because a page with many numbers is smaller by each that stands there twice alike. */
export const telHref = (phone: string) => `tel:+${phone}` as const;

/** The words of this page write every number in one of two forms. */
const NUMBER = /\b(1-\d{3}-\d{3}-\d{4}|211)\b/;

/** Makes a link of each telephone number in a text. */
export function phoneParts(text: string): PhonePart[] {
  return text
    .split(NUMBER)
    .map((part, index) =>
      index % 2 === 0 ? part : { text: part, href: part.length > 3 ? telHref(part) : `tel:${part}` },
    );
}
