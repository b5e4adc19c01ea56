import type { PhonePart } from "~/lib/phone/phone-text";

/** The words of this page write every number in one of two forms. */
const NUMBER = /\b(1-\d{3}-\d{3}-\d{4}|211)\b/;

/** Makes a link of each telephone number in a text. */
export function phoneParts(text: string): PhonePart[] {
  return text
    .split(NUMBER)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : { text: part, href: part.length > 3 ? `tel:+${part.replaceAll("-", "")}` : `tel:${part}` },
    );
}
