type TelUri = `tel:${string}` | `sms:${string}`;

/** "Text HOME to 741741" */
const TEXT_KEYWORD = /^text ["“']?(\w+)["”']? to ([\d -]+)$/i;
const TEXT = /^text (?:to )?([\d -]+)$/i;
/** A number, and after it at most an extension or a remark such as ", then press 1". */
const CALL = /^(?:call )?(\+?[\d ().-]+)(?:$|[,;x]|press|ext)/i;
const EXTENSION = /(?:x|ext\.?) ?(\d+)$/i;

/** Digits only. A North American number in full gets its country, so that it can be called from anywhere. */
function dialable(number: string): string | undefined {
  const digits = number.replace(/\D/g, "");
  if (digits.length < 3 || digits.length > 15) return undefined;
  return number.startsWith("+") || /^1[2-9]\d{9}$/.test(digits) ? `+${digits}` : digits;
}

/**
 * What a telephone opens for a number as the directory writes it.
 *
 * @param phone a number, perhaps with a remark, or "Text WORD to NUMBER"
 * @returns an address to call or to text, or null when the text holds no single number
 */
export function telHref(phone: string): TelUri | null {
  const text = phone.trim().replace(/\s+/g, " ");
  const [, word, shortCode] = TEXT_KEYWORD.exec(text) ?? [];
  if (word && shortCode) return `sms:${shortCode.replace(/\D/g, "")}?&body=${encodeURIComponent(word)}`;
  const texted = dialable(TEXT.exec(text)?.[1] ?? "");
  if (texted) return `sms:${texted}`;
  const number = dialable(CALL.exec(text)?.[1]?.trim() ?? "");
  if (!number) return null;
  const extension = EXTENSION.exec(text)?.[1];
  return extension ? `tel:${number};ext=${extension}` : `tel:${number}`;
}
