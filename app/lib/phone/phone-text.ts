/** What stands around a telephone number: who answers it, whether it takes texts, and what only looks like one. */

export interface PhoneLink {
  /** As it was typed. */
  text: string;
  href: `tel:${string}` | `sms:${string}`;
}

/** A text in pieces: together they are what was typed. */
export type PhonePart = string | PhoneLink;

const FILLER = "\u0000";

/** Its signs as a keyboard has them, in the same places. */
export function plainSigns(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u2010-\u2015\u2212\u30fc\ufe63_]/g, "-")
    .replace(/[\u00b7\u2022\u2219\u22c5\u30fb]/g, ".")
    .replace(/[[{\u3010\u3014]/g, "(")
    .replace(/[\]}\u3011\u3015]/g, ")")
    .replace(/[\u2018\u2019\u201c\u201d\u00ab\u00bb"']/g, '"');
}

const IN_ADDRESS = /[@_]|:\/\/|^www\.|\.(?:org|com|net|gov|edu|info|us|ca|uk)(?:$|[/?,;:)])/i;

const CLOCK = String.raw`(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?`;
const HALF = String.raw` ?[ap]\.?m\b\.?`;
/** "24/7", "9-5", "8:30 am to 5 pm", "9am", "09:00", "11/25/2026" */
const TIMES = new RegExp(
  [
    String.raw`\b24 ?[/x-] ?7(?:/365)?`,
    String.raw`(?:[1-9]|1\d|2[0-4]|0?\d[:.]\d\d|1\d[:.]\d\d)(?:${HALF})? ?(?:-|to|until) ?${CLOCK}(?:${HALF})?`,
    `${CLOCK}${HALF}`,
    String.raw`(?:[01]?\d|2[0-4]):[0-5]\d`,
    String.raw`\d{1,2}/\d{1,2}/(?:\d\d){1,2}`,
  ]
    .map((form) => String.raw`(?<![\d+.(-])(?:${form})(?![\d-])|(?<=\()(?:${form})(?=\))`)
    .join("|"),
  "gi",
);

/** Hours, days and addresses of the web become gaps. */
export function withoutTimes(plain: string): string {
  const gap = (found: string) => FILLER.repeat(found.length);
  return plain.replace(/[^ ]+/g, (word) => (IN_ADDRESS.test(word) ? gap(word) : word)).replace(TIMES, gap);
}

const MACHINE = "fax|fx|facsimile|pager|(?<!-)f(?=[.:])";
const MACHINE_BEFORE = new RegExp(String.raw`(?<![\p{L}/&])(?:${MACHINE})\b[^\d);,|]{0,40}$`, "iu");
const MACHINE_AFTER = new RegExp(
  String.raw`^ ?[,-]? ?\(?(?:via )?(?:${MACHINE})(?: (?:${MACHINE}|only|line|number|service|users))* ?(?:$|[,;|)]|/ | / |\bor\b|\band\b)`,
  "i",
);
const VOICE_TOO = /\b(?:voice|phone|tel|telephone|call|v) ?(?:[/&+,]|or|and) ?[a-z]/i;

const DEAF_BEFORE = /(?:^|[^\p{L}/])((?:tty|tdd|ttd|videophone|vp|relay)[ :#.-]{1,3})$/iu;
const DEAF_AFTER =
  /^ ?[,-]? ?\(?(?:via )?(?:tty|tdd|ttd|videophone|vp|relay)(?: only| line| users)?(?:\)|(?=$|[,;|]))/i;

/** Numbers for text telephones are named so on their link. @returns lengths before and after the number */
export function deafLabel(before: string, after: string): { before: number; after: number } {
  const [, label = ""] = DEAF_BEFORE.exec(before) ?? [];
  const [named = ""] = label ? [] : (DEAF_AFTER.exec(after) ?? []);
  return { before: label.length, after: named.length };
}

/** @returns whether a machine answers, as a fax does: nobody can talk to it */
export function isForMachine(before: string, after: string): boolean {
  return (MACHINE_BEFORE.test(before) && !VOICE_TOO.test(before)) || MACHINE_AFTER.test(after);
}

const TEXT_BEFORE =
  /(?:^|[^\p{L}])(?:text|txt|sms|texting)(?: ?:)?(?: (?:message|messages|line|us|the word|the keyword|word|your zip code|your zip))?(?: "?([\p{L}\d]{1,20})"?)?(?: (?:to|at|us at|on))?[ :("]{0,3}$/iu;
const KEYWORD_BEFORE = /(?:^|[ "(])([A-Z]{2,20})"? to $/;
const NO_KEYWORD = /^(?:or|and|us|at|to|on|line|only|call|number|message|messages|a|the|word|for|zip|code)$/i;
const CALL_TOO = /\b(?:call|talk|phone|voice|dial) ?(?:\/|&|,|or|and) ?(?:text|txt|sms)\b[^\d]{0,12}$/i;
const TEXT_AFTER = /^ ?[,-]? ?\(?(?:text|sms|txt)(?: only| message| messages| line)? ?(?:$|[,;|)])/i;

/** @returns undefined for a number to call, else the word to send, which may be empty, and the length of what asks for it */
export function textRequest(before: string, after: string): { keyword: string; length: number } | undefined {
  if (CALL_TOO.test(before)) return undefined;
  const [asked, keyword = ""] = TEXT_BEFORE.exec(before) ?? KEYWORD_BEFORE.exec(before) ?? [];
  if (asked === undefined) return TEXT_AFTER.test(after) ? { keyword: "", length: 0 } : undefined;
  const length = asked.replace(/^[^\p{L}]/u, "").length;
  return { keyword: NO_KEYWORD.test(keyword) ? "" : keyword, length };
}

const EXTENSION =
  /^[ ,;.:(-]{0,3}(?:(?:extensi[oó]n|extn|exts?|xtn|xt|x|local|loc|poste|anexo|ramal|interno|durchwahl|dw)\b|(?:extn?|x)(?=\d)|#)[ .:=#-]{0,3}(?:(?:number|no|nr)[ .:]{1,2})?(\d{1,7})(?!\d|[-. ]\d{3}[-. ]\d)/i;

/** @returns digits and the length of what they stand in, closing bracket included */
export function extensionAfter(after: string): { digits: string; length: number } | undefined {
  const [found, digits] = EXTENSION.exec(after) ?? [];
  if (found === undefined || digits === undefined) return undefined;
  const closes = found.includes("(") && after[found.length] === ")";
  return { digits, length: found.length + (closes ? 1 : 0) };
}

const NOT_A_LINE =
  /(?:[\p{L}#$€£%]|\b(?:ext|press|option|room|rm|suite|ste|apt|box|floor|unit|ages?|aged|form|then|up to|over|under|within|since|for|zip|no|route|highway|hwy|bus|page|section|code)[.:]? )$/iu;
const COUNTED =
  /^(?:[%°\p{L}]|[ -](?:hours?|hrs?|days?|weeks?|minutes?|mins?|months?|years?|people|centers?|locations?|sites?)\b| (?:[NSEW]\.? )?[A-Z][\p{L}]{1,20} (?:st|street|ave|avenue|rd|road|blvd|drive|dr|way|lane|ln)\b)/iu;

/** @returns whether few digits are a line to call, and not a room, an amount or a house */
export function isShortLine(before: string, after: string): boolean {
  return !NOT_A_LINE.test(before) && !COUNTED.test(after);
}
